import { goodsName } from './goodsName';

describe('the name of what a price is of', () => {
  it('is variety and grade', () => {
    expect(goodsName({ varietyName: '八角', gradeName: '大红', categoryId: 'fruit' })).toBe('八角 大红');
  });

  it('is the grade alone where the variety is a group', () => {
    expect(goodsName({ varietyName: '五香粉·精油', gradeName: '五香粉', categoryId: 'blend' })).toBe('五香粉');
  });
});
