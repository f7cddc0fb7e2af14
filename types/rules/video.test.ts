import { MAX_VIDEO_BYTES, videoProblem } from './video';

describe('a video', () => {
  it.each([
    [MAX_VIDEO_BYTES, 60.9, undefined],
    [MAX_VIDEO_BYTES + 1, 1, 'size'],
    [1, 61, 'length']
  ] as const)('of %s bytes and %s s is %s', (bytes, seconds, problem) => {
    expect(videoProblem({ bytes, seconds })).toBe(problem);
  });
});
