/** Computed styles of a canvas element: the only way from the tokens into a drawing. */
export interface CanvasStyle {
  color: string;
  borderTopColor: string;
  borderRightColor: string;
  borderBottomColor: string;
  borderLeftColor: string;
  outlineColor: string;
  columnRuleColor: string;
  textDecorationColor: string;
  /** Pixels. */
  fontSize: number;
}

/** A canvas that is ready to be drawn on: cleared, in CSS pixels at any screen density. */
export interface CanvasSurface {
  context: CanvasRenderingContext2D;
  /** CSS pixels. */
  width: number;
  height: number;
  style: CanvasStyle;
}

/**
 * Returns the surface of the canvas element with this id on the page on top; undefined while it is not laid out (hidden
 * or removed).
 */
export type OpenCanvas = (id: string) => Promise<CanvasSurface | undefined>;
