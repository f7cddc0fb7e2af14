import { makeAutoObservable, observableRef } from 'mobx';
import type { TransactionMode } from '@/stores/transactionTab';
import {
  activeCriteria,
  countFilters,
  emptyFilter,
  type FilterCriterion,
  type FilterFlag,
  filterQuery,
  type FilterValues,
  withoutCriterion
} from './filterValues';

/** Filter of the tab's lists. Lives as long as the tab. */
export class ListingFilterStore {
  values: FilterValues = emptyFilter;

  /**
   * @param tab the tab, with the shown side of the trade
   * @param onChange called after each change, to reload the list
   */
  constructor(
    private readonly tab: { readonly transactionMode: TransactionMode },
    private readonly onChange: () => void
  ) {
    makeAutoObservable<this, 'tab' | 'onChange'>(
      this,
      { values: observableRef, tab: false, onChange: false },
      { autoBind: true }
    );
  }

  /** Active criteria of the shown side, except varieties. */
  get criteria(): FilterCriterion[] {
    return activeCriteria(this.values, this.tab.transactionMode);
  }

  get count(): number {
    return countFilters(this.values, this.tab.transactionMode);
  }

  get isOn(): boolean {
    return this.values.varieties.length > 0 || this.count > 0;
  }

  /** Filter parameters of the list requests. */
  get query() {
    return filterQuery(this.values, this.tab.transactionMode);
  }

  toggle(flag: FilterFlag): void {
    this.update({ [flag]: !this.values[flag] });
  }

  update(changes: Partial<FilterValues>): void {
    this.values = { ...this.values, ...changes };
    this.onChange();
  }

  removeCriterion(criterion: FilterCriterion): void {
    this.values = withoutCriterion(this.values, criterion);
    this.onChange();
  }

  clear(): void {
    this.values = emptyFilter;
    this.onChange();
  }
}
