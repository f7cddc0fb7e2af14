import { cellStyles, exceedsWidth } from './articleTable';

const prices = [
  ['规格', '市场', '中间价', '较上周'],
  ['八角 大红', '玉林', '34.50', '涨 3.29%'],
  ['碎八角', '玉林', '8.10', '跌 1.20%'],
  ['桂皮 烟桂', '玉林', '22.00', '持平']
];
const classNamesOf = (rows: string[][]) =>
  cellStyles(rows).map((row) => row.map(({ classNames: parts }) => parts.join(' ')));

describe('the cells of a table', () => {
  it('are aligned as numbers where a whole column is, and changes have a triangle and a sign', () => {
    expect(classNamesOf(prices)).toEqual([
      ['', '', 'number', 'number'],
      ['', '', 'number', 'number up'],
      ['', '', 'number', 'number down'],
      ['', '', 'number', 'number flat']
    ]);
    expect(cellStyles(prices).map((row) => row[3]?.text)).toEqual(['较上周', '▲+3.29%', '▼−1.20%', '持平']);
  });

  it('are texts where one cell of the column is', () => {
    expect(classNamesOf([['量'], ['140'], ['另议']])).toEqual([[''], [''], ['']]);
    expect(classNamesOf([['误差'], ['±30%'], ['8,600–9,400']])).toEqual([['number'], ['number'], ['number']]);
  });

  it('break their lines where they are long', () => {
    expect(classNamesOf([['条款'], ['货到验收十五天内付款']])).toEqual([[''], ['long']]);
  });

  it('are left as they are where cells span columns', () => {
    expect(classNamesOf([['规格'], ['八角', '34.50']])).toEqual([[''], ['', '']]);
    expect(cellStyles([])).toEqual([]);
  });
});

describe('the width of a table', () => {
  it('fits a phone for prices, and exceeds it for many columns', () => {
    expect(exceedsWidth(prices, 21)).toBe(false);
    const wide = ['方法方法方法', '单样成本成本', '时间时间时间', '适合适合适合'];
    expect(exceedsWidth([wide, wide], 21)).toBe(true);
  });
});
