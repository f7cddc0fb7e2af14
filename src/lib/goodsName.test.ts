import { goodsName } from './goodsName';

describe('goodsName', () => {
  it('joins variety and grade', () => {
    expect(goodsName({ varietyName: '八角', gradeName: '大红', categoryId: 'fruit' })).toBe('八角 大红');
  });

  it('is the grade alone for a blend', () => {
    expect(goodsName({ varietyName: '五香粉·精油', gradeName: '五香粉', categoryId: 'blend' })).toBe('五香粉');
  });
});
