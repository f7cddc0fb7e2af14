import { cellLooks, isWider } from './articleTable';

const prices = [
  ['规格', '市场', '中间价', '较上周'],
  ['八角 大红', '玉林', '34.50', '涨 3.29%'],
  ['碎八角', '玉林', '8.10', '跌 1.20%'],
  ['桂皮 烟桂', '玉林', '22.00', '持平']
];
const partsOf = (rows: string[][]) => cellLooks(rows).map((row) => row.map(({ parts }) => parts.join(' ')));

describe('the cells of a table', () => {
  it('are numbers with their head where a whole column is, and changes have a triangle and a sign', () => {
    expect(partsOf(prices)).toEqual([
      ['', '', 'number', 'number'],
      ['', '', 'number', 'number up'],
      ['', '', 'number', 'number down'],
      ['', '', 'number', 'number flat']
    ]);
    expect(cellLooks(prices).map((row) => row[3]?.text)).toEqual(['较上周', '▲+3.29%', '▼−1.20%', '持平']);
  });

  it('are words where one cell of the column is', () => {
    expect(partsOf([['量'], ['140'], ['另议']])).toEqual([[''], [''], ['']]);
    expect(partsOf([['误差'], ['±30%'], ['8,600–9,400']])).toEqual([['number'], ['number'], ['number']]);
  });

  it('break where they are long', () => {
    expect(partsOf([['条款'], ['货到验收十五天内付款']])).toEqual([[''], ['long']]);
  });

  it('are left as they are where cells span columns', () => {
    expect(partsOf([['规格'], ['八角', '34.50']])).toEqual([[''], ['', '']]);
    expect(cellLooks([])).toEqual([]);
  });
});

describe('the width of a table', () => {
  it('of prices fits a phone, of many columns does not', () => {
    expect(isWider(prices, 21)).toBe(false);
    const wide = ['方法方法方法', '单样成本成本', '时间时间时间', '适合适合适合'];
    expect(isWider([wide, wide], 21)).toBe(true);
  });
});
