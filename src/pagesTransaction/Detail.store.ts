import { makeAutoObservable, observableRef, runInAction } from 'mobx';

const missingCodes = ['NOT_FOUND', 'VALIDATION'];

const isMissingError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && missingCodes.includes(String(error.code));

/** One server resource as the current viewer may see it. Lives as long as the store that owns it. */
export class DetailStore<T extends object> {
  value: T | null = null;
  /** Error of the last load; undefined while loading and after a success. */
  error: unknown = undefined;
  /** Time at which the shown value was received (epoch ms). */
  loadedAtMs = 0;
  /** Incremented by each load and each shown value; a response of an older generation is dropped. */
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

  /** True when a value is shown although its last refresh failed. */
  get isStale(): boolean {
    return this.value !== null && this.error !== undefined;
  }

  /** Never rejects: a failure is stored in `error`. The shown value stays unless the server reports it as missing. */
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

  /** Shows a value returned by another call and discards the response of a load in progress. */
  show(value: T): void {
    this.generation += 1;
    this.value = value;
    this.loadedAtMs = this.now();
  }

  /** Applies an optimistic change; the response of a load in progress overrides it. */
  change(changes: Partial<T>): void {
    if (this.value) this.value = { ...this.value, ...changes };
  }

  /** Clears the value on login or logout: the next user must not see it. */
  forget(): void {
    this.value = null;
  }
}
