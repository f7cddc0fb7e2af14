import type { WebVital } from '@rules/analytics';

export interface MeasuredVital {
  vital: WebVital;
  /** Milliseconds; for CLS a sum of shifts without a unit. */
  value: number;
  /**
   * Milliseconds from the start of the document to what was measured: the slowest interaction, the largest shift. 0 for what
   * belongs to the page that was entered.
   */
  at: number;
}

export interface WebVitalsPlatform {
  /**
   * Measures how fast pages are loaded and answer, in a browser; a value comes when it is final, at the latest when the app
   * is hidden. Call it once.
   */
  watchWebVitals(onVital: (measured: MeasuredVital) => void): void;
  /** Path and query at which the document was entered; empty where none is measured. */
  enteredPath(): string;
}
