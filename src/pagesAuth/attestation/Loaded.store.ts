import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Data of the logged-in user, loaded again each time the page is shown. Lives as long as its page. */
export class LoadedStore<T> {
  data: T | null = null;
  error: unknown = undefined;
  private turn = 0;

  constructor(private readonly read: () => Promise<T>) {
    makeAutoObservable<this, 'read' | 'turn'>(
      this,
      { read: false, turn: false, data: observableRef, error: observableRef },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' {
    if (this.data !== null) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  /** Never rejects: a failed reload keeps the data already shown. The latest request wins. */
  async load(): Promise<void> {
    const turn = (this.turn += 1);
    try {
      const data = await this.read();
      runInAction(() => {
        if (turn === this.turn) [this.data, this.error] = [data, undefined];
      });
    } catch (error) {
      runInAction(() => {
        if (turn === this.turn) this.error = error;
      });
    }
  }
}
