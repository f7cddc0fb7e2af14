/** Windows from `from` up to, not including, `to`. */
export interface WindowRange {
  from: number;
  to: number;
}

/**
 * Where the rows of a long list stand, so that only those near the screen need to be drawn. Rows are taken in windows
 * of a fixed number; a window that was drawn has its measured height, the others the one that the rows' units promise.
 * Knows numbers only: all lengths are pixels of the screen, counted from the top of the list.
 */
export class VirtualListModel {
  /** Units of all rows before each window, and of all rows at the end. */
  private unitsBefore: number[] = [0];
  private rowUnits: readonly number[] = [];
  private measured = new Map<number, number>();

  /**
   * @param windowSize rows in a window
   * @param estimatedUnitPx height of a unit as long as no window was measured
   */
  constructor(
    readonly windowSize: number,
    private readonly estimatedUnitPx: number
  ) {}

  get count(): number {
    return this.unitsBefore.length - 1;
  }

  /** The rows of now, as heights in units: 1 for a plain row. Windows whose rows have changed forget their height. */
  setRows(units: readonly number[]): void {
    const before = this.rowUnits;
    this.rowUnits = units;
    this.unitsBefore = [0];
    for (let start = 0; start < units.length; start += this.windowSize) {
      const end = Math.min(start + this.windowSize, units.length);
      const index = this.count;
      let sum = 0;
      let isSame = Math.min(start + this.windowSize, before.length) === end;
      for (let row = start; row < end; row += 1) {
        sum += units[row] ?? 1;
        isSame &&= units[row] === before[row];
      }
      if (!isSame) this.measured.delete(index);
      this.unitsBefore.push((this.unitsBefore[index] ?? 0) + sum);
    }
    for (const index of this.measured.keys()) if (index >= this.count) this.measured.delete(index);
  }

  /** A drawn window was measured. */
  measure(index: number, heightPx: number): void {
    if (index < this.count && heightPx > 0) this.measured.set(index, heightPx);
  }

  /** The look has changed: no height holds any more. */
  clearMeasurements(): void {
    this.measured.clear();
  }

  heightOf({ from, to }: WindowRange): number {
    let sum = 0;
    for (let index = from; index < to; index += 1) sum += this.measured.get(index) ?? this.unitsOf(index) * this.unitPx;
    return sum;
  }

  /** The top of a row; inside its window by its units. */
  topOf(row: number): number {
    const index = Math.floor(row / this.windowSize);
    const rowsBefore = this.rowUnits.slice(index * this.windowSize, row).reduce((sum, units) => sum + units, 0);
    const height = this.heightOf({ from: index, to: index + 1 });
    return this.heightOf({ from: 0, to: index }) + (height * rowsBefore) / Math.max(1, this.unitsOf(index));
  }

  /** The row at a distance from the top; the first above the list, the last below it. */
  rowAt(topPx: number): number {
    const last = this.rowUnits.length - 1;
    let [low, high] = [0, Math.max(0, last)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.topOf(middle) <= topPx) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** So many windows fill a height, with one that begins and one that ends outside. */
  maxWindows(heightPx: number): number {
    return Math.ceil(heightPx / (this.windowSize * this.estimatedUnitPx)) + 1;
  }

  /** The windows that any part of `topPx` to `bottomPx` falls into, at most `most` of them; at least one if there is any. */
  windowsBetween(topPx: number, bottomPx: number, maxWindows: number): WindowRange {
    let from = 0;
    let bottom = this.heightOf({ from: 0, to: 1 });
    while (from < this.count - 1 && bottom <= topPx) {
      from += 1;
      bottom += this.heightOf({ from, to: from + 1 });
    }
    let to = Math.min(from + 1, this.count);
    while (to < this.count && to - from < maxWindows && bottom < bottomPx) {
      bottom += this.heightOf({ from: to, to: to + 1 });
      to += 1;
    }
    return { from, to };
  }

  private unitsOf(index: number): number {
    return (this.unitsBefore[index + 1] ?? 0) - (this.unitsBefore[index] ?? 0);
  }

  /** The mean over what was measured: exact where all rows are of one height. */
  private get unitPx(): number {
    let [height, units] = [0, 0];
    for (const [index, measuredPx] of this.measured) {
      height += measuredPx;
      units += this.unitsOf(index);
    }
    return units > 0 ? height / units : this.estimatedUnitPx;
  }
}
