import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { WeChatApi } from '../testing/weChatApi';
import { ServiceUnavailableError } from './externalService';
import { createSubscribeMessages, type SubscribeMessage, WeChatSubscribeMessages } from './subscribeMessage';

const message: SubscribeMessage = {
  topic: 'quotation',
  openid: 'o1',
  language: 'zh-Hans',
  page: 'pages/index/index',
  subject: '八角',
  event: '收到新报价',
  atMs: Date.UTC(2026, 10, 29, 1, 5)
};

describe("WeChat's subscription messages", () => {
  const weChat = new WeChatApi();
  before(() => weChat.listen());
  beforeEach(() => weChat.reset());
  after(() => weChat.close());
  const provider = () =>
    new WeChatSubscribeMessages({
      apiUrl: weChat.url,
      app: weChat.app,
      templates: { quotation: 'T2' },
      version: 'trial'
    });

  it('are sent with template, page and the fields of the template', async () => {
    assert.equal(await provider().send(message), 'sent');
    assert.deepEqual(weChat.messages, [
      {
        touser: 'o1',
        template_id: 'T2',
        page: 'pages/index/index',
        miniprogram_state: 'trial',
        lang: 'zh_CN',
        data: { thing1: { value: '八角' }, thing2: { value: '收到新报价' }, time3: { value: '2026-11-29 09:05' } }
      }
    ]);
  });

  it("name a language of WeChat's, which has no French and no Spanish", async () => {
    for (const language of ['zh-Hant', 'en', 'fr', 'es'] as const) await provider().send({ ...message, language });
    assert.deepEqual(
      weChat.messages.map((sent) => (sent as { lang: string }).lang),
      ['zh_TW', 'en_US', 'en_US', 'en_US']
    );
  });

  it('are refused by a user who does not allow them, and fail for another reason', async () => {
    weChat.sendError = 43101;
    assert.equal(await provider().send(message), 'refused');
    weChat.sendError = 40037;
    await assert.rejects(provider().send(message), /40037/);
    weChat.isBusy = true;
    await assert.rejects(provider().send(message), ServiceUnavailableError);
  });

  it('are none without settings, and send nothing in the demo', async () => {
    assert.equal(createSubscribeMessages({ subscribeMessage: undefined }), null);
    assert.equal(await createSubscribeMessages({ subscribeMessage: 'demo' })?.send(message), 'sent');
    assert.equal(weChat.messages.length, 0);
  });
});
