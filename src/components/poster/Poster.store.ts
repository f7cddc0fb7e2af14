import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Picture of one poster sheet. Lives as long as the component that shows it. */
export class PosterStore {
  /** Address of the finished picture. */
  picture = '';
  /** Error of the last drawing; undefined for none. */
  error: unknown = undefined;
  /** Number of drawings started; a result of an older one is dropped. */
  private generation = 0;

  /** @param render draws the poster and resolves to the address of the picture */
  constructor(private readonly render: () => Promise<string>) {
    makeAutoObservable<this, 'generation' | 'render'>(
      this,
      { error: observableRef, generation: false, render: false },
      { autoBind: true }
    );
  }

  get phase(): 'drawing' | 'ready' | 'failed' {
    if (this.picture) return 'ready';
    return this.error === undefined ? 'drawing' : 'failed';
  }

  /** Draws the poster again. Never rejects. */
  async draw(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    this.picture = '';
    this.error = undefined;
    try {
      const picture = await this.render();
      runInAction(() => {
        if (generation === this.generation) this.picture = picture;
      });
    } catch (error) {
      runInAction(() => {
        if (generation === this.generation) this.error = error;
      });
    }
  }
}
