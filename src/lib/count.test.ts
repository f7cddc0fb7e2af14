import { formatCount } from './count';

describe('formatCount', () => {
  it('separates thousands with a comma', () => {
    expect([0, 999, 3204, 1234567].map(formatCount)).toEqual(['0', '999', '3,204', '1,234,567']);
  });
});
