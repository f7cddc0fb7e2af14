import type { StartAnalytics } from './startAnalytics';

let passed: StartAnalytics | undefined;

/** Called by the code itself, which the mini-program runs from a package of its own. */
export function passStart(start: StartAnalytics): void {
  passed = start;
}

/** @throws Error when the package has not run */
export function passedStart(): StartAnalytics {
  if (passed === undefined) throw new Error('the package of the analytics has not run');
  return passed;
}
