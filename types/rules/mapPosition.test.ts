import { isMapPosition } from './mapPosition';

describe('map position', () => {
  it.each([
    [2.999999, 110],
    [54.000001, 110],
    [22.6, 72.999999],
    [22.6, 136.000001],
    [0, 0],
    [110.2, 22.6],
    [NaN, 110],
    [22.6, NaN],
    [Infinity, 110]
  ])('rejects the position %d, %d', (latitude, longitude) => {
    expect(isMapPosition({ latitude, longitude })).toBe(false);
  });

  it.each([
    [3, 73],
    [3, 136],
    [54, 73],
    [54, 136],
    [22.6331, 110.1542]
  ])('accepts the position %d, %d', (latitude, longitude) => {
    expect(isMapPosition({ latitude, longitude })).toBe(true);
  });
});
