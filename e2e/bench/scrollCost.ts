import type { Page } from '@playwright/test';

/** Budget of a frame at 60 a second; a browser timer is off by up to a millisecond. */
const FRAME_MS = 16.7;
const TOLERANCE_MS = 1;
/** Pixels a second: scrolling while reading, and flinging through the list. */
export const speeds = { reading: 1_500, quick: 6_000, flinging: 20_000 };
export const SECONDS = 8;

export interface ScrollCost {
  frames: number;
  late: number;
  worstMs: number;
  longTasks: number;
  longestTaskMs: number;
  mostElements: number;
  /** Number of frames in which the middle of the screen showed no row. */
  blank: number;
}

/** Scrolls the list of the open page, whose rows are links, for some seconds at a speed in pixels a second. */
export function scroll(page: Page, speed: number): Promise<ScrollCost> {
  return page.evaluate(
    ({ speed: pixels, seconds, limitMs }) =>
      new Promise<ScrollCost>((resolve) => {
        const scroller = [...document.querySelectorAll('.taro_page')].at(-1) as HTMLElement;
        const cost = { frames: 0, late: 0, worstMs: 0, longTasks: 0, longestTaskMs: 0, mostElements: 0, blank: 0 };
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) {
            cost.longTasks += 1;
            cost.longestTaskMs = Math.max(cost.longestTaskMs, duration);
          }
        });
        scroller.scrollTop = 5_000;
        const step = (last: number, left: number) =>
          requestAnimationFrame((now) => {
            const frameMs = now - last;
            cost.frames += 1;
            if (frameMs > limitMs) cost.late += 1;
            cost.worstMs = Math.max(cost.worstMs, frameMs);
            cost.mostElements = Math.max(cost.mostElements, scroller.querySelectorAll('*').length);
            if (!document.elementFromPoint(120, innerHeight / 2)?.closest('[role="link"]')) cost.blank += 1;
            scroller.scrollTop += (pixels * Math.min(frameMs, 100)) / 1000;
            if (left - frameMs > 0) step(now, left - frameMs);
            else {
              tasks.disconnect();
              resolve(cost);
            }
          });
        setTimeout(() => {
          tasks.observe({ entryTypes: ['longtask'] });
          requestAnimationFrame((now) => step(now, seconds * 1000));
        }, 500);
      }),
    { speed, seconds: SECONDS, limitMs: FRAME_MS + TOLERANCE_MS }
  );
}

export function printScroll(name: string, speed: number, cost: ScrollCost): void {
  const { frames, late, worstMs, longTasks, longestTaskMs, mostElements, blank } = cost;
  console.log(
    `  ${name.padEnd(9)} ${String(speed).padStart(6)} px/s  ${frames} frames, ${late} over ${FRAME_MS} ms` +
      ` (worst ${worstMs.toFixed(1)} ms), ${longTasks} long tasks${longTasks > 0 ? ` (longest ${longestTaskMs.toFixed(0)} ms)` : ''},` +
      ` ${blank} without a row, at most ${mostElements} elements`
  );
}
