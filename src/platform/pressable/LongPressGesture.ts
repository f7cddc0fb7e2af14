/** Duration of a hold after which a touch points instead of scrolling, ms (specification 9). */
export const LONG_PRESS_MS = 350;
/** Distance that counts as resting, px. */
const TOUCH_SLOP_PX = 8;

/** Distinguishes a touch that points at a chart from one that scrolls the page over it. One for each chart. */
export class LongPressGesture {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private startX = 0;
  private startY = 0;
  private state: 'idle' | 'undecided' | 'pointing' = 'idle';

  /** @param onPoint called with the position in pixels from the left edge */
  constructor(private readonly onPoint: (x: number) => void) {}

  /** True while the page must not scroll. */
  get isPointing(): boolean {
    return this.state === 'pointing';
  }

  start(x: number, y: number): void {
    this.startX = x;
    this.startY = y;
    this.state = 'undecided';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.point(x), LONG_PRESS_MS);
  }

  move(x: number, y: number): void {
    if (this.state === 'undecided') {
      const across = Math.abs(x - this.startX);
      const down = Math.abs(y - this.startY);
      if (Math.max(across, down) < TOUCH_SLOP_PX) return;
      if (down >= across) {
        this.cancel();
        return;
      }
    }
    if (this.state !== 'idle') this.point(x);
  }

  /** Ends the touch: without a move it was a tap, which points as well. */
  end(): void {
    if (this.state === 'undecided') this.point(this.startX);
    this.cancel();
  }

  /** The system has taken the touch, or the chart is unmounted. */
  cancel(): void {
    clearTimeout(this.timer);
    this.state = 'idle';
  }

  private point(x: number): void {
    clearTimeout(this.timer);
    this.state = 'pointing';
    this.onPoint(x);
  }
}
