import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The picture of one poster sheet. Lives as long as the component that shows it. */
export class PosterStore {
  /** Address of the finished picture. */
  picture = '';
  /** Why there is none. */
  error: unknown = undefined;
  /** Counts the drawings: an older one that ends late is dropped. */
  private turn = 0;

  /** @param make draws and answers the picture's address */
  constructor(private readonly make: () => Promise<string>) {
    makeAutoObservable<this, 'turn' | 'make'>(
      this,
      { error: observableRef, turn: false, make: false },
      { autoBind: true }
    );
  }

  get phase(): 'drawing' | 'ready' | 'failed' {
    if (this.picture) return 'ready';
    return this.error === undefined ? 'drawing' : 'failed';
  }

  /** Draws anew. Never rejects. */
  async draw(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.picture = '';
    this.error = undefined;
    try {
      const picture = await this.make();
      runInAction(() => {
        if (turn === this.turn) this.picture = picture;
      });
    } catch (error) {
      runInAction(() => {
        if (turn === this.turn) this.error = error;
      });
    }
  }
}
