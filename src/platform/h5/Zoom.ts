export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Times its size when it is not drawn in. */
export const MOST_ZOOM = 4;
/** Where a double tap leads. */
const TAPPED = 2.5;
const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** How far a picture is drawn in and where to, counted from the middle of its frame, which it always fills. */
export class Zoom {
  scale = 1;
  x = 0;
  y = 0;

  /** @param picture as large as it is when it is not drawn in; as the frame unless said */
  constructor(
    private readonly frame: Size,
    private readonly picture: Size = frame
  ) {}

  get isIn(): boolean {
    return this.scale > 1;
  }

  get transform(): string {
    return this.isIn ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : '';
  }

  /** Draws in or out; what lies under `centre` stays there. */
  by(factor: number, centre: Point): void {
    const scale = Math.min(MOST_ZOOM, Math.max(1, this.scale * factor));
    const change = scale / this.scale;
    this.scale = scale;
    this.place(centre.x - (centre.x - this.x) * change, centre.y - (centre.y - this.y) * change);
  }

  /** Draws in at a point, or out again. */
  toggle(centre: Point): void {
    this.by(this.isIn ? 1 / this.scale : TAPPED, centre);
  }

  move(by: Point): void {
    this.place(this.x + by.x, this.y + by.y);
  }

  private place(x: number, y: number): void {
    const { scale, frame, picture } = this;
    this.x = within(x, (scale * picture.width - frame.width) / 2);
    this.y = within(y, (scale * picture.height - frame.height) / 2);
  }
}
