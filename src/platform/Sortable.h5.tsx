import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { HOLD_MS } from './HoldGesture';
import styles from './Sortable.module.scss';
import type { Sortable as SortableType, SortableProps } from './Sortable.types';
import { nearestPlace, placeWhileHeld, type Place } from './sortPlaces';

/** Pixels that a resting finger may tremble. */
const SLACK_PX = 8;
const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface Held {
  from: number;
  to: number;
  /** How far the finger has drawn it, in pixels. */
  x: number;
  y: number;
  places: readonly Place[];
}

export const Sortable: SortableType = ({ className, items, onMove, children }) => {
  const grid = useRef<HTMLDivElement>(null);
  const { held, endsTap } = useHeld(grid, items.length, onMove);

  const handleKey = (event: KeyboardEvent, place: number) => {
    const to = place + (keySteps[event.key] ?? 0);
    if (to === place || to < 0 || to >= items.length) return;
    event.preventDefault();
    onMove(place, to);
    // What is put elsewhere in the document loses the focus.
    requestAnimationFrame(() => focusIn(grid.current?.children[to]));
  };
  return (
    <div ref={grid} className={className} onClickCapture={endsTap} onContextMenu={(event) => event.preventDefault()}>
      {items.map(({ key, content }, place) => (
        <div
          key={key}
          className={`${styles.item} ${lookOf(held, place)}`}
          style={styleOf(held, place)}
          onDragStart={(event) => event.preventDefault()}
          onKeyDown={(event) => handleKey(event, place)}
        >
          {content}
        </div>
      ))}
      {children}
    </div>
  );
};

const focusIn = (element: Element | undefined) => element?.querySelector<HTMLElement>('[tabindex]')?.focus();

function lookOf(held: Held | null, place: number): string {
  if (held === null) return '';
  return (place === held.from ? styles.held : styles.moving) ?? '';
}

function styleOf(held: Held | null, place: number): CSSProperties | undefined {
  if (held === null) return undefined;
  if (place === held.from) return { transform: `translate(${held.x}px, ${held.y}px) scale(1.06)` };
  const here = held.places[place];
  const there = held.places[placeWhileHeld(place, held.from, held.to)];
  return here && there ? { transform: `translate(${there.x - here.x}px, ${there.y - here.y}px)` } : undefined;
}

/** What is held and drawn now, and how to keep the click that ends it from being a tap. */
function useHeld(grid: { current: HTMLDivElement | null }, count: number, onMove: SortableProps['onMove']) {
  const [held, setHeld] = useState<Held | null>(null);
  const latest = useRef({ count, onMove });
  latest.current = { count, onMove };
  const wasHeld = useRef(false);

  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    let drawn: Held | null = null;
    let stop = () => undefined as void;
    const show = (next: Held | null) => {
      drawn = next;
      setHeld(next);
    };
    const start = (down: PointerEvent) => {
      stop();
      wasHeld.current = false;
      const items = [...element.children].slice(0, latest.current.count);
      const from = items.findIndex((item) => item.contains(down.target as Node));
      if (from < 0 || down.button !== 0) return;
      const lift = () => {
        wasHeld.current = true;
        show({ from, to: from, x: 0, y: 0, places: items.map(middleOf) });
      };
      const timer = setTimeout(lift, HOLD_MS);
      const move = ({ clientX, clientY }: PointerEvent) => {
        const [x, y] = [clientX - down.clientX, clientY - down.clientY];
        const at = drawn?.places[from];
        if (drawn && at) show({ ...drawn, x, y, to: nearestPlace(drawn.places, { x: at.x + x, y: at.y + y }) });
        else if (Math.hypot(x, y) > SLACK_PX) stop();
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
    // The page must stay where it is while something is drawn over it.
    const keepPage = (event: TouchEvent) => {
      if (drawn && event.cancelable) event.preventDefault();
    };
    element.addEventListener('pointerdown', start);
    element.addEventListener('touchmove', keepPage, { passive: false });
    return () => {
      stop();
      element.removeEventListener('pointerdown', start);
      element.removeEventListener('touchmove', keepPage);
    };
  }, [grid]);

  const endsTap = (event: MouseEvent) => {
    if (wasHeld.current) event.stopPropagation();
    wasHeld.current = false;
  };
  return { held, endsTap };
}

function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
