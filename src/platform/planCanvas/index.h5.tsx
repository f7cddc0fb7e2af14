import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { openCanvas } from '../canvas';
import type { CanvasTouch, ElementColors, PlanCanvas as PlanCanvasType } from './types';

/** Numbers the canvases, whose ids must differ. */
let count = 0;

const darkScheme = '(prefers-color-scheme: dark)';

function colorsOf(id: string): ElementColors {
  const element = document.getElementById(id);
  if (!element) return { fill: 'transparent', ink: 'black' };
  const { backgroundColor, color } = getComputedStyle(element);
  return { fill: backgroundColor, ink: color };
}

/** A plain canvas: Taro's is a Stencil component, which is larger than all of the drawing code. */
export const PlanCanvas: PlanCanvasType = ({ className, label, themeKey, colorIds, target }) => {
  const [id] = useState(() => `plan-${(count += 1)}`);
  const element = useRef<HTMLCanvasElement>(null);
  const ids = colorIds.join();

  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return undefined;
    let isGone = false;
    const open = () =>
      void openCanvas(id).then((surface) => {
        if (!surface || isGone) return;
        const requestFrame = (run: () => void) => void requestAnimationFrame(run);
        target.onSurface({ ...surface, requestFrame }, ids.split(',').map(colorsOf));
      });
    open();
    // The number font is loaded when it is first needed, and a canvas does not wait for it.
    document.fonts?.load('600 12px "XS Num"').then(open, () => undefined);
    const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(open);
    size?.observe(canvas);
    const scheme = matchMedia(darkScheme);
    scheme.addEventListener?.('change', open);
    return () => {
      isGone = true;
      size?.disconnect();
      scheme.removeEventListener?.('change', open);
    };
  }, [id, ids, target, themeKey]);

  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return undefined;
    const down = new Map<number, CanvasTouch>();
    const pointOf = ({ clientX, clientY }: MouseEvent) => {
      const { left, top } = canvas.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const report = () => target.onTouches([...down.values()]);
    const press = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      // A pointer that has ended meanwhile cannot be captured, and needs not be.
      if (event.isTrusted) canvas.setPointerCapture?.(event.pointerId);
      down.set(event.pointerId, { id: event.pointerId, ...pointOf(event) });
      report();
    };
    const move = (event: PointerEvent) => {
      if (!down.has(event.pointerId)) return;
      down.set(event.pointerId, { id: event.pointerId, ...pointOf(event) });
      report();
    };
    const release = (event: PointerEvent) => {
      if (down.delete(event.pointerId)) report();
    };
    const cancel = () => {
      down.clear();
      target.onTouchCancel();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = pointOf(event);
      target.onWheel(x, y, event.deltaY);
    };
    canvas.addEventListener('pointerdown', press);
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', release);
    canvas.addEventListener('pointercancel', cancel);
    canvas.addEventListener('wheel', wheel, { passive: false });
    return () => {
      canvas.removeEventListener('pointerdown', press);
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', release);
      canvas.removeEventListener('pointercancel', cancel);
      canvas.removeEventListener('wheel', wheel);
    };
  }, [target]);

  const handleKey = (event: KeyboardEvent) => {
    if (target.onKey(event.key)) event.preventDefault();
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
      style={{ touchAction: 'none', WebkitTouchCallout: 'none', userSelect: 'none' }}
    />
  );
};
