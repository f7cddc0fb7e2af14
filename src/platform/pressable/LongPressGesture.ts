/** Milliseconds of holding still after which a finger points instead of scrolling (specification 9). */
export const LONG_PRESS_MS = 350;
/** Pixels that a resting finger may tremble. */
const TOUCH_SLOP_PX = 8;

/** Tells a finger that points at a drawing from one that scrolls the page over it. One for each drawing. */
export class LongPressGesture {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private startX = 0;
  private startY = 0;
  private state: 'idle' | 'undecided' | 'pointing' = 'idle';

  /** @param onPoint the place in pixels from the left edge */
  constructor(private readonly onPoint: (x: number) => void) {}

  /** The page must stay where it is while this is true. */
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

  /** The finger has left the screen: without having moved, it was a tap, which points as well. */
  end(): void {
    if (this.state === 'undecided') this.point(this.startX);
    this.cancel();
  }

  /** The system has taken the touch, or the drawing is gone. */
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
