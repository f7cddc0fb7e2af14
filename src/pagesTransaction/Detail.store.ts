import { makeAutoObservable, observableRef, runInAction } from 'mobx';

const missingCodes = ['NOT_FOUND', 'VALIDATION'];

const isMissingError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && missingCodes.includes(String(error.code));

/** One thing that the server knows, as this reader may see it. Lives as long as the store that owns it. */
export class DetailStore<T extends object> {
  value: T | null = null;
  /** Why it did not come. */
  error: unknown = undefined;
  /** When what is shown came (epoch ms). */
  loadedAtMs = 0;
  /** Counts what comes, so that an answer knows whether it is still wanted. */
  private generation = 0;

  constructor(
    private readonly fetch: () => Promise<T>,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'fetch' | 'now' | 'generation'>(
      this,
      { value: observableRef, error: observableRef, fetch: false, now: false, generation: false },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.value) return 'ready';
    if (this.error === undefined) return 'loading';
    return isMissingError(this.error) ? 'empty' : 'error';
  }

  /** What is shown could not be refreshed. */
  get isStale(): boolean {
    return this.value !== null && this.error !== undefined;
  }

  /** Never rejects: a failure is in `error`, and what is shown stays unless it is gone. */
  async load(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    this.error = undefined;
    try {
      const value = await this.fetch();
      if (generation === this.generation) this.show(value);
    } catch (error) {
      runInAction(() => {
        if (generation !== this.generation) return;
        this.error = error;
        if (isMissingError(error)) this.value = null;
      });
    }
  }

  /** What the server has answered to something else; a load that is under way is older. */
  show(value: T): void {
    this.generation += 1;
    this.value = value;
    this.loadedAtMs = this.now();
  }

  /** What is known before the server says it; a load that is under way knows better. */
  change(changes: Partial<T>): void {
    if (this.value) this.value = { ...this.value, ...changes };
  }

  /** Whose it was is not to be seen by who comes next. */
  forget(): void {
    this.value = null;
  }
}
