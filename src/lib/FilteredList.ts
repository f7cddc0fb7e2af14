import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PagedList } from './PagedList';

/**
 * The list behind a page's filters. It lives as long as the store that owns it.
 * Each filter has a list of its own: rows of one never stand under the name of another, also when loading fails.
 */
export class FilteredList<T extends { id: string }> {
  /** Those of the filter before while `isSwitching`, so that the page does not go blank. */
  shown: PagedList<T>;
  /** The rows of another filter are on their way. */
  isSwitching = false;
  private next: PagedList<T>;

  /** @param create makes the list of the filter that is chosen at that moment. It is asked once right away. */
  constructor(private readonly create: () => PagedList<T>) {
    this.shown = create();
    this.next = this.shown;
    makeAutoObservable<this, 'create' | 'next'>(
      this,
      { shown: observableRef, create: false, next: false },
      { autoBind: true }
    );
  }

  /** Asks anew for what is chosen. Never rejects: a failure is in `shown.error`. */
  refresh(): Promise<void> {
    return this.isSwitching ? this.switch() : this.shown.refresh();
  }

  /** Another filter was chosen: its rows take the place of the shown ones when they, or the reason why not, are there. */
  async switch(): Promise<void> {
    const list = this.create();
    this.next = list;
    this.isSwitching = true;
    await list.refresh();
    runInAction(() => {
      if (this.next !== list) return;
      this.shown = list;
      this.isSwitching = false;
    });
  }

  /** What was chosen has nothing in common with what is shown: starts from nothing. */
  async restart(): Promise<void> {
    this.shown = this.create();
    this.next = this.shown;
    this.isSwitching = false;
    await this.shown.refresh();
  }
}
