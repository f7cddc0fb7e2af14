import { MAX_VIDEO_BYTES, videoProblem } from './video';

describe('video upload rules', () => {
  it.each([
    [MAX_VIDEO_BYTES, 60.9, undefined],
    [MAX_VIDEO_BYTES + 1, 1, 'size'],
    [1, 61, 'length']
  ] as const)('validates a video of %s bytes and %s s: %s', (bytes, seconds, problem) => {
    expect(videoProblem({ bytes, seconds })).toBe(problem);
  });
});
