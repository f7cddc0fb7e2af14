import { type DOMAttributes, type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { Point } from '../../h5/Zoom';
import type { CropperStore } from './Cropper.store';

type Gestures = Required<
  Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>
>;

/** Position on the screen, px. */
interface ClientPoint {
  clientX: number;
  clientY: number;
}

/** Fraction of the frame's side. */
const KEY_STEP = 0.05;
const KEY_FACTOR = 1.1;
/** Zoom per pixel of the wheel. */
const WHEEL_RATE = 0.002;

const arrowMoves: Record<string, Point> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP }
};
const zoomFactors: Record<string, number> = { '+': KEY_FACTOR, '=': KEY_FACTOR, '-': 1 / KEY_FACTOR };

/** The arrows move the picture, plus and minus zoom. */
export function handleKeys(cropper: CropperStore, event: KeyboardEvent): void {
  const [move, factor] = [arrowMoves[event.key], zoomFactors[event.key]];
  if (!move && factor === undefined) return;
  event.preventDefault();
  if (move) cropper.move(move);
  else cropper.zoomBy(factor ?? 1);
}

/**
 * Touch and mouse move the picture, two fingers and the wheel zoom it.
 * @param frame unit of positions: its sides, from its middle
 */
export function useGestures(
  cropper: CropperStore,
  stage: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>
): Gestures {
  const [pointers] = useState(() => new Map<number, ClientPoint>());

  /** Returns the middle of the first two pointers, and their distance. */
  const read = () => {
    const [a, b = a] = [...pointers.values()].map((point) => toFrameCoordinates(point, frame.current));
    if (!a || !b) return undefined;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  const up = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);

  useEffect(() => {
    const ground = stage.current;
    const handleWheel = (event: WheelEvent) => {
      // The page below would scroll or zoom.
      event.preventDefault();
      cropper.zoomBy(Math.exp(-event.deltaY * WHEEL_RATE), toFrameCoordinates(event, frame.current));
    };
    ground?.addEventListener('wheel', handleWheel, { passive: false });
    return () => ground?.removeEventListener('wheel', handleWheel);
  }, [cropper, stage, frame]);

  return {
    onPointerDown({ button, pointerId, clientX, clientY, currentTarget }) {
      if (button !== 0) return;
      // A pointer that leaves the window with a pressed button is tracked until its release.
      currentTarget.setPointerCapture(pointerId);
      pointers.set(pointerId, { clientX, clientY });
    },
    onPointerMove({ pointerId, clientX, clientY }) {
      if (!pointers.has(pointerId)) return;
      const before = read();
      pointers.set(pointerId, { clientX, clientY });
      const now = read();
      if (!before || !now) return;
      cropper.move({ x: now.x - before.x, y: now.y - before.y });
      if (before.apart > 0) cropper.zoomBy(now.apart / before.apart, now);
    },
    onPointerUp: up,
    onPointerCancel: up
  };
}

function toFrameCoordinates({ clientX, clientY }: ClientPoint, frame: HTMLElement | null): Point {
  const { left = 0, top = 0, width = 1 } = frame?.getBoundingClientRect() ?? {};
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / width - 0.5 };
}
