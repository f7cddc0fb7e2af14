import { coarsePosition } from './coarsePosition';

describe('coarsePosition', () => {
  it.each([
    [22.6431, 110.1539, '22.6,110.2'],
    [-33.96, -118.249, '-34.0,-118.2'],
    [-0.04, 0.05, '0.0,0.1'],
    [30, 104, '30.0,104.0']
  ])('rounds %d, %d to a tenth of a degree', (latitude, longitude, text) => {
    expect(coarsePosition(latitude, longitude)).toBe(text);
  });
});
