import { keepUnitsTogether } from './keepUnitsTogether';

describe('keepUnitsTogether', () => {
  it('joins a number only to the word after it', () => {
    expect(keepUnitsTogether('玉林八角 大红 2026 年产')).toBe('玉林八角 大红 2026\u00a0年产');
    expect(keepUnitsTogether('求购八角大红 10 吨，按月提货')).toBe('求购八角大红 10\u00a0吨，按月提货');
  });
});
