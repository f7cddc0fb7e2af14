import type { Hall } from '@contract/floorPlan';
import { type Bounds, boundsOf } from '@rules/polygon';
import type { CanvasTouch, ElementColors, PlanCanvasTarget, PlanSurface } from '@/platform/planCanvas/types';
import { prefersReducedMotion } from '@/platform/reducedMotion';
import { BoothGrid } from './BoothGrid';
import { drawPlan, type PlanContent } from './drawPlan';
import { type PlanColors, planColorsFrom } from './planColors';
import { PlanGesture } from './PlanGesture';
import { between, centredOn, firstView, fitHall, fitScale, kept, type Viewport, zoomedAt } from './viewport';

/** Reach of a finger around the point that it touches, px. */
const FINGER_PX = 12;
/** Pixels a metre at which a booth is shown that was asked for. */
const FOCUS_SCALE = 20;
const MOVE_MS = 260;
const KEY_STEP_PX = 48;
const ZOOM_STEP = 1.6;
const WHEEL_STEP = 1.002;

/**
 * A plan on its canvas. It keeps position and zoom outside of React and draws once a frame: a move neither renders nor
 * sends anything to the view of the mini-program.
 */
export class PlanView implements PlanCanvasTarget {
  private surface: PlanSurface | null = null;
  private colors: PlanColors | null = null;
  private hall: Hall | null = null;
  private outline: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };
  private grid = new BoothGrid([]);
  private content: PlanContent | null = null;
  private view: Viewport | null = null;
  private move: { from: Viewport; to: Viewport; startedMs: number } | null = null;
  private wantedNo: string | null = null;
  private isFrameRequested = false;
  private onTap: (boothNo: string | null) => void = () => undefined;
  private readonly gesture = new PlanGesture({
    pan: (byX, byY) => this.pan(byX, byY),
    zoom: (factor, x, y) => this.zoom(factor, x, y),
    tap: (x, y) => this.onTap(this.boothAt(x, y)),
    doubleTap: (x, y) => this.animateTo((view) => zoomedAt(view, 2, x, y, this.lowestScale()))
  });

  /** Shows a hall, from its entrance on. Another hall begins with its first view. */
  show(hall: Hall, content: PlanContent, onTap: (boothNo: string | null) => void): void {
    if (this.hall !== hall) {
      this.grid = new BoothGrid(hall.booths);
      this.outline = boundsOf(hall.outline);
      if (this.hall?.id !== hall.id) this.view = null;
      this.hall = hall;
    }
    this.content = content;
    this.onTap = onTap;
    this.requestDraw();
  }

  /** Moves a booth to the middle, as soon as its hall is shown. */
  focus(boothNo: string): void {
    this.wantedNo = boothNo;
    this.requestDraw();
  }

  /** Zooms around the middle: a button or key. */
  zoomBy(direction: 1 | -1): void {
    const { width = 0, height = 0 } = this.surface ?? {};
    const factor = direction > 0 ? ZOOM_STEP : 1 / ZOOM_STEP;
    this.animateTo((view) => zoomedAt(view, factor, width / 2, height / 2, this.lowestScale()));
  }

  /** Shows the whole hall. */
  fit(): void {
    this.animateTo((_, size) => fitHall(this.outline, size));
  }

  /** Returns the number of the booth under a point of the canvas; null beside the booths. */
  boothAt(x: number, y: number): string | null {
    if (!this.view) return null;
    const { scale, left, top } = this.view;
    return this.grid.boothAt((x - left) / scale, (y - top) / scale, FINGER_PX / scale)?.no ?? null;
  }

  onSurface(surface: PlanSurface, colors: readonly ElementColors[]): void {
    // A plan that was hidden has no view yet; another size keeps its middle.
    if (this.surface && this.view) {
      this.view.left += (surface.width - this.surface.width) / 2;
      this.view.top += (surface.height - this.surface.height) / 2;
    }
    this.surface = surface;
    this.colors = planColorsFrom(colors);
    this.draw();
  }

  onTouches(touches: readonly CanvasTouch[]): void {
    this.gesture.update(touches, Date.now());
  }

  onTouchCancel(): void {
    this.gesture.cancel();
  }

  onWheel(x: number, y: number, deltaY: number): void {
    this.zoom(WHEEL_STEP ** -deltaY, x, y);
  }

  onKey(key: string): boolean {
    const steps: Record<string, () => void> = {
      ArrowLeft: () => this.pan(KEY_STEP_PX, 0),
      ArrowRight: () => this.pan(-KEY_STEP_PX, 0),
      ArrowUp: () => this.pan(0, KEY_STEP_PX),
      ArrowDown: () => this.pan(0, -KEY_STEP_PX),
      '+': () => this.zoomBy(1),
      '=': () => this.zoomBy(1),
      '-': () => this.zoomBy(-1),
      '0': () => this.fit()
    };
    steps[key]?.();
    return key in steps;
  }

  private pan(byX: number, byY: number): void {
    if (!this.view || !this.surface) return;
    this.move = null;
    const { scale, left, top } = this.view;
    this.view = kept({ scale, left: left + byX, top: top + byY }, this.outline, this.surface);
    this.requestDraw();
  }

  private zoom(factor: number, x: number, y: number): void {
    if (!this.view || !this.surface) return;
    this.move = null;
    this.view = kept(zoomedAt(this.view, factor, x, y, this.lowestScale()), this.outline, this.surface);
    this.requestDraw();
  }

  private lowestScale(): number {
    return this.surface ? fitScale(this.outline, this.surface) : 1;
  }

  private animateTo(target: (view: Viewport, surface: PlanSurface) => Viewport): void {
    if (!this.view || !this.surface) return;
    const to = kept(target(this.move?.to ?? this.view, this.surface), this.outline, this.surface);
    if (prefersReducedMotion()) this.view = to;
    else this.move = { from: this.view, to, startedMs: Date.now() };
    this.requestDraw();
  }

  private requestDraw(): void {
    if (this.isFrameRequested || !this.surface) return;
    this.isFrameRequested = true;
    this.surface.requestFrame(() => {
      this.isFrameRequested = false;
      this.draw();
    });
  }

  private draw(): void {
    const { surface, colors, hall, grid, content } = this;
    if (!surface || !colors || !hall || !content) return;
    this.view ??= this.startView(hall, surface);
    this.followWanted(surface);
    const view = this.step() ?? this.view;
    drawPlan(surface, { hall, grid, view, colors, content });
    if (this.move) this.requestDraw();
  }

  private startView(hall: Hall, surface: PlanSurface): Viewport {
    const entrance = hall.facilities.find(({ kind }) => kind === 'entrance');
    const { left, right, bottom } = this.outline;
    return firstView(
      this.outline,
      surface,
      entrance?.x ?? (left + right) / 2,
      entrance?.y ?? bottom,
      surface.style.fontSize
    );
  }

  private followWanted(surface: PlanSurface): void {
    const wanted = this.wantedNo === null ? undefined : this.grid.find(this.wantedNo);
    if (!wanted || !this.view) return;
    this.wantedNo = null;
    const { left, top, right, bottom } = wanted.bounds;
    const scale = Math.max(this.view.scale, FOCUS_SCALE);
    this.animateTo(() => centredOn((left + right) / 2, (top + bottom) / 2, scale, surface));
  }

  /** Advances an animated move; undefined without one. */
  private step(): Viewport | undefined {
    if (!this.move) return undefined;
    const { from, to, startedMs } = this.move;
    const part = Math.min((Date.now() - startedMs) / MOVE_MS, 1);
    this.view = between(from, to, 1 - (1 - part) ** 3);
    if (part === 1) this.move = null;
    return this.view;
  }
}
