import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type PageSignature, signPage, WeChatJsSdk } from '../../providers/weChatJsSdk';
import { type TestApp, testApp } from '../../testing/testApp';
import { WeChatApi } from '../../testing/weChatApi';
import { withDeps } from '../../testing/withDeps';

const call = 'POST /api/front/weChat/pageConfig';
const page = 'https://xiangshi.example.com/h5/pages/index/index?q=%E5%85%AB%E8%A7%92';

describe('the JS-SDK configuration of a page', () => {
  const weChat = new WeChatApi();
  let server: TestApp;
  before(async () => {
    await weChat.listen();
    server = await testApp({
      deps: { jsSdk: new WeChatJsSdk({ apiUrl: weChat.url, app: weChat.app }) },
      settings: { publicUrl: 'https://xiangshi.example.com', allowedOrigins: ['https://h5.example.com'] }
    });
  });
  after(async () => {
    await server.close();
    weChat.close();
  });

  const signatureOf = ({ timestamp, nonceStr }: PageSignature, url: string) =>
    signPage({ ticket: 'ticket-1', timestamp, nonceStr, url });

  it('is refused for pages of other hosts', async () => {
    for (const url of [
      'https://evil.example.com/h5/',
      'https://xiangshi.example.com.evil.example.com/',
      'https://xiangshi.example.com@evil.example.com/',
      'http://xiangshi.example.com/h5/',
      'xiangshi.example.com/h5/',
      'javascript:alert(1)',
      '#https://xiangshi.example.com/'
    ]) {
      assert.deepEqual(
        await server.api.expectError(call, { url }),
        { error: 'VALIDATION', fields: { url: 'host' } },
        url
      );
    }
    assert.equal(weChat.tickets.length, 0);
  });

  it('is none without an official account', async () => {
    await withDeps(server, { jsSdk: null }, async () => {
      assert.equal(await server.api.call(call, { url: page }), null);
    });
  });

  it('is an error that passes while WeChat does not answer', async () => {
    const jsSdk = new WeChatJsSdk({ apiUrl: 'http://127.0.0.1:1', app: weChat.app });
    await withDeps(server, { jsSdk }, async () => {
      await assert.rejects(server.api.call(call, { url: page }), /HTTP 503.*"error":"UNAVAILABLE"/);
    });
  });

  it('signs own pages for everyone, without the part that follows #', async () => {
    for (const url of [page, `${page}#detail`]) {
      const config = await server.api.call(call, { url });
      assert(config !== null);
      assert.equal(config.appId, weChat.app.appid);
      assert.equal(config.signature, signatureOf(config, page));
    }
    const other = 'https://h5.example.com/h5/';
    const config = await server.api.call(call, { url: other });
    assert(config !== null);
    assert.equal(config.signature, signatureOf(config, other));
    assert.deepEqual([weChat.tokens.length, weChat.tickets.length], [1, 1]);
  });
});
