import * as React from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { act } from 'react-dom/test-utils';
import { LONG_PRESS_MS } from '../pressable/LongPressGesture';
import { Sortable } from './index';

// Taro's utilities define it, as in the tests of pages.
Object.assign(globalThis, { React });

const names = ['a', 'b', 'c'];
/** Three slots of 80 px in a row. */
const WIDTH = 80;

describe('sortable items', () => {
  let holder: HTMLElement;
  let root: Root;
  let moved: [number, number][];
  let tapped: string[];

  beforeEach(() => {
    [moved, tapped] = [[], []];
    holder = document.createElement('div');
    document.body.append(holder);
    root = createRoot(holder);
    const items = names.map((name) => ({
      key: name,
      content: React.createElement('button', { id: name, onClick: () => tapped.push(name) })
    }));
    const onMove = (from: number, to: number) => moved.push([from, to]);
    const add = React.createElement('button', { id: 'add' });
    act(() =>
      root.render(React.createElement(Sortable, { items, onMove, onLongPress: () => undefined, children: add }))
    );
    [...(holder.firstElementChild?.children ?? [])].forEach((item, index) => {
      item.getBoundingClientRect = () => ({ left: index * WIDTH, top: 0, width: WIDTH, height: WIDTH }) as DOMRect;
    });
  });
  afterEach(() => {
    act(() => root.unmount());
    holder.remove();
    jest.clearAllTimers();
  });

  const find = (id: string) => holder.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
  const fire = (target: EventTarget, type: string, x = 0) =>
    act(() => void target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0 })));
  const hold = (id: string, ms = LONG_PRESS_MS) => {
    fire(find(id), 'pointerdown');
    act(() => void jest.advanceTimersByTime(ms));
  };

  it('stay for a touch that scrolls, or that ends too early', () => {
    hold('a', LONG_PRESS_MS - 1);
    fire(window, 'pointermove', 20);
    act(() => void jest.advanceTimersByTime(LONG_PRESS_MS));
    fire(window, 'pointermove', 160);
    fire(window, 'pointerup', 160);
    expect(moved).toEqual([]);
    hold('a', LONG_PRESS_MS - 1);
    fire(window, 'pointerup');
    fire(find('a'), 'click');
    expect([moved, tapped]).toEqual([[], ['a']]);
  });

  it('stay when the system takes the touch', () => {
    hold('a');
    fire(window, 'pointermove', 160);
    fire(window, 'pointercancel');
    fire(window, 'pointerup', 160);
    expect(moved).toEqual([]);
  });

  it('make room for the held item, and take it where it is dropped', () => {
    hold('a');
    fire(window, 'pointermove', 150);
    const shifts = ['a', 'b', 'c'].map((id) => find(id).parentElement?.style.transform);
    expect(shifts).toEqual(['translate(150px, 0px) scale(1.06)', 'translate(-80px, 0px)', 'translate(-80px, 0px)']);
    fire(window, 'pointerup', 150);
    expect(moved).toEqual([[0, 2]]);
    expect(find('b').parentElement?.style.transform).toBe('');
  });

  it('ignore the click that ends a hold, and accept the next one', () => {
    hold('b');
    fire(window, 'pointerup');
    fire(find('b'), 'click');
    expect([moved, tapped]).toEqual([[], []]);
    fire(find('b'), 'pointerdown');
    fire(window, 'pointerup');
    fire(find('b'), 'click');
    expect(tapped).toEqual(['b']);
  });

  it('are not moved by the element after them', () => {
    hold('add');
    fire(window, 'pointermove', -200);
    fire(window, 'pointerup', -200);
    expect(moved).toEqual([]);
  });

  it('move by the arrow keys, not beyond the ends', () => {
    const press = (id: string, key: string) =>
      act(() => void find(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    press('a', 'ArrowLeft');
    press('c', 'ArrowRight');
    expect(moved).toEqual([]);
    press('b', 'ArrowLeft');
    press('b', 'ArrowRight');
    expect(moved).toEqual([
      [1, 0],
      [1, 2]
    ]);
  });
});
