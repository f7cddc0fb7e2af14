import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PagedList } from './PagedList';

/**
 * The list behind a page's filters. Each filter has a separate list, so rows of one filter never appear under another,
 * even when loading fails. Lives as long as the store that owns it.
 */
export class FilteredList<T extends { id: string }> {
  /** Shown list; while `isSwitching` still that of the previous filter, to avoid a blank page. */
  shown: PagedList<T>;
  /** Whether the rows of a newly chosen filter are loading. */
  isSwitching = false;
  private next: PagedList<T>;

  /** @param create creates the list of the currently chosen filter; also called once by the constructor */
  constructor(private readonly create: () => PagedList<T>) {
    this.shown = create();
    this.next = this.shown;
    makeAutoObservable<this, 'create' | 'next'>(
      this,
      { shown: observableRef, create: false, next: false },
      { autoBind: true }
    );
  }

  /** Reloads the chosen filter. Never rejects: a failure is in `shown.error`. */
  refresh(): Promise<void> {
    return this.isSwitching ? this.switch() : this.shown.refresh();
  }

  /** Loads the list of a newly chosen filter and shows it once its rows or its error have arrived. */
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

  /** Starts with an empty list, for a filter that has nothing in common with the shown one. */
  async restart(): Promise<void> {
    this.shown = this.create();
    this.next = this.shown;
    this.isSwitching = false;
    await this.shown.refresh();
  }
}
