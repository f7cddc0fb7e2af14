import { formatCount } from './count';

describe('a count', () => {
  it('has a comma from a thousand on', () => {
    expect([0, 999, 3204, 1234567].map(formatCount)).toEqual(['0', '999', '3,204', '1,234,567']);
  });
});
