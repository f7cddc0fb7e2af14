import { Zoom } from './Zoom';

const middle = { x: 0, y: 0 };

describe('a zoomed picture', () => {
  it('is never smaller than its frame nor larger than four of them', () => {
    const zoom = new Zoom({ width: 300, height: 600 });
    zoom.zoomBy(0.2, middle);
    expect([zoom.scale, zoom.isZoomed, zoom.transform]).toEqual([1, false, '']);
    zoom.zoomBy(100, middle);
    expect(zoom.scale).toBe(4);
  });

  it('keeps the point under the fingers fixed', () => {
    const zoom = new Zoom({ width: 300, height: 600 });
    zoom.zoomBy(2, { x: 50, y: -100 });
    // The point was 50, -100 from the middle: now twice as far, and moved back by as much.
    expect([zoom.x + 2 * 50, zoom.y + 2 * -100]).toEqual([50, -100]);
  });

  it('stays within its frame', () => {
    const zoom = new Zoom({ width: 300, height: 600 });
    zoom.zoomBy(2, middle);
    zoom.move({ x: 1000, y: -1000 });
    expect([zoom.x, zoom.y]).toEqual([150, -300]);
    zoom.zoomBy(0.5, middle);
    expect([Math.abs(zoom.x), Math.abs(zoom.y)]).toEqual([0, 0]);
  });

  it('is zoomed in by a double tap and out by the next', () => {
    const zoom = new Zoom({ width: 300, height: 600 });
    zoom.toggle(middle);
    expect(zoom.transform).toBe('translate(0px, 0px) scale(2.5)');
    zoom.toggle({ x: 10, y: 10 });
    expect(zoom.isZoomed).toBe(false);
  });
});
