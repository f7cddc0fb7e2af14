import { actionBound, makeAutoObservable } from 'mobx';
import type { Chunk, Day } from './timeline';

/** Estimated height of an unmeasured row, in CSS pixels. */
const ESTIMATED_ROW_PX = 128;
const ESTIMATED_HEADER_PX = 46;
/** Screens rendered above and below the visible one. */
const OVERSCAN_SCREENS = 0.75;
/** Maximum number of rendered rows, which keeps a page below 1,000 nodes. */
const MAX_ROWS = 24;

/**
 * Tracks which chunks of the timeline are near the screen and rendered. The others are replaced by placeholders of the
 * same height, so the number of nodes stays bounded however far the viewer scrolls. Lives as long as its page.
 */
export class VisibleChunks {
  private readonly visible = new Set<string>();
  private readonly heights = new Map<string, number>();
  private headerPx = ESTIMATED_HEADER_PX;

  constructor() {
    makeAutoObservable<this, 'heights' | 'headerPx'>(
      this,
      // `showInitial` runs during rendering, where only an explicit action may change state.
      { heights: false, headerPx: false, showInitial: actionBound },
      { autoBind: true }
    );
  }

  isVisible(chunk: Chunk): boolean {
    return this.visible.has(chunk.key);
  }

  /** Returns the keys of the rendered chunks, whose heights can be measured. */
  keys(): string[] {
    return [...this.visible];
  }

  /** Stores measured heights in CSS pixels; elements without a layout are omitted. */
  setMeasurements(headerPx: number | undefined, heights: ReadonlyMap<string, number>): void {
    if (headerPx !== undefined) this.headerPx = headerPx;
    heights.forEach((height, key) => this.heights.set(key, height));
  }

  /** Drops the measured heights after a change of the row layout; estimates apply until the next measurement. */
  clearMeasurements(): void {
    this.heights.clear();
  }

  heightOf(chunk: Chunk): number {
    return this.heights.get(chunk.key) ?? chunk.flashes.length * ESTIMATED_ROW_PX;
  }

  heightOfDay(day: Day): number {
    return day.chunks.reduce((sum, chunk) => sum + this.heightOf(chunk), this.headerPx);
  }

  /**
   * Updates the visible chunks for a scroll position.
   * @param topPx distance of the timeline's start from the top of the screen, in CSS pixels
   */
  update(days: readonly Day[], topPx: number, screenPx: number): void {
    const margin = screenPx * OVERSCAN_SCREENS;
    const wanted = this.chunksBetween(days, -topPx - margin, -topPx + screenPx + margin);
    if (this.covers(days, wanted)) return;
    for (const key of this.visible) if (!wanted.has(key)) this.visible.delete(key);
    wanted.forEach((key) => this.visible.add(key));
  }

  /** Shows as many chunks as allowed from the top, before anything was measured. */
  showInitial(days: readonly Day[]): void {
    this.chunksBetween(days, 0, Infinity).forEach((key) => this.visible.add(key));
  }

  /** Returns whether the rendered chunks suffice. Hysteresis: avoids rendering on small scrolls. */
  private covers(days: readonly Day[], wanted: ReadonlySet<string>): boolean {
    const drawn = days.flatMap(({ chunks }) => chunks.filter(this.isVisible));
    const rows = drawn.reduce((sum, { flashes }) => sum + flashes.length, 0);
    return drawn.length === this.visible.size && rows <= MAX_ROWS && [...wanted].every((key) => this.visible.has(key));
  }

  /** Returns the keys of the chunks that overlap a range, in CSS pixels from the timeline's start. */
  private chunksBetween(days: readonly Day[], fromPx: number, toPx: number): ReadonlySet<string> {
    const keys = new Set<string>();
    let [bottom, rows] = [0, 0];
    for (const day of days) {
      bottom += this.headerPx;
      for (const chunk of day.chunks) {
        bottom += this.heightOf(chunk);
        const isInside = bottom >= fromPx && bottom - this.heightOf(chunk) <= toPx;
        if (!isInside || rows + chunk.flashes.length > MAX_ROWS) continue;
        rows += chunk.flashes.length;
        keys.add(chunk.key);
      }
    }
    return keys;
  }
}
