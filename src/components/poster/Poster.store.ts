import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The picture of one poster sheet. Lives as long as the component that shows it. */
export class PosterStore {
  /** Address of the finished picture. */
  picture = '';
  /** Why there is none. */
  error: unknown = undefined;
  /** Counts the drawings: an older one that ends late is dropped. */
  private generation = 0;

  /** @param render draws and answers the picture's address */
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

  /** Draws anew. Never rejects. */
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
