/** Current position of an element, in CSS pixels from the top of the screen. */
export interface ElementBox {
  topPx: number;
  heightPx: number;
}

export interface ElementBoxes {
  /** In the order of the ids; undefined for an element that does not exist or is not laid out (on a hidden page). */
  boxes: (ElementBox | undefined)[];
  screenPx: number;
}

/** Measures elements of the page on top by their ids. Never rejects. */
export type MeasureElements = (ids: readonly string[]) => Promise<ElementBoxes>;

/** CSS pixels of the screen for a px of the design's 375 grid. */
export type DesignScale = () => number;

/** Whether what a page measures while it opens is shown at once. On WeChat the page would be sent to the view once more. */
export type IsMeasuringFree = boolean;
