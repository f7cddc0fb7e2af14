import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { WeChatApi } from '../testing/weChatApi';
import { ServiceUnavailableError } from './externalService';
import { createMiniProgramCodes, WeChatMiniProgramCodes } from './miniProgramCode';

const page = 'pages/vcard/VcardShareMiddlePage';

describe('the provider of mini-program codes', () => {
  const weChat = new WeChatApi();
  let clock = 0;
  let codes: WeChatMiniProgramCodes;
  before(() => weChat.listen());
  after(() => weChat.close());
  beforeEach(() => {
    weChat.reset();
    clock = 0;
    codes = new WeChatMiniProgramCodes(settings(), () => clock);
  });

  const settings = (isPathChecked = true) => ({
    apiUrl: weChat.url,
    app: weChat.app,
    version: 'trial' as const,
    isPathChecked
  });

  it('is none without a mini-program', () => {
    assert.equal(createMiniProgramCodes({ miniProgramCode: undefined }), null);
    assert(createMiniProgramCodes({ miniProgramCode: settings() }) instanceof WeChatMiniProgramCodes);
  });

  it('reports what WeChat refuses, without the secret', async () => {
    weChat.unpublished.add(page);
    await assert.rejects(codes.draw(page, 'cc.A'), { message: 'WeChat drew no code: 41030 invalid page' });
    await assert.rejects(codes.draw(page, 'x'.repeat(33)), /40129/);
    const stranger = new WeChatMiniProgramCodes({ ...settings(), app: { ...weChat.app, secret: 'x'.repeat(32) } });
    const error: unknown = await stranger.draw(page, 'cc.A').catch((reason: unknown) => reason);
    assert.match(String(error), /no access token: 40125/);
    assert(!String((error as Error).stack).includes('x'.repeat(32)));
    const elsewhere = new WeChatMiniProgramCodes({ ...settings(), apiUrl: 'http://127.0.0.1:1' });
    await assert.rejects(elsewhere.draw(page, 'cc.A'), ServiceUnavailableError);
    assert.equal(weChat.codes.length, 0);
  });

  it('returns the picture of a page and scene in the version of the settings', async () => {
    const picture = await codes.draw(page, 'cc.23456789ABCDEFGHJKLM.GUIXIANG');
    assert.equal(picture.subarray(3).toString(), `${page} cc.23456789ABCDEFGHJKLM.GUIXIANG`);
    assert.deepEqual(weChat.codes, [
      { page, scene: 'cc.23456789ABCDEFGHJKLM.GUIXIANG', check_path: true, env_version: 'trial', width: 560 }
    ]);
  });

  it('draws codes of pages that are not published when the settings allow it', async () => {
    weChat.unpublished.add(page);
    await new WeChatMiniProgramCodes(settings(false)).draw(page, 'cc.A');
    assert.equal(weChat.codes.length, 1);
  });

  it('fetches one token for concurrent callers, and another one before it expires', async () => {
    const draws = () => Promise.all(['cc.A', 'cc.B', 'cc.C', 'cc.D'].map((scene) => codes.draw(page, scene)));
    await draws();
    await draws();
    assert.equal(weChat.tokens.length, 1);
    clock = (7200 - 300) * 1000;
    await draws();
    assert.deepEqual([weChat.tokens.length, weChat.codes.length], [2, 12]);
  });

  it('replaces a token that WeChat has ended early once, also for concurrent callers', async () => {
    await codes.draw(page, 'cc.A');
    weChat.liveToken = 'another';
    await Promise.all(['cc.B', 'cc.C', 'cc.D'].map((scene) => codes.draw(page, scene)));
    assert.deepEqual([weChat.tokens.length, weChat.codes.length], [2, 4]);
  });

  it('asks for a token again after a failure', async () => {
    weChat.isBusy = true;
    const failures = await Promise.allSettled([codes.draw(page, 'cc.A'), codes.draw(page, 'cc.B')]);
    // Busy is no fault of the settings: the call may be repeated.
    for (const failure of failures) {
      assert(failure.status === 'rejected' && failure.reason instanceof ServiceUnavailableError);
    }
    weChat.isBusy = false;
    await codes.draw(page, 'cc.A');
    assert.equal(weChat.codes.length, 1);
  });
});
