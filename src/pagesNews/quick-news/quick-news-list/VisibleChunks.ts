import { actionBound, makeAutoObservable } from 'mobx';
import type { Day, Part } from './timeline';

/** Of a row that nobody has seen yet, in CSS pixels. */
const GUESSED_ROW_PX = 128;
const GUESSED_HEAD_PX = 46;
/** Screens above and below the visible one whose parts are drawn. */
const MARGIN_SCREENS = 0.75;
/** However small the rows: so many keep a page below 1,000 nodes. */
const MOST_ROWS = 24;

/**
 * Which parts of the timeline are near the screen and drawn; the others are stood for by views of their height, so that
 * neither the page nor the mini-program's view grows with how far somebody reads. Lives as long as its page.
 */
export class VisibleChunks {
  private readonly near = new Set<string>();
  private readonly heights = new Map<string, number>();
  private headPx = GUESSED_HEAD_PX;

  constructor() {
    makeAutoObservable<this, 'heights' | 'headPx'>(
      this,
      // `begin` runs while the timeline draws, where what is no explicit action may not change anything.
      { heights: false, headPx: false, begin: actionBound },
      { autoBind: true }
    );
  }

  isNear(part: Part): boolean {
    return this.near.has(part.key);
  }

  /** The parts that are drawn, whose heights can be measured. */
  keys(): string[] {
    return [...this.near];
  }

  /** What was measured, in CSS pixels; nothing for what is not laid out. */
  measured(headPx: number | undefined, heights: ReadonlyMap<string, number>): void {
    if (headPx !== undefined) this.headPx = headPx;
    heights.forEach((height, key) => this.heights.set(key, height));
  }

  /** Rows look different now: every height is guessed until it is seen. */
  forget(): void {
    this.heights.clear();
  }

  heightOf(part: Part): number {
    return this.heights.get(part.key) ?? part.flashes.length * GUESSED_ROW_PX;
  }

  heightOfDay(day: Day): number {
    return day.parts.reduce((sum, part) => sum + this.heightOf(part), this.headPx);
  }

  /** The screen is here: `topPx` is the distance of the timeline's start from the screen's upper edge. */
  look(days: readonly Day[], topPx: number, screenPx: number): void {
    const margin = screenPx * MARGIN_SCREENS;
    const wanted = this.between(days, -topPx - margin, -topPx + screenPx + margin);
    if (this.covers(days, wanted)) return;
    for (const key of this.near) if (!wanted.has(key)) this.near.delete(key);
    wanted.forEach((key) => this.near.add(key));
  }

  /** The screen is at the top and nothing was measured yet: as much as may be drawn. */
  begin(days: readonly Day[]): void {
    this.between(days, 0, Infinity).forEach((key) => this.near.add(key));
  }

  /** What is drawn already stays until other parts are needed: a finger that trembles changes nothing. */
  private covers(days: readonly Day[], wanted: ReadonlySet<string>): boolean {
    const drawn = days.flatMap(({ parts }) => parts.filter(this.isNear));
    const rows = drawn.reduce((sum, { flashes }) => sum + flashes.length, 0);
    return drawn.length === this.near.size && rows <= MOST_ROWS && [...wanted].every((key) => this.near.has(key));
  }

  /** The keys of the parts that touch a stretch of the timeline, in CSS pixels from its start. */
  private between(days: readonly Day[], fromPx: number, toPx: number): ReadonlySet<string> {
    const keys = new Set<string>();
    let [bottom, rows] = [0, 0];
    for (const day of days) {
      bottom += this.headPx;
      for (const part of day.parts) {
        bottom += this.heightOf(part);
        const isInside = bottom >= fromPx && bottom - this.heightOf(part) <= toPx;
        if (!isInside || rows + part.flashes.length > MOST_ROWS) continue;
        rows += part.flashes.length;
        keys.add(part.key);
      }
    }
    return keys;
  }
}
