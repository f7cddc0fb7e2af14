export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Factor of the size without zoom. */
export const MAX_ZOOM = 4;
/** Factor after a double tap. */
const DOUBLE_TAP_ZOOM = 2.5;
const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Zoom and offset of a picture from the middle of its frame, which it always fills. */
export class Zoom {
  scale = 1;
  x = 0;
  y = 0;

  /** @param picture its size without zoom; that of the frame by default */
  constructor(
    private readonly frame: Size,
    private readonly picture: Size = frame
  ) {}

  get isZoomed(): boolean {
    return this.scale > 1;
  }

  get transform(): string {
    return this.isZoomed ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : '';
  }

  /** Zooms; the point at `centre` stays fixed. */
  zoomBy(factor: number, centre: Point): void {
    const scale = Math.min(MAX_ZOOM, Math.max(1, this.scale * factor));
    const change = scale / this.scale;
    this.scale = scale;
    this.setOffset(centre.x - (centre.x - this.x) * change, centre.y - (centre.y - this.y) * change);
  }

  /** Zooms in at a point, or out again. */
  toggle(centre: Point): void {
    this.zoomBy(this.isZoomed ? 1 / this.scale : DOUBLE_TAP_ZOOM, centre);
  }

  move(zoomBy: Point): void {
    this.setOffset(this.x + zoomBy.x, this.y + zoomBy.y);
  }

  private setOffset(x: number, y: number): void {
    const { scale, frame, picture } = this;
    this.x = clamp(x, (scale * picture.width - frame.width) / 2);
    this.y = clamp(y, (scale * picture.height - frame.height) / 2);
  }
}
