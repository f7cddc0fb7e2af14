import { makeAutoObservable } from 'mobx';
import type { LineFilter, LineSort } from '@contract/priceLine';

/** What a list can start with. */
export type LineStart = Partial<Pick<LineChoice, 'marketIds' | 'origin' | 'changedOnly' | 'sort'>>;

/** What narrows and orders a price list beside its category. Lives as long as the store that owns it. */
export class LineChoice {
  marketIds: readonly string[] = [];
  /** Empty for all. */
  origin = '';
  changedOnly = false;
  sort: LineSort;

  /** @param onChange is told after each change, so that the list can be asked anew */
  constructor(
    private readonly onChange: () => void,
    private readonly usualSort: LineSort = 'default'
  ) {
    this.sort = usualSort;
    makeAutoObservable<this, 'onChange' | 'usualSort'>(this, { onChange: false, usualSort: false }, { autoBind: true });
  }

  /** Filters that are on; the order is none. */
  get count(): number {
    return (this.marketIds.length > 0 ? 1 : 0) + (this.origin ? 1 : 0) + (this.changedOnly ? 1 : 0);
  }

  /** For the calls of the list. */
  get filter(): LineFilter {
    return {
      ...(this.marketIds.length > 0 && { marketIds: this.marketIds.join(',') }),
      ...(this.origin && { origin: this.origin }),
      ...(this.changedOnly && { changedOnly: true })
    };
  }

  /** Tells nobody: the list that starts asks by itself. */
  begin(start: LineStart): void {
    Object.assign(this, start);
  }

  setMarkets(ids: readonly string[]): void {
    if (ids.join() === this.marketIds.join()) return;
    this.marketIds = ids;
    this.onChange();
  }

  setOrigin(origin: string): void {
    this.origin = origin;
    this.onChange();
  }

  toggleChangedOnly(): void {
    this.changedOnly = !this.changedOnly;
    this.onChange();
  }

  setSort(sort: LineSort): void {
    if (sort === this.sort) return;
    this.sort = sort;
    this.onChange();
  }

  /** From the usual order to rise, to fall, and back. */
  turnSort(): void {
    if (this.sort === 'rise') this.setSort('fall');
    else this.setSort(this.sort === 'fall' ? this.usualSort : 'rise');
  }

  clear(): void {
    if (this.count === 0) return;
    this.marketIds = [];
    this.origin = '';
    this.changedOnly = false;
    this.onChange();
  }
}
