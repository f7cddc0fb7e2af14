import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { LONG_PRESS_MS } from '../pressable/LongPressGesture';
import { indexWhileDragging, nearestIndex, type Point } from './sortOrder';
import type { Sortable as SortableType, SortableProps } from './types';
import styles from './Sortable.module.scss';

/** Movement that still counts as a resting finger, px. */
const TOUCH_SLOP_PX = 8;
const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface Drag {
  from: number;
  to: number;
  /** Distances of the drag, px. */
  x: number;
  y: number;
  centres: readonly Point[];
}

export const Sortable: SortableType = ({ className, items, onMove, children }) => {
  const grid = useRef<HTMLDivElement>(null);
  const { held, endsTap } = useDrag(grid, items.length, onMove);

  const handleKey = (event: KeyboardEvent, index: number) => {
    const to = index + (keySteps[event.key] ?? 0);
    if (to === index || to < 0 || to >= items.length) return;
    event.preventDefault();
    onMove(index, to);
    // An element that is moved in the document loses the focus.
    requestAnimationFrame(() => focusFirst(grid.current?.children[to]));
  };
  return (
    <div ref={grid} className={className} onClickCapture={endsTap} onContextMenu={(event) => event.preventDefault()}>
      {items.map(({ key, content }, index) => (
        <div
          key={key}
          className={`${styles.item} ${dragClass(held, index)}`}
          style={dragStyle(held, index)}
          onDragStart={(event) => event.preventDefault()}
          onKeyDown={(event) => handleKey(event, index)}
        >
          {content}
        </div>
      ))}
      {children}
    </div>
  );
};

const focusFirst = (element: Element | undefined) => element?.querySelector<HTMLElement>('[tabindex]')?.focus();

function dragClass(drag: Drag | null, index: number): string {
  if (drag === null) return '';
  return (index === drag.from ? styles.held : styles.moving) ?? '';
}

function dragStyle(drag: Drag | null, index: number): CSSProperties | undefined {
  if (drag === null) return undefined;
  if (index === drag.from) return { transform: `translate(${drag.x}px, ${drag.y}px) scale(1.06)` };
  const here = drag.centres[index];
  const there = drag.centres[indexWhileDragging(index, drag.from, drag.to)];
  return here && there ? { transform: `translate(${there.x - here.x}px, ${there.y - here.y}px)` } : undefined;
}

/** State of the held item, and a guard against the click that ends the drag. */
function useDrag(grid: { current: HTMLDivElement | null }, count: number, onMove: SortableProps['onMove']) {
  const [held, setDrag] = useState<Drag | null>(null);
  const latest = useRef({ count, onMove });
  latest.current = { count, onMove };
  const wasDragged = useRef(false);

  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    let drawn: Drag | null = null;
    let stop = () => undefined as void;
    const show = (next: Drag | null) => {
      drawn = next;
      setDrag(next);
    };
    const start = (down: PointerEvent) => {
      stop();
      wasDragged.current = false;
      const items = [...element.children].slice(0, latest.current.count);
      const from = items.findIndex((item) => item.contains(down.target as Node));
      if (from < 0 || down.button !== 0) return;
      const lift = () => {
        wasDragged.current = true;
        show({ from, to: from, x: 0, y: 0, centres: items.map(centreOf) });
      };
      const timer = setTimeout(lift, LONG_PRESS_MS);
      const move = ({ clientX, clientY }: PointerEvent) => {
        const [x, y] = [clientX - down.clientX, clientY - down.clientY];
        const at = drawn?.centres[from];
        if (drawn && at) show({ ...drawn, x, y, to: nearestIndex(drawn.centres, { x: at.x + x, y: at.y + y }) });
        else if (Math.hypot(x, y) > TOUCH_SLOP_PX) stop();
      };
      const drop = () => {
        if (drawn && drawn.to !== drawn.from) latest.current.onMove(drawn.from, drawn.to);
        stop();
      };
      const cancel = () => stop();
      addEventListener('pointermove', move);
      addEventListener('pointerup', drop);
      addEventListener('pointercancel', cancel);
      stop = () => {
        clearTimeout(timer);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', drop);
        removeEventListener('pointercancel', cancel);
        show(null);
      };
    };
    // The page must not scroll during a drag.
    const preventScroll = (event: TouchEvent) => {
      if (drawn && event.cancelable) event.preventDefault();
    };
    element.addEventListener('pointerdown', start);
    element.addEventListener('touchmove', preventScroll, { passive: false });
    return () => {
      stop();
      element.removeEventListener('pointerdown', start);
      element.removeEventListener('touchmove', preventScroll);
    };
  }, [grid]);

  const endsTap = (event: MouseEvent) => {
    if (wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  };
  return { held, endsTap };
}

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
