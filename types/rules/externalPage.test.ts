import { parseExternalPage } from './externalPage';

const hosts = ['gov.cn', 'mp.weixin.qq.com'];
const kindOf = (address: string) => parseExternalPage(address, hosts).kind;

describe('parseExternalPage with an invalid address', () => {
  it.each(['', '   ', '\n'])('returns missing for a blank address: %j', (address) =>
    expect(kindOf(address)).toBe('missing')
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://www.gov.cn/',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://www.gov.cn/1',
    'http://www.gov.cn/',
    '//www.gov.cn/',
    '\\\\www.gov.cn',
    'www.gov.cn',
    'weixin://dl/business',
    'https:www.gov.cn',
    'https:/www.gov.cn/',
    'https:///www.gov.cn/',
    'https://',
    'https://gov',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://www.gov.cn:8443/',
    'https://www.gov.cn:443@evil.com/',
    'https://www.gov.cn@evil.com/',
    'https://user:pass@www.gov.cn/',
    'https://www.gov.cn%40evil.com/',
    'https://www.gov.cn%2eevil.com/',
    'https://www.gov.cn\\@evil.com/',
    'https://www.gov.cn\t.evil.com/',
    'https://www.gov.cn/ x',
    'https://www.gov.cn/"onload="x',
    'https://www.gov.cn/<script>',
    'https://www.gov。cn/',
    'https://ｗｗｗ.gov.cn/',
    'https://www.xn--gv-jia.cn/',
    'https://xn--80ak6aa92e.gov.cn/',
    'https://.gov.cn/',
    'https://www..gov.cn/',
    `https://www.gov.cn/${'a'.repeat(2048)}`
  ])('returns unsafe for a malformed or deceptive address: %s', (address) => expect(kindOf(address)).toBe('unsafe'));

  it.each([
    'https://www.gov.cn/?token=1',
    'https://www.gov.cn/?a=1&access_token=1',
    'https://www.gov.cn/#id_token=1',
    'https://www.gov.cn/?t%6Fken=1',
    'https://www.gov.cn/?TOKEN=1',
    'https://www.gov.cn/a;sessionId=1',
    'https://www.gov.cn/?api-key=1',
    'https://evil.com/?x=1#/?password=1'
  ])('returns unsafe for an address with a secret: %s', (address) => expect(kindOf(address)).toBe('unsafe'));
});

describe('parseExternalPage with a valid address', () => {
  it.each([
    'https://evil.com/',
    'https://gov.cn.evil.com/',
    'https://evilgov.cn/',
    'https://weixin.qq.com/',
    'https://evil.com/?https://www.gov.cn/',
    'https://evil.com/@www.gov.cn/',
    'https://evil.com#@www.gov.cn/'
  ])('returns unknownHost when the host is not allowlisted: %s', (address) =>
    expect(kindOf(address)).toBe('unknownHost')
  );

  it.each(['https://gov.cn', 'https://www.gov.cn/', 'https://zwgk.mofcom.gov.cn/a?tokens=3&keyword=x#top'])(
    'accepts an allowlisted host and its subdomains: %s',
    (address) => expect(kindOf(address)).toBe('shown')
  );

  it('returns the host and a normalized URL', () => {
    expect(parseExternalPage(' HTTPS://WWW.GOV.CN:443/公告?词=八角&x=%E5%85%AB ', hosts)).toEqual({
      kind: 'shown',
      host: 'www.gov.cn',
      url: 'https://www.gov.cn/%E5%85%AC%E5%91%8A?%E8%AF%8D=%E5%85%AB%E8%A7%92&x=%E5%85%AB'
    });
  });
});
