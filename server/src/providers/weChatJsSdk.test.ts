import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { WeChatApi } from '../testing/weChatApi';
import { ServiceUnavailableError } from './externalService';
import { createJsSdk, signPage, WeChatJsSdk } from './weChatJsSdk';

const url = 'https://example.com/h5/pages/index/index?q=八角';

describe('the signature of a page for the JS-SDK', () => {
  const weChat = new WeChatApi();
  let clock = 0;
  let jsSdk: WeChatJsSdk;
  before(() => weChat.listen());
  after(() => weChat.close());
  beforeEach(() => {
    weChat.reset();
    clock = 1_000_000;
    jsSdk = new WeChatJsSdk({ apiUrl: weChat.url, app: weChat.app }, () => clock);
  });

  it('is the one of the example in WeChat’s documentation', () => {
    const example = {
      ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1414587457,
      url: 'http://mp.weixin.qq.com?params=value'
    };
    assert.equal(signPage(example), '0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  });

  it('has no provider without an official account', () => {
    assert.equal(createJsSdk({ officialAccount: undefined }), null);
    assert(createJsSdk({ officialAccount: { apiUrl: weChat.url, app: weChat.app } }) instanceof WeChatJsSdk);
  });

  it('fails without WeChat, and for a wrong secret', async () => {
    await assert.rejects(
      new WeChatJsSdk({ apiUrl: 'http://127.0.0.1:1', app: weChat.app }).sign(url),
      ServiceUnavailableError
    );
    const app = { ...weChat.app, secret: 'x' };
    await assert.rejects(new WeChatJsSdk({ apiUrl: weChat.url, app }).sign(url), /no access token: 40125/);
  });

  it('signs the address as it is, with a new nonce each time', async () => {
    const [one, other] = await Promise.all([jsSdk.sign(url), jsSdk.sign(url)]);
    for (const { signature, ...signed } of [one, other]) {
      assert.equal(signature, signPage({ ...signed, ticket: 'ticket-1', url }));
      assert.deepEqual([signed.appId, signed.timestamp], [weChat.app.appid, 1000]);
    }
    assert.notEqual(one.nonceStr, other.nonceStr);
  });

  it('asks for one token and one ticket for concurrent pages, and again before the ticket expires', async () => {
    await Promise.all(Array.from({ length: 8 }, () => jsSdk.sign(url)));
    await jsSdk.sign(url);
    assert.deepEqual([weChat.tokens.length, weChat.tickets.length], [1, 1]);
    clock += (7200 - 300) * 1000;
    await jsSdk.sign(url);
    assert.deepEqual([weChat.tokens.length, weChat.tickets.length], [2, 2]);
  });

  it('replaces a token that WeChat has ended early', async () => {
    weChat.ticketLifetimeSec = 600;
    await jsSdk.sign(url);
    weChat.liveToken = 'another';
    clock += (600 - 300) * 1000;
    await jsSdk.sign(url);
    assert.deepEqual([weChat.tokens.length, weChat.tickets.length], [2, 2]);
  });
});
