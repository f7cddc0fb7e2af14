import { cardCodeAt, sharedRouteAt } from './shareRoutes';

const card = 'pages/vcard/VcardShareMiddlePage';
const scanCode = '23456789ABCDEFGHJKLM';

describe('a shared page', () => {
  it.each([
    'pages/mine/index',
    'pagesNews/NewsDtl',
    'pagesNews/NewsDtl?id=',
    'pagesNews/NewsDtl?id=%E0%A4%A',
    `pagesNews/NewsDtl?id=${'x'.repeat(121)}`,
    '/pages/index/index',
    'https://example.com/pages/index/index',
    card
  ])('is not found at %s', (path) => {
    expect(sharedRouteAt(path)).toBeUndefined();
  });

  it.each([
    ['pages/index/index', 'home', {}],
    ['pagesNews/NewsDtl?id=n1&type=share&inviteCode=ABCD12', 'news.detail', { id: 'n1' }],
    [
      'pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin',
      'market.info',
      { lineId: 'star-anise.dahong.yulin' }
    ],
    [`${card}?id=card-1`, 'vcard.shareMiddlePage', { id: 'card-1' }]
  ])('keeps only the parameters that select its content: %s', (path, route, params) => {
    expect(sharedRouteAt(path)).toEqual({ route, params });
  });

  it('has its parameters in one order, decoded', () => {
    const path = 'pagesMarket/marketList/index?sort=heat&marketId=yulin%2Cbozhou&categoryId=fruit';
    const found = sharedRouteAt(path);
    expect(Object.entries(found?.params ?? {})).toEqual([
      ['categoryId', 'fruit'],
      ['marketId', 'yulin,bozhou'],
      ['sort', 'heat']
    ]);
  });

  it('is a card by its scan code', () => {
    expect(cardCodeAt(`${card}?code=${scanCode}&inviteCode=ABCD12`)).toBe(scanCode);
    for (const path of [
      card,
      `${card}?code=ABCD2345`,
      `${card}?id=${scanCode}`,
      `pagesNews/NewsDtl?code=${scanCode}`
    ]) {
      expect(cardCodeAt(path)).toBeUndefined();
    }
  });
});
