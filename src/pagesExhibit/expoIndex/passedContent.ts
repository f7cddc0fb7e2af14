import type { ExpoIndexContent } from './content';

let content: ExpoIndexContent | undefined;

/** Passes the content on to the page, which is in another package. */
export function passContent(passed: ExpoIndexContent): void {
  content = passed;
}

/**
 * Returns the content of the page.
 * @throws Error before its package has run
 */
export function passedContent(): ExpoIndexContent {
  if (content === undefined) throw new Error("the package of the expo's index passed no content on");
  return content;
}
