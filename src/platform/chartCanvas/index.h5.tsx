import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { openCanvas } from '../canvas';
import { LongPressGesture } from '../pressable/LongPressGesture';
import type { ChartCanvas as ChartCanvasType } from './types';

/** Numbers the canvases, whose ids must differ. */
let count = 0;

/** Steps of the arrow keys. */
const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

const darkScheme = '(prefers-color-scheme: dark)';

/** A plain canvas: Taro's is a Stencil component, which is larger than all of the drawing code. */
export const ChartCanvas: ChartCanvasType = ({ className, label, themeKey, draw, onPoint, onStep }) => {
  const [id] = useState(() => `chart-${(count += 1)}`);
  const element = useRef<HTMLCanvasElement>(null);
  const point = useRef(onPoint);
  point.current = onPoint;

  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return undefined;
    let isGone = false;
    const paint = () =>
      void openCanvas(id).then((surface) => {
        if (surface && !isGone) draw(surface);
      });
    paint();
    // The number font is loaded when it is first needed, and a canvas does not wait for it.
    document.fonts?.load('600 12px "XS Num"').then(paint, () => undefined);
    const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(paint);
    size?.observe(canvas);
    const scheme = matchMedia(darkScheme);
    scheme.addEventListener?.('change', paint);
    return () => {
      isGone = true;
      size?.disconnect();
      scheme.removeEventListener?.('change', paint);
    };
  }, [draw, themeKey, id]);

  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return undefined;
    const gesture = new LongPressGesture((x) => point.current(x));
    const pointOf = (at: { clientX: number; clientY: number }) => {
      const { left, top } = canvas.getBoundingClientRect();
      return [at.clientX - left, at.clientY - top] as const;
    };
    const start = ({ touches }: TouchEvent) => {
      if (touches[0] && touches.length === 1) gesture.start(...pointOf(touches[0]));
      else gesture.cancel();
    };
    const move = (event: TouchEvent) => {
      if (event.touches[0]) gesture.move(...pointOf(event.touches[0]));
      if (gesture.isPointing && event.cancelable) event.preventDefault();
    };
    const end = () => gesture.end();
    const cancel = () => gesture.cancel();
    const hover = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') point.current(pointOf(event)[0]);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') point.current(null);
    };
    canvas.addEventListener('touchstart', start, { passive: true });
    canvas.addEventListener('touchmove', move, { passive: false });
    canvas.addEventListener('touchend', end);
    canvas.addEventListener('touchcancel', cancel);
    canvas.addEventListener('pointermove', hover);
    canvas.addEventListener('pointerleave', leave);
    return () => {
      gesture.cancel();
      canvas.removeEventListener('touchstart', start);
      canvas.removeEventListener('touchmove', move);
      canvas.removeEventListener('touchend', end);
      canvas.removeEventListener('touchcancel', cancel);
      canvas.removeEventListener('pointermove', hover);
      canvas.removeEventListener('pointerleave', leave);
    };
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step !== undefined) onStep(step);
    else if (event.key === 'Escape') onPoint(null);
    else return;
    event.preventDefault();
  };
  return (
    <canvas
      ref={element}
      id={id}
      className={className}
      role="img"
      aria-label={label}
      tabIndex={0}
      onKeyDown={handleKey}
      style={{ touchAction: 'pan-y', WebkitTouchCallout: 'none', userSelect: 'none' }}
    />
  );
};
