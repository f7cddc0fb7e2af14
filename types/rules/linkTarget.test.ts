import { linkFault, linkTypes } from './linkTarget';

const hosts = ['gov.cn', 'mp.weixin.qq.com'];
const faultOf = (target: unknown) => linkFault(target, hosts);

const deceptive = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://www.gov.cn',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://www.gov.cn/1',
  'http://www.gov.cn/',
  '//www.gov.cn/',
  '\\\\www.gov.cn',
  '/\\www.gov.cn',
  'https:\\\\www.gov.cn',
  'https://user:pass@www.gov.cn/',
  'https://www.gov.cn@evil.example/',
  'https://www.gov.cn\\@evil.example/',
  'https://www.gov.cn/?token=1',
  'https://127.0.0.1/',
  'https://www.gov.cn/ x'
];
const elsewhere = ['https://evil.example/', 'https://gov.cn.evil.example/', 'https://evilgov.cn/'];

describe('linkFault of unsound values', () => {
  it.each([null, undefined, 'backLink', 5, [], {}, { type: 5 }, { type: 'teleport' }, { type: 'toString' }])(
    'returns type for a value that is no jump action: %j',
    (value) => expect(faultOf(value)).toBe('type')
  );

  it.each([
    { type: 'copyText' },
    { type: 'copyText', text: 5 },
    { type: 'copyText', text: 'a'.repeat(501) },
    { type: 'toMap', latitude: '22', longitude: 110, name: 'a' },
    { type: 'toMap', latitude: Number.NaN, longitude: 110, name: 'a' },
    { type: 'toMap', latitude: 22, longitude: 1100, name: 'a' },
    { type: 'jumpMini', route: 'market', params: { a: 1 } },
    { type: 'jumpMini', route: 'market', params: ['a'] },
    { type: 'externalLink', url: '' }
  ])('returns field for a jump action with a missing or wrong field: %j', (value) =>
    expect(faultOf(value)).toBe('field')
  );

  it.each(deceptive)('returns unsafe for %s in every field that is an address', (address) => {
    expect(faultOf({ type: 'externalLink', url: address })).toBe('unsafe');
    expect(faultOf({ type: 'shareLink1', title: 'a', link: address })).toBe('unsafe');
    expect(faultOf({ type: 'lonePress', imageUrl: address })).toBe('unsafe');
    expect(faultOf({ type: 'openMiniprogram', appId: 'wx1', code: address })).toBe('unsafe');
    expect(faultOf({ type: 'openMiniprogram', appId: 'wx1', path: address })).toBe('unsafe');
    expect(faultOf({ type: 'shareMini', title: 'a', path: address })).toBe('unsafe');
  });

  it.each(elsewhere)('returns host for %s, whose host is not on the allow-list', (address) => {
    expect(faultOf({ type: 'externalLink', url: address })).toBe('host');
    expect(faultOf({ type: 'shareLink1', title: 'a', link: address })).toBe('host');
    expect(faultOf({ type: 'lonePress', imageUrl: address })).toBe('host');
  });

  it.each(['*#06#', '110;ext=1', 'tel:110', '110,,2', 'a'])('returns unsafe for the telephone number %s', (phone) =>
    expect(faultOf({ type: 'callPhone', phone })).toBe('unsafe')
  );

  it.each(['/../../etc/passwd', '/uploads/..%2f', '/uploads//a.jpg', 'uploads/a.jpg'])(
    'returns unsafe for the picture %s',
    (imageUrl) => expect(faultOf({ type: 'lonePress', imageUrl })).toBe('unsafe')
  );

  it('returns unsafe for a mini-program with a malformed id', () =>
    expect(faultOf({ type: 'openMiniprogram', appId: 'https://evil.example' })).toBe('unsafe'));
});

describe('linkFault of sound actions', () => {
  const sound = [
    { type: 'backLink' },
    { type: 'copyText', text: '八角' },
    { type: 'callPhone', phone: '+86 400-000-0000' },
    { type: 'secretChange' },
    { type: 'loginLink' },
    { type: 'loginCard' },
    { type: 'searchLink', q: '八角' },
    { type: 'shareLink1', title: '公告', link: 'https://www.gov.cn/a' },
    { type: 'shareMini', title: '行情', path: '/pages/index/index?a=1' },
    { type: 'purchaseLink', id: '1' },
    { type: 'supplyLink' },
    { type: 'lonePress', imageUrl: '/uploads/a-1.jpg' },
    { type: 'jumpMini', route: 'market', params: { marketId: 'yulin' } },
    { type: 'openMiniprogram', appId: 'wx1234567890abcdef', path: 'pages/index/index', code: '/uploads/mini.png' },
    { type: 'toMap', latitude: 22.65, longitude: 110.18, name: '香料交易中心' },
    { type: 'externalLink', url: 'https://mp.weixin.qq.com/s/a' }
  ];

  it.each(sound)('returns nothing for %j', (target) => expect(faultOf(target)).toBeUndefined());

  it('covers the sixteen types of the specification', () => {
    expect(linkTypes).toHaveLength(16);
    expect(sound.map(({ type }) => type)).toEqual(linkTypes);
  });
});
