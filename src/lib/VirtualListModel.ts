/** Range of windows from `from` up to but excluding `to`. */
export interface WindowRange {
  from: number;
  to: number;
}

/**
 * Positions of the rows of a long list, so that only rows near the screen are rendered. Rows are grouped into windows
 * of fixed size; a rendered window has its measured height, any other an estimate from the units of its rows. All
 * lengths are screen pixels from the top of the list.
 */
export class VirtualListModel {
  /** Units of all rows before each window; the last entry is the total. */
  private unitsBefore: number[] = [0];
  private rowUnits: readonly number[] = [];
  private measured = new Map<number, number>();

  /**
   * @param windowSize rows per window
   * @param estimatedUnitPx estimated height of a unit until a window is measured
   */
  constructor(
    readonly windowSize: number,
    private readonly estimatedUnitPx: number
  ) {}

  get count(): number {
    return this.unitsBefore.length - 1;
  }

  /**
   * Sets the heights of all rows in units, 1 for a plain row. Drops the measured height of windows whose rows have
   * changed.
   */
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

  /** Stores the measured height of a rendered window. */
  measure(index: number, heightPx: number): void {
    if (index < this.count && heightPx > 0) this.measured.set(index, heightPx);
  }

  /** Drops all measured heights, for a change of layout. */
  clearMeasurements(): void {
    this.measured.clear();
  }

  heightOf({ from, to }: WindowRange): number {
    const { unitPx } = this;
    let sum = 0;
    for (let index = from; index < to; index += 1) sum += this.measured.get(index) ?? this.unitsOf(index) * unitPx;
    return sum;
  }

  /** Returns the top of a row, interpolated by units inside its window. */
  topOf(row: number): number {
    const index = Math.floor(row / this.windowSize);
    const rowsBefore = this.rowUnits.slice(index * this.windowSize, row).reduce((sum, units) => sum + units, 0);
    const height = this.heightOf({ from: index, to: index + 1 });
    return this.heightOf({ from: 0, to: index }) + (height * rowsBefore) / Math.max(1, this.unitsOf(index));
  }

  /** Returns the row at a distance from the top, clamped to the first and last row. */
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

  /** Returns how many windows cover a height, including partial windows at both ends. */
  maxWindows(heightPx: number): number {
    return Math.ceil(heightPx / (this.windowSize * this.estimatedUnitPx)) + 1;
  }

  /**
   * Returns the windows that overlap `topPx` to `bottomPx`, at most `maxWindows`; at least one unless the list is
   * empty.
   */
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

  /** Mean unit height of all measured windows; exact where all rows have the same height. */
  private get unitPx(): number {
    let [height, units] = [0, 0];
    for (const [index, measuredPx] of this.measured) {
      height += measuredPx;
      units += this.unitsOf(index);
    }
    return units > 0 ? height / units : this.estimatedUnitPx;
  }
}
