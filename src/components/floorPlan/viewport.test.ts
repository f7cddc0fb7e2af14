import { boothLabel } from './boothLabel';
import { between, centredOn, firstView, fitHall, kept, visibleBounds, zoomedAt } from './viewport';

const hall = { left: 0, top: 0, right: 66, bottom: 42 };
const size = { width: 375, height: 500 };

describe('viewport', () => {
  it('shows the whole hall in its middle', () => {
    const view = fitHall(hall, size);
    const seen = visibleBounds(view, size);
    expect(seen.left).toBeLessThan(0);
    expect(seen.right).toBeGreaterThan(66);
    expect(33 * view.scale + view.left).toBeCloseTo(187.5);
  });

  it('begins around the entrance where the numbers of the whole hall were too small', () => {
    const view = firstView(hall, size, 33, 42, 11);
    expect(view.scale).toBeGreaterThan(fitHall(hall, size).scale);
    expect(33 * view.scale + view.left).toBeCloseTo(187.5);
    // The entrance is at the lower edge, so that the hall and not the space below it fills the canvas.
    expect(42 * view.scale + view.top).toBeGreaterThan(430);
    expect(firstView(hall, { width: 1280, height: 800 }, 33, 42, 11).scale).toBeGreaterThan(9);
  });

  it('begins with room for the numbers, also in large print', () => {
    for (const fontSize of [11, 12, 15]) {
      const side = 3 * firstView(hall, size, 33, 42, fontSize).scale;
      expect(boothLabel('1A01', undefined, { width: side, height: side, fontSize })).toEqual(['A01']);
    }
  });

  it('keeps the point under the fingers where it is while zooming', () => {
    const view = centredOn(20, 20, 10, size);
    const zoomed = zoomedAt(view, 2, 100, 60, 1);
    expect(zoomed.scale).toBe(20);
    expect((100 - zoomed.left) / zoomed.scale).toBeCloseTo((100 - view.left) / view.scale);
    expect((60 - zoomed.top) / zoomed.scale).toBeCloseTo((60 - view.top) / view.scale);
  });

  it('zooms neither beyond its highest scale nor below the whole hall', () => {
    const view = centredOn(20, 20, 10, size);
    expect(zoomedAt(view, 1000, 0, 0, 5).scale).toBe(64);
    expect(zoomedAt(view, 0.001, 0, 0, 5).scale).toBe(5);
  });

  it('brings the hall back when it would leave the canvas', () => {
    const far = kept({ scale: 10, left: 5000, top: -5000 }, hall, size);
    const seen = visibleBounds(far, size);
    expect(seen.right).toBeGreaterThan(0);
    expect(seen.top).toBeLessThan(42);
    const near = centredOn(33, 21, 10, size);
    expect(kept(near, hall, size)).toEqual(near);
  });

  it('passes through the middle of two views', () => {
    const [from, to] = [centredOn(0, 0, 10, size), centredOn(10, 10, 20, size)];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5).scale).toBe(15);
  });
});
