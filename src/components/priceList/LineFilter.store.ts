import { makeAutoObservable } from 'mobx';
import type { LineFilter, LineMove, LineSort } from '@contract/priceLine';

/** What a list can start with. */
export type InitialLineFilter = Partial<Pick<LineFilterStore, 'marketIds' | 'origin' | 'move' | 'sort'>>;

/** What narrows and orders a price list beside its category. Lives as long as the store that owns it. */
export class LineFilterStore {
  marketIds: readonly string[];
  /** Empty for all. */
  origin = '';
  /** Empty for all, whether they moved or not. */
  move: LineMove | '' = '';
  sort: LineSort;

  /** @param onChange is told after each change, so that the list can be asked anew */
  constructor(
    private readonly onChange: () => void,
    readonly defaultSort: LineSort = 'default',
    marketIds: readonly string[] = []
  ) {
    this.marketIds = marketIds;
    this.sort = defaultSort;
    makeAutoObservable<this, 'onChange'>(this, { onChange: false, defaultSort: false }, { autoBind: true });
  }

  /** Filters that are on; the order is none. */
  get count(): number {
    return (this.marketIds.length > 0 ? 1 : 0) + (this.origin ? 1 : 0) + (this.move ? 1 : 0);
  }

  /** For the calls of the list. */
  get filter(): LineFilter {
    return {
      ...(this.marketIds.length > 0 && { marketIds: this.marketIds.join(',') }),
      ...(this.origin && { origin: this.origin }),
      ...(this.move && { move: this.move })
    };
  }

  /** Tells nobody: the list that starts asks by itself. */
  initialize(initial: InitialLineFilter): void {
    Object.assign(this, initial);
  }

  setMarkets(ids: readonly string[]): void {
    if (ids.join() === this.marketIds.join()) return;
    this.marketIds = ids;
    this.onChange();
  }

  /** Leaves out the markets that there are not: links and devices remember longer than the list of markets lasts. */
  retainKnownMarkets(known: readonly string[]): void {
    this.setMarkets(this.marketIds.filter((id) => known.includes(id)));
  }

  setOrigin(origin: string): void {
    this.origin = origin;
    this.onChange();
  }

  setMove(move: LineMove | ''): void {
    if (move === this.move) return;
    this.move = move;
    this.onChange();
  }

  setSort(sort: LineSort): void {
    if (sort === this.sort) return;
    this.sort = sort;
    this.onChange();
  }

  /** From the usual order to rise, to fall, and back. */
  cycleSort(): void {
    if (this.sort === 'rise') this.setSort('fall');
    else this.setSort(this.sort === 'fall' ? this.defaultSort : 'rise');
  }

  clear(): void {
    if (this.count === 0) return;
    this.marketIds = [];
    this.origin = '';
    this.move = '';
    this.onChange();
  }
}
