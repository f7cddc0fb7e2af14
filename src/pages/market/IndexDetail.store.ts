import { makeAutoObservable } from 'mobx';
import type { SpiceIndexDetail } from '@contract/spiceIndex';
import { basisPointsBetween } from '@/lib/price';
import { Resource } from '@/request/Resource';

/** Selectable spans of the curve, in weeks. */
export const indexSpans = { quarter: 13, year: 52, all: Infinity } as const;
export type IndexSpan = keyof typeof indexSpans;

/** One Monday of the index, with its change against the previous Monday; the changes of the first week are null. */
export interface IndexWeek {
  date: string;
  valueCenti: number;
  changeCenti: number | null;
  /** Basis points (hundredths of a percent). */
  changeBp: number | null;
}

/**
 * Returns the values of the curve's grid lines, lowest first: the roundest step that puts at least three between `low`
 * and `high`.
 */
export function gridLevels(low: number, high: number): number[] {
  const decade = 10 ** Math.floor(Math.log10(Math.max(1, high - low)));
  for (const step of [5, 2, 1, 0.5, 0.2].map((factor) => factor * decade)) {
    const first = Math.ceil(low / step);
    const count = Math.floor(high / step) - first + 1;
    if (count > 2 && step >= 1) return Array.from({ length: count }, (_, index) => (first + index) * step);
  }
  return [low];
}

/** State of the index sheet. Lives as long as the tab. */
export class IndexDetailStore {
  id = '';
  isOpen = false;
  span: IndexSpan = 'all';
  /** Index of the highlighted entry of `points`; -1 for none. */
  pointedIndex = -1;

  private readonly resource: Resource<SpiceIndexDetail, string>;

  constructor(getSpiceIndex: (id: string) => Promise<SpiceIndexDetail>) {
    this.resource = new Resource(getSpiceIndex, { audience: 'everyone' });
    makeAutoObservable<this, 'resource'>(this, { resource: false }, { autoBind: true });
  }

  /** Details of the open index; null while loading. */
  get detail(): SpiceIndexDetail | null {
    return this.resource.value;
  }

  get error(): unknown {
    return this.resource.error;
  }

  /** Weeks of the chosen span, oldest first. */
  get points(): IndexWeek[] {
    // A span of n weeks has n + 1 points.
    return this.history.slice(-Math.min(this.history.length, indexSpans[this.span] + 1));
  }

  /** All weeks, newest first. */
  get weeks(): IndexWeek[] {
    return [...this.history].reverse();
  }

  /** The week shown in the header of the sheet: the highlighted point, else the newest. */
  get displayedWeek(): IndexWeek | undefined {
    return this.points[this.pointedIndex] ?? this.points[this.points.length - 1];
  }

  selectSpan(span: IndexSpan): void {
    this.span = span;
    this.pointedIndex = -1;
  }

  pointAt(index: number): void {
    this.pointedIndex = index;
  }

  /** Opens the sheet and loads the index. Never rejects: a failure is stored in `error`. */
  async open(id = this.id): Promise<void> {
    if (id !== this.id) this.resource.clear();
    this.id = id;
    this.isOpen = true;
    this.pointedIndex = -1;
    await this.resource.load(id);
  }

  close(): void {
    this.isOpen = false;
  }

  private get history(): IndexWeek[] {
    return (this.detail?.points ?? []).map(({ date, valueCenti }, index, points) => {
      const before = points[index - 1]?.valueCenti ?? 0;
      return {
        date,
        valueCenti,
        changeCenti: index === 0 ? null : valueCenti - before,
        changeBp: basisPointsBetween(before, valueCenti)
      };
    });
  }
}
