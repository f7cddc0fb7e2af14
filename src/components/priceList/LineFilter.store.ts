import { makeAutoObservable } from 'mobx';
import type { LineFilter, LineMove, LineSort } from '@contract/priceLine';

/** Initial values of a filter. */
export type InitialLineFilter = Partial<Pick<LineFilterStore, 'marketIds' | 'origin' | 'move' | 'sort'>>;

/** Filters and order of a price list, apart from its category. Lives as long as the store that owns it. */
export class LineFilterStore {
  marketIds: readonly string[];
  /** Empty for all origins. */
  origin = '';
  /** Empty for all lines, whether their price changed or not. */
  move: LineMove | '' = '';
  sort: LineSort;

  /** @param onChange called after each change, so that the list can reload */
  constructor(
    private readonly onChange: () => void,
    readonly defaultSort: LineSort = 'default',
    marketIds: readonly string[] = []
  ) {
    this.marketIds = marketIds;
    this.sort = defaultSort;
    makeAutoObservable<this, 'onChange'>(this, { onChange: false, defaultSort: false }, { autoBind: true });
  }

  /** Number of active filters; the sort order does not count. */
  get count(): number {
    return (this.marketIds.length > 0 ? 1 : 0) + (this.origin ? 1 : 0) + (this.move ? 1 : 0);
  }

  /** Query parameters of the list's API calls. */
  get filter(): LineFilter {
    return {
      ...(this.marketIds.length > 0 && { marketIds: this.marketIds.join(',') }),
      ...(this.origin && { origin: this.origin }),
      ...(this.move && { move: this.move })
    };
  }

  /** Sets initial values without notifying: the list loads by itself when it starts. */
  initialize(initial: InitialLineFilter): void {
    Object.assign(this, initial);
  }

  setMarkets(ids: readonly string[]): void {
    if (ids.join() === this.marketIds.join()) return;
    this.marketIds = ids;
    this.onChange();
  }

  /** Drops markets that no longer exist: links and stored filters outlive the list of markets. */
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

  /** Cycles the sort order from default to rise, fall, and back. */
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
