import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Loadable value of a page, loaded for one viewer. Lives as long as the store that owns it. */
export class Reading<T extends object> {
  value: T | null = null;
  /** Error of the last load or reload. */
  error: unknown = undefined;
  /** Time when the value was loaded (epoch ms); 0 before the first load. */
  loadedAtMs = 0;
  /** The pending load; changes wait for it, because its response would overwrite them. */
  underWay: Promise<void> | null = null;
  private viewer = '';

  /** @param read resolves to null when there is no value */
  constructor(
    private readonly read: () => Promise<T | null>,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'read' | 'now' | 'viewer'>(
      this,
      { value: observableRef, error: observableRef, underWay: false, read: false, now: false, viewer: false },
      { autoBind: true }
    );
  }

  /** True when the shown value could not be reloaded. */
  get isStale(): boolean {
    return this.value !== null && this.error !== undefined;
  }

  /** Loads the value unless it was already loaded for this viewer (identified by token). Never rejects. */
  async loadFor(viewer: string): Promise<void> {
    if (this.value && this.viewer === viewer) return;
    this.viewer = viewer;
    await this.load();
  }

  /** Reloads the value; the shown one stays on failure. Never rejects. */
  load(): Promise<void> {
    const loading = this.fetch();
    this.underWay = loading;
    return loading;
  }

  /** Merges changes into the value; does nothing before the first load. */
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
