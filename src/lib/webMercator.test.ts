import { clampZoom, fromCentre, metresPerPixel, movedCentre } from './webMercator';

const yulin = { latitude: 22.6586, longitude: 110.1742 };

describe('web mercator', () => {
  it('keeps zoom between 5 and 18', () => {
    expect([4, 5, 16, 18, 19].map(clampZoom)).toEqual([5, 5, 16, 18, 18]);
  });

  it('puts the centre in the middle, east to the right and north above', () => {
    expect(fromCentre(yulin, yulin, 16)).toEqual({ x: 0, y: 0 });
    const northEast = fromCentre({ latitude: 22.66, longitude: 110.18 }, yulin, 16);
    expect(northEast.x).toBeGreaterThan(0);
    expect(northEast.y).toBeLessThan(0);
  });

  it('agrees with the metres of a pixel: 0.001 degrees north are 111 metres', () => {
    const { y } = fromCentre({ ...yulin, latitude: yulin.latitude + 0.001 }, yulin, 16);
    expect(-y * metresPerPixel(yulin.latitude, 16)).toBeCloseTo(111, 0);
  });

  it('moves the centre against the picture, and back again', () => {
    const moved = movedCentre(yulin, 40, -30, 16);
    const { x, y } = fromCentre(yulin, moved, 16);
    expect(x).toBeCloseTo(40);
    expect(y).toBeCloseTo(-30);
  });
});
