/** What the style sheet says of a canvas element: the one way from the tokens into a drawing. */
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

/** A canvas that is ready to be drawn on: cleared, in CSS pixels whatever the screen's density is. */
export interface CanvasSurface {
  context: CanvasRenderingContext2D;
  /** CSS pixels. */
  width: number;
  height: number;
  style: CanvasStyle;
}

/**
 * The surface of the canvas element with this id on the page on top; undefined while it is not laid out (hidden, or
 * gone again).
 */
export type OpenCanvas = (id: string) => Promise<CanvasSurface | undefined>;
