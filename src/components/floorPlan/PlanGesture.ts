/** A finger on the canvas, in CSS pixels from its upper left corner. */
interface TouchPoint {
  id: number;
  x: number;
  y: number;
}

interface PlanGestureTarget {
  pan(byX: number, byY: number): void;
  zoom(factor: number, x: number, y: number): void;
  tap(x: number, y: number): void;
  doubleTap(x: number, y: number): void;
}

/** Distance that counts as resting, px. */
const SLOP_PX = 8;
const TAP_MS = 500;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 32;

interface Grip {
  ids: string;
  x: number;
  y: number;
  /** Mean distance of the fingers from their middle; 0 for one finger. */
  spread: number;
}

/** Distinguishes taps, drags and pinches. */
export class PlanGesture {
  private grip: Grip | null = null;
  private startedMs = 0;
  private start = { x: 0, y: 0 };
  private isTap = false;
  private lastTap: { x: number; y: number; atMs: number } | null = null;

  constructor(private readonly target: PlanGestureTarget) {}

  /** @param touches all fingers that are down now: none after the last one was lifted */
  update(touches: readonly TouchPoint[], nowMs: number): void {
    const grip = gripOf(touches);
    const before = this.grip;
    if (!grip) {
      if (before && this.isTap && nowMs - this.startedMs <= TAP_MS) this.finishTap(nowMs);
      this.grip = null;
      return;
    }
    if (!before) this.begin(grip, nowMs);
    if (touches.length > 1) this.isTap = false;
    // With another number of fingers the middle jumps, which is no move.
    if (!before || before.ids !== grip.ids) {
      this.grip = grip;
      return;
    }
    if (this.isTap) {
      if (Math.hypot(grip.x - this.start.x, grip.y - this.start.y) < SLOP_PX) return;
      this.isTap = false;
    }
    this.target.pan(grip.x - before.x, grip.y - before.y);
    if (before.spread > 0 && grip.spread > 0) this.target.zoom(grip.spread / before.spread, grip.x, grip.y);
    this.grip = grip;
  }

  /** The system took the fingers away. */
  cancel(): void {
    this.grip = null;
    this.isTap = false;
  }

  private begin({ x, y }: Grip, nowMs: number): void {
    this.start = { x, y };
    this.startedMs = nowMs;
    this.isTap = true;
  }

  private finishTap(nowMs: number): void {
    const { x, y } = this.start;
    const last = this.lastTap;
    if (last && nowMs - last.atMs <= DOUBLE_TAP_MS && Math.hypot(x - last.x, y - last.y) <= DOUBLE_TAP_PX) {
      this.lastTap = null;
      this.target.doubleTap(x, y);
      return;
    }
    this.lastTap = { x, y, atMs: nowMs };
    this.target.tap(x, y);
  }
}

function gripOf(touches: readonly TouchPoint[]): Grip | null {
  if (touches.length === 0) return null;
  const mean = (value: (touch: TouchPoint) => number) =>
    touches.reduce((sum, touch) => sum + value(touch), 0) / touches.length;
  const [x, y] = [mean((touch) => touch.x), mean((touch) => touch.y)];
  return {
    ids: touches.map(({ id }) => id).join(),
    x,
    y,
    spread: touches.length < 2 ? 0 : mean((touch) => Math.hypot(touch.x - x, touch.y - y))
  };
}
