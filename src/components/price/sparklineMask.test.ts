import { sparklineMask } from './sparklineMask';

const points = (mask: string | undefined) => mask?.match(/d='M[^L]*L([^']*)L[^L]*z'/)?.[1]?.split('L');

describe('sparklineMask', () => {
  it('returns undefined for fewer than two points', () => {
    expect(sparklineMask([])).toBeUndefined();
    expect(sparklineMask([3450])).toBeUndefined();
  });

  it('ends higher than it began when the last value is the highest', () => {
    expect(points(sparklineMask([100, 50, 200]))).toEqual(['0 65', '1 96', '2 4']);
  });

  it('draws constant values through the middle', () => {
    expect(points(sparklineMask([5, 5]))).toEqual(['0 50', '1 50']);
  });

  it('contains no characters that break a style attribute', () => {
    expect(sparklineMask([1, 2, 3])?.slice(5, -2)).not.toMatch(/[<>#;"]/);
  });
});
