import { DAY_MS } from '@rules/duration';
import { buildFlash } from '@/testing/buildFeed';
import { chunkTimeline } from './timeline';
import { VisibleChunks } from './VisibleChunks';

/** Thirty days of eight flashes: two chunks per day. */
const days = chunkTimeline(
  [],
  Array.from({ length: 240 }, (_, index) =>
    buildFlash({ id: `f${index}`, publishedAtMs: Date.UTC(2026, 10, 20, 8) - Math.floor(index / 8) * DAY_MS - index })
  )
);
const chunks = days.flatMap((day) => day.chunks);
const visibleChunks = (near: VisibleChunks) => chunks.filter(near.isVisible);
const rowsOf = (near: VisibleChunks) => visibleChunks(near).reduce((sum, { flashes }) => sum + flashes.length, 0);

describe('VisibleChunks', () => {
  it('contains the first chunks at the top', () => {
    const near = new VisibleChunks();
    near.update(days, 0, 800);
    expect(visibleChunks(near)[0]).toBe(chunks[0]);
    expect(rowsOf(near)).toBeLessThanOrEqual(24);
  });

  it('starts with as many rows as a page can hold, and keeps them while they cover the screen', () => {
    const near = new VisibleChunks();
    near.showInitial(days);
    expect(rowsOf(near)).toBe(24);
    const before = near.keys();
    near.update(days, -150, 800);
    expect(near.keys()).toEqual(before);
  });

  it('covers the screen at every scroll position within the row limit', () => {
    const near = new VisibleChunks();
    for (let top = 0; top < 30_000; top += 700) {
      near.update(days, -top, 800);
      let bottom = 0;
      for (const day of days) {
        bottom += near.heightOfDay(day) - day.chunks.reduce((sum, part) => sum + near.heightOf(part), 0);
        for (const part of day.chunks) {
          const start = bottom;
          bottom += near.heightOf(part);
          if (start < top + 800 && bottom > top) expect(near.isVisible(part)).toBe(true);
        }
      }
      expect(rowsOf(near)).toBeLessThanOrEqual(24);
    }
  });

  it('respects the row limit when every height is zero, as without a layout', () => {
    const near = new VisibleChunks();
    near.setMeasurements(0, new Map(chunks.map(({ key }) => [key, 0])));
    near.update(days, 0, 800);
    expect(rowsOf(near)).toBeLessThanOrEqual(24);
  });

  it('uses measured heights for placeholders until they are cleared', () => {
    const near = new VisibleChunks();
    const [first, second] = chunks;
    if (!first || !second) throw new Error('no parts');
    near.setMeasurements(50, new Map([[first.key, 411]]));
    expect(near.heightOf(first)).toBe(411);
    expect(days[0] && near.heightOfDay(days[0])).toBe(50 + 411 + near.heightOf(second));
    near.clearMeasurements();
    expect(near.heightOf(first)).not.toBe(411);
  });
});
