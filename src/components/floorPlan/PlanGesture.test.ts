import { PlanGesture } from './PlanGesture';

const finger = (x: number, y: number, id = 0) => ({ id, x, y });

function open() {
  const events: (string | number)[][] = [];
  const gesture = new PlanGesture({
    pan: (x, y) => events.push(['pan', x, y]),
    zoom: (factor, x, y) => events.push(['zoom', factor, x, y]),
    tap: (x, y) => events.push(['tap', x, y]),
    doubleTap: (x, y) => events.push(['doubleTap', x, y])
  });
  return { gesture, events };
}

describe('plan gesture', () => {
  it('taps where a finger rests for less than half a second', () => {
    const { gesture, events } = open();
    gesture.update([finger(10, 20)], 0);
    gesture.update([finger(13, 22)], 50);
    gesture.update([], 100);
    expect(events).toEqual([['tap', 10, 20]]);
    gesture.update([finger(10, 20)], 1000);
    gesture.update([], 1600);
    expect(events).toHaveLength(1);
  });

  it('double-taps with the second of two quick taps in one spot', () => {
    const { gesture, events } = open();
    for (const [x, atMs] of [
      [10, 0],
      [14, 200],
      [14, 400],
      [200, 600]
    ] as const) {
      gesture.update([finger(x, 20)], atMs);
      gesture.update([], atMs + 50);
    }
    expect(events.map(([name]) => name)).toEqual(['tap', 'doubleTap', 'tap', 'tap']);
  });

  it('pans by every move beyond the slop, and does not tap afterwards', () => {
    const { gesture, events } = open();
    gesture.update([finger(0, 0)], 0);
    gesture.update([finger(20, 0)], 16);
    gesture.update([finger(25, 5)], 32);
    gesture.update([], 48);
    expect(events).toEqual([
      ['pan', 20, 0],
      ['pan', 5, 5]
    ]);
  });

  it('zooms around the middle of two fingers', () => {
    const { gesture, events } = open();
    gesture.update([finger(0, 0)], 0);
    gesture.update([finger(0, 0), finger(100, 0, 1)], 16);
    gesture.update([finger(-50, 0), finger(150, 0, 1)], 32);
    expect(events).toEqual([
      ['pan', 0, 0],
      ['zoom', 2, 50, 0]
    ]);
  });

  it('does not jump when the second finger is lifted, and ends with the system taking the touch', () => {
    const { gesture, events } = open();
    gesture.update([finger(0, 0), finger(100, 0, 1)], 0);
    gesture.update([finger(0, 0)], 16);
    expect(events).toEqual([]);
    gesture.cancel();
    gesture.update([], 32);
    expect(events).toEqual([]);
  });
});
