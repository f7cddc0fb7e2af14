import { parseScannedCode } from './parseScannedCode';

const site = 'https://xiangshi.example/h5/';
const codeOf = (text: string) => parseScannedCode(text, site);

describe('parseScannedCode', () => {
  it.each([
    ['a link elsewhere', 'https://example.com/h5/pages/index/index'],
    ['a link over http', 'http://example.com'],
    ['a host that only begins like ours', 'https://xiangshi.example.evil.com/h5/pages/index/index'],
    ['a host that only ends like ours', 'https://notxiangshi.example/h5/'],
    ['our name before another host', 'https://xiangshi.example/h5/@evil.com'.replace('/h5/@', '@')],
    ['what is not a page on our host', 'https://xiangshi.example/uploads/a.jpg'],
    ['a path that only begins like ours', 'https://xiangshi.example/h5evil/pages/index/index'],
    ['a link with a line break in it', 'https://xiangshi.example/h5/pages/index/index\nhttps://evil.com'],
    ['an address without a scheme', 'www.example.com/a?b=1'],
    ['a bare host', 'example.com'],
    ['a script', 'javascript:alert(1)'],
    ['another app', 'weixin://dl/business/?t=1'],
    ['a telephone number', 'tel:13800138000'],
    ['a network', 'WIFI:T:WPA;S:office;P:secret;;'],
    ['a business card', 'BEGIN:VCARD\nVERSION:3.0\nFN:陆志强\nTEL:13800138000\nEND:VCARD'],
    ['a short business card', 'MECARD:N:陆志强;TEL:13800138000;;'],
    ['several lines', '八角\n桂皮'],
    ['a payment', `000201010211${'2'.repeat(60)}`],
    ['bytes that are no text', '\u0000\u0012\ufffd'],
    ['punctuation', '<>!?…'.slice(0, 4)]
  ])('parses %s as a text to copy', (_, text) => {
    expect(codeOf(text)).toEqual({ kind: 'text', text });
  });

  it('parses a blank code as an empty text', () => {
    expect(codeOf(' \n ')).toEqual({ kind: 'text', text: '' });
  });

  it.each([
    ['八角 大红'],
    ['6901234567892'],
    ['note: two words'],
    ['玉林 2.5 公斤/袋'],
    ["'; drop table variety; --"],
    ['香'.repeat(60)]
  ])('parses %s as a search term', (text) => {
    expect(codeOf(` ${text}\n`)).toEqual({ kind: 'word', word: text });
  });

  it.each([
    ['https://xiangshi.example/h5/pagesMarket/marketInfo/index?lineId=7', 'pagesMarket/marketInfo/index?lineId=7'],
    ['HTTPS://XiangShi.Example/h5/pagesNews/NewsDtl?id=A%20B', 'pagesNews/NewsDtl?id=A%20B'],
    ['http://xiangshi.example/h5/pages/market/index/', 'pages/market/index'],
    [
      'https://xiangshi.example/h5/pages/index/index?scene=inviteCode%3DAB12#top',
      'pages/index/index?scene=inviteCode%3DAB12'
    ],
    [
      'https://xiangshi.example/h5/pages/index/webviewContainer?key=openApp',
      'pages/index/webviewContainer?key=openApp'
    ],
    ['https://xiangshi.example/h5', ''],
    ['https://xiangshi.example/h5/', ''],
    ['https://xiangshi.example/h5?inviteCode=AB12', '?inviteCode=AB12']
  ])('parses %s as a page of the app', (text, url) => {
    expect(codeOf(text)).toMatchObject({ kind: 'page', url });
  });

  it.each([
    ['19 characters', '23456789ABCDEFGHJKL'],
    ['characters that look alike', '23456789ABCDEFGHJKO1'],
    ['an article number', '01234567890123456789']
  ])('does not take %s as a scan code', (_, text) => {
    expect(codeOf(text).kind).toBe('word');
  });

  it('opens the landing page of cards with a bare scan code', () => {
    const code = '23456789ABCDEFGHJKLM';
    expect(codeOf(` ${code}\n`)).toEqual({
      kind: 'page',
      url: `pages/vcard/VcardShareMiddlePage?code=${code}`,
      query: { code }
    });
  });

  it('keeps query values URL-encoded', () => {
    expect(codeOf(`${site}pages/index/index?scene=inviteCode%3DAB12&x=a=b&y`)).toMatchObject({
      query: { scene: 'inviteCode%3DAB12', x: 'a=b' }
    });
  });
});
