import { parsePlainLink } from './parsePlainLink';

const site = 'https://xiangshi.example.com/h5/';

describe('the address of a printed code', () => {
  it.each([
    ['pages/vcard/VcardShareMiddlePage?code=ABC', 'vcard.shareMiddlePage', { code: 'ABC' }],
    ['pagesMarket/marketInfo/index?lineId=a.b&inviteCode=QXL8', 'market.info', { lineId: 'a.b', inviteCode: 'QXL8' }],
    ['pagesSearch/search-view/index?q=%E5%85%AB%E8%A7%92', 'search.view', { q: '八角' }],
    ['pagesSearch/search-view/index?q=100%', 'search.view', { q: '100%' }],
    ['pages/index/index', 'home', {}]
  ])('leads to the page of %s', (path, route, params) => {
    expect(parsePlainLink(site + path, site)).toEqual({ route, params });
  });

  it.each([`${site}pages/gone`, 'https://evil.example.com/h5/pages/index/index', 'javascript:alert(1)', '八角'])(
    'leads nowhere for %s',
    (address) => expect(parsePlainLink(address, site)).toBeUndefined()
  );
});
