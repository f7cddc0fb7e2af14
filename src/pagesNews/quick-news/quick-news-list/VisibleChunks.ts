import { actionBound, makeAutoObservable } from 'mobx';
import type { Day, Chunk } from './timeline';

/** Of a row that nobody has seen yet, in CSS pixels. */
const ESTIMATED_ROW_PX = 128;
const ESTIMATED_HEADER_PX = 46;
/** Screens above and below the visible one whose parts are drawn. */
const OVERSCAN_SCREENS = 0.75;
/** However small the rows: so many keep a page below 1,000 nodes. */
const MAX_ROWS = 24;

/**
 * Which parts of the timeline are near the screen and drawn; the others are stood for by views of their height, so that
 * neither the page nor the mini-program's view grows with how far somebody reads. Lives as long as its page.
 */
export class VisibleChunks {
  private readonly visible = new Set<string>();
  private readonly heights = new Map<string, number>();
  private headerPx = ESTIMATED_HEADER_PX;

  constructor() {
    makeAutoObservable<this, 'heights' | 'headerPx'>(
      this,
      // `begin` runs while the timeline draws, where what is no explicit action may not change anything.
      { heights: false, headerPx: false, showInitial: actionBound },
      { autoBind: true }
    );
  }

  isVisible(chunk: Chunk): boolean {
    return this.visible.has(chunk.key);
  }

  /** The parts that are drawn, whose heights can be measured. */
  keys(): string[] {
    return [...this.visible];
  }

  /** What was measured, in CSS pixels; nothing for what is not laid out. */
  setMeasurements(headerPx: number | undefined, heights: ReadonlyMap<string, number>): void {
    if (headerPx !== undefined) this.headerPx = headerPx;
    heights.forEach((height, key) => this.heights.set(key, height));
  }

  /** Rows look different now: every height is guessed until it is seen. */
  clearMeasurements(): void {
    this.heights.clear();
  }

  heightOf(chunk: Chunk): number {
    return this.heights.get(chunk.key) ?? chunk.flashes.length * ESTIMATED_ROW_PX;
  }

  heightOfDay(day: Day): number {
    return day.chunks.reduce((sum, chunk) => sum + this.heightOf(chunk), this.headerPx);
  }

  /** The screen is here: `topPx` is the distance of the timeline's start from the screen's upper edge. */
  update(days: readonly Day[], topPx: number, screenPx: number): void {
    const margin = screenPx * OVERSCAN_SCREENS;
    const wanted = this.chunksBetween(days, -topPx - margin, -topPx + screenPx + margin);
    if (this.covers(days, wanted)) return;
    for (const key of this.visible) if (!wanted.has(key)) this.visible.delete(key);
    wanted.forEach((key) => this.visible.add(key));
  }

  /** The screen is at the top and nothing was measured yet: as much as may be drawn. */
  showInitial(days: readonly Day[]): void {
    this.chunksBetween(days, 0, Infinity).forEach((key) => this.visible.add(key));
  }

  /** What is drawn already stays until other parts are needed: a finger that trembles changes nothing. */
  private covers(days: readonly Day[], wanted: ReadonlySet<string>): boolean {
    const drawn = days.flatMap(({ chunks }) => chunks.filter(this.isVisible));
    const rows = drawn.reduce((sum, { flashes }) => sum + flashes.length, 0);
    return drawn.length === this.visible.size && rows <= MAX_ROWS && [...wanted].every((key) => this.visible.has(key));
  }

  /** The keys of the parts that touch a stretch of the timeline, in CSS pixels from its start. */
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
