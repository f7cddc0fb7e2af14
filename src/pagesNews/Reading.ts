import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What a page of its own shows, read for one person. Lives as long as the store that owns it. */
export class Reading<T extends object> {
  value: T | null = null;
  /** Why it did not come, or not anew. */
  error: unknown = undefined;
  /** When the value came (epoch ms); 0 before. */
  loadedAtMs = 0;
  /** The load under way: changes wait for it, so that its answer cannot undo them. */
  underWay: Promise<void> | null = null;
  private reader = '';

  /** @param read answers null where there is nothing to read */
  constructor(
    private readonly read: () => Promise<T | null>,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'read' | 'now' | 'reader'>(
      this,
      { value: observableRef, error: observableRef, underWay: false, read: false, now: false, reader: false },
      { autoBind: true }
    );
  }

  /** What is shown could not be read anew. */
  get isStale(): boolean {
    return this.value !== null && this.error !== undefined;
  }

  /** Reads, unless it is there already and this person (by token) is the one it was read for. Never rejects. */
  async loadFor(reader: string): Promise<void> {
    if (this.value && this.reader === reader) return;
    this.reader = reader;
    await this.load();
  }

  /** Reads anew. What is on screen stays when that fails. Never rejects. */
  load(): Promise<void> {
    const loading = this.fetch();
    this.underWay = loading;
    return loading;
  }

  /** Does nothing before the first value. */
  change(part: Partial<T>): void {
    if (this.value) this.value = { ...this.value, ...part };
  }

  private async fetch(): Promise<void> {
    this.error = undefined;
    try {
      const value = await this.read();
      runInAction(() => {
        if (!value) return;
        this.value = value;
        this.loadedAtMs = this.now();
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }
}
