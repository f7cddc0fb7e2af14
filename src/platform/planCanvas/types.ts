import type { ComponentType } from 'react';
import type { CanvasSurface } from '../canvas/types';

/** A surface that is drawn again and again. */
export interface PlanSurface extends CanvasSurface {
  /** Runs before the next frame of the screen. */
  requestFrame(run: () => void): void;
}

/** Computed colours of an element. */
export interface ElementColors {
  fill: string;
  ink: string;
}

/** A finger, or the mouse with its button down, in CSS pixels from the canvas' upper left corner. */
export interface CanvasTouch {
  id: number;
  x: number;
  y: number;
}

/** Receives surface and input outside of React, so that a move renders nothing. */
export interface PlanCanvasTarget {
  /** The surface is new, of another size or in other colours: draw. */
  onSurface(surface: PlanSurface, colors: readonly ElementColors[]): void;
  /** @param touches all that are down now; none after the last one was lifted */
  onTouches(touches: readonly CanvasTouch[]): void;
  onTouchCancel(): void;
  /** A turn of the wheel; `deltaY` is negative away from the user. */
  onWheel(x: number, y: number, deltaY: number): void;
  /** @returns whether the key means something to the plan */
  onKey(key: string): boolean;
}

export interface PlanCanvasProps {
  className: string | undefined;
  /** Content of the drawing, in a sentence. */
  label: string;
  /** Classes that determine the colours: a change reads them again. */
  themeKey: string;
  /** Elements of the page whose background and text colours are read with the surface. */
  colorIds: readonly string[];
  /** Keeps its identity. */
  target: PlanCanvasTarget;
}

/** A canvas that takes touches, mouse, wheel and keys for a plan that is panned and zoomed. */
export type PlanCanvas = ComponentType<PlanCanvasProps>;
