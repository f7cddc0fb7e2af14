import { LONG_PRESS_MS, LongPressGesture } from './LongPressGesture';

describe('a touch on a chart', () => {
  let points: number[];
  let gesture: LongPressGesture;

  beforeEach(() => {
    points = [];
    gesture = new LongPressGesture((x) => points.push(x));
  });
  afterEach(() => jest.clearAllTimers());

  it('scrolls the page when it moves down, however long it stays then', () => {
    gesture.start(50, 50);
    gesture.move(52, 70);
    jest.advanceTimersByTime(LONG_PRESS_MS * 2);
    gesture.move(90, 90);
    gesture.end();
    expect(points).toEqual([]);
    expect(gesture.isPointing).toBe(false);
  });

  it('does not point when the system takes the touch', () => {
    gesture.start(50, 50);
    gesture.cancel();
    jest.advanceTimersByTime(LONG_PRESS_MS);
    expect(points).toEqual([]);
  });

  it('points after a hold, also when it moves down then', () => {
    gesture.start(50, 50);
    gesture.move(53, 52);
    expect(points).toEqual([]);
    jest.advanceTimersByTime(LONG_PRESS_MS);
    gesture.move(60, 120);
    expect(points).toEqual([50, 60]);
    expect(gesture.isPointing).toBe(true);
  });

  it('points at once when it moves sideways', () => {
    gesture.start(50, 50);
    gesture.move(62, 53);
    expect(points).toEqual([62]);
  });

  it('points by a tap and releases the page again', () => {
    gesture.start(50, 50);
    gesture.end();
    expect(points).toEqual([50]);
    expect(gesture.isPointing).toBe(false);
  });
});
