import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { HttpWeChat, WeChatCodeError } from './weChat';

const mini = { appid: 'wx1111111111111111', secret: 'm'.repeat(32) };
const web = { appid: 'wx2222222222222222', secret: 'w'.repeat(32) };

/** A WeChat server by its documentation: requests are compared exactly, anything else gets 404. */
class FakeWeChat {
  readonly server: Server;
  readonly tokens: string[] = [];
  /** The only valid token. */
  liveToken = '';
  phone = { purePhoneNumber: '13800138000', countryCode: '86' };

  constructor() {
    this.server = createServer((request, response) => {
      void this.answer(request).then((body) => {
        response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async answer(request: IncomingMessage): Promise<object | null> {
    const url = new URL(request.url ?? '', 'http://wechat');
    const query = Object.fromEntries(url.searchParams);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length === 0 ? null : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>);
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /sns/jscode2session':
        return this.session({ ...query, code: query['js_code'] }, mini);
      case 'GET /sns/oauth2/access_token':
        return this.session(query, web);
      case 'POST /cgi-bin/stable_token':
        assert.deepEqual(body, { grant_type: 'client_credential', ...mini });
        this.liveToken = `token-${this.tokens.length + 1}`;
        this.tokens.push(this.liveToken);
        return { access_token: this.liveToken, expires_in: 7200 };
      case 'POST /wxa/business/getuserphonenumber':
        if (query['access_token'] !== this.liveToken) return { errcode: 42001, errmsg: 'access_token expired' };
        if (body?.['code'] !== 'phone') return { errcode: 40029, errmsg: 'invalid code' };
        return { errcode: 0, errmsg: 'ok', phone_info: this.phone };
      default:
        return null;
    }
  }

  private session(query: Record<string, string | undefined>, app: typeof mini): object | null {
    const { appid, secret, grant_type: grant, code } = query;
    if (appid !== app.appid || secret !== app.secret || grant !== 'authorization_code') return null;
    if (code === 'busy') return { errcode: -1, errmsg: 'system busy' };
    if (code === 'used') return { errcode: 40163, errmsg: 'code been used' };
    return code === 'joined' ? { openid: 'o1', unionid: 'u1', session_key: 'k' } : { openid: 'o1', session_key: 'k' };
  }
}

describe('the WeChat provider', () => {
  const fake = new FakeWeChat();
  let apiUrl = '';
  let clock = 0;
  let weChat: HttpWeChat;
  before(async () => {
    apiUrl = await fake.listen();
  });
  after(() => fake.server.close());
  beforeEach(() => {
    fake.tokens.length = 0;
    fake.liveToken = '';
    fake.phone = { purePhoneNumber: '13800138000', countryCode: '86' };
    clock = 0;
    weChat = new HttpWeChat({ apiUrl, miniProgram: mini, webPage: web }, () => clock);
  });

  it('distinguishes a refused code from an unreachable WeChat', async () => {
    await assert.rejects(weChat.identify('miniProgram', 'used'), WeChatCodeError);
    await assert.rejects(weChat.identify('miniProgram', 'busy'), /WeChat answered -1 system busy/);
    await assert.rejects(weChat.phoneNumber('other'), WeChatCodeError);
  });

  it('never reveals the secret when WeChat is unreachable', async () => {
    const apps = { miniProgram: { ...mini, secret: 'x'.repeat(32) }, webPage: undefined };
    const elsewhere = new HttpWeChat({ ...apps, apiUrl });
    const error: unknown = await elsewhere.identify('miniProgram', 'c').catch((reason: unknown) => reason);
    assert.match(String(error), /WeChat answered 404/);
    assert.ok(!String((error as Error).stack).includes('x'.repeat(32)));
    await assert.rejects(new HttpWeChat({ ...apps, apiUrl: 'http://127.0.0.1:1' }).identify('miniProgram', 'c'));
  });

  it('sends no request for a source without an app', async () => {
    const onlyMini = new HttpWeChat({ apiUrl, miniProgram: mini, webPage: undefined });
    await assert.rejects(onlyMini.identify('webPage', 'joined'), WeChatCodeError);
    assert.deepEqual(onlyMini.methods, { miniProgram: true, webPage: null });
  });

  it('returns the identity of a code, each source with its own app', async () => {
    assert.deepEqual(await weChat.identify('miniProgram', 'joined'), { openid: 'o1', unionid: 'u1' });
    assert.deepEqual(await weChat.identify('webPage', 'alone'), { openid: 'o1', unionid: null });
  });

  it('returns a number with a token that is fetched once and again before it expires', async () => {
    assert.equal(await weChat.phoneNumber('phone'), '13800138000');
    await weChat.phoneNumber('phone');
    assert.equal(fake.tokens.length, 1);
    clock = (7200 - 300) * 1000;
    await weChat.phoneNumber('phone');
    assert.equal(fake.tokens.length, 2);
  });

  it('fetches a new token once when WeChat has ended one early', async () => {
    await weChat.phoneNumber('phone');
    fake.liveToken = 'another';
    assert.equal(await weChat.phoneNumber('phone'), '13800138000');
    assert.equal(fake.tokens.length, 2);
  });

  it('returns no number from abroad', async () => {
    fake.phone = { purePhoneNumber: '91234567', countryCode: '65' };
    assert.equal(await weChat.phoneNumber('phone'), null);
  });

  it('authorizes users of WeChat’s browser without a dialog', () => {
    assert.deepEqual(weChat.methods.webPage, {
      authorizeUrl:
        'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx2222222222222222&redirect_uri=REDIRECT' +
        '&response_type=code&scope=snsapi_base&state=STATE#wechat_redirect',
      isAnyBrowser: false
    });
  });
});
