import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import type { CodeMessage, SmsProvider } from '../../providers/sms';
import { api } from '../../testing/api';
import { newMobile } from '../../testing/logIn';
import { solvedCaptcha } from '../../testing/solvedCaptcha';
import { type TestApp, testApp } from '../../testing/testApp';

const send = 'POST /api/member/user/sendMsgCode';
const logIn = 'POST /api/member/user/loginByMsg';

/** Returns a wrong code. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('one-time codes', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  /** Each number has an address of its own: wrong codes count for it. */
  const fromOf = (mobile: string) => ({
    from: `10.${[3, 5, 7].map((at) => Number(mobile.slice(at, at + 2))).join('.')}`
  });
  async function codeFor(mobile: string): Promise<string> {
    const { demoCode } = await server.api.call(send, { mobile }, fromOf(mobile));
    assert(demoCode);
    return demoCode;
  }
  const tryCode = (mobile: string, code: string) =>
    server.api.expectError(logIn, { mobile, code, agreedVersion: '1' }, fromOf(mobile));
  const useCode = (mobile: string, code: string) =>
    server.api.call(logIn, { mobile, code, agreedVersion: '1' }, fromOf(mobile));

  it('are rejected when none was sent, and no account is created', async () => {
    const mobile = newMobile();
    assert.deepEqual(await tryCode(mobile, '123456'), { error: 'SMS_CODE_EXPIRED' });
    const row = await server.db.selectFrom('user_account').select('id').where('mobile', '=', mobile).executeTakeFirst();
    assert.equal(row, undefined);
  });

  it('are rejected for another number', async () => {
    const [mobile, other] = [newMobile(), newMobile()];
    const code = await codeFor(mobile);
    await codeFor(other).then(async (own) => {
      if (own !== code) assert.equal((await tryCode(other, code)).error, 'SMS_CODE_WRONG');
    });
  });

  it('are not sent again within a minute, and the first one stays valid', async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile);
    const { error, retryAfterSec = 0 } = await server.api.expectError(send, { mobile });
    assert.equal(error, 'RATE_LIMITED');
    assert.ok(retryAfterSec > 55 && retryAfterSec <= 60);
    await useCode(mobile, code);
  });

  it('expire after ten minutes', async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile);
    server.advance(10 * MINUTE_MS);
    assert.deepEqual(await tryCode(mobile, code), { error: 'SMS_CODE_EXPIRED' });
  });

  it('become invalid once a newer one is sent', async () => {
    const mobile = newMobile();
    const first = await codeFor(mobile);
    server.advance(MINUTE_MS);
    const second = await codeFor(mobile);
    if (first !== second) assert.equal((await tryCode(mobile, first)).error, 'SMS_CODE_WRONG');
    await useCode(mobile, second);
  });

  it('work once, also for two parallel attempts', async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile);
    const outcomes = await Promise.allSettled([useCode(mobile, code), useCode(mobile, code), useCode(mobile, code)]);
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.deepEqual(await tryCode(mobile, code), { error: 'SMS_CODE_EXPIRED' });
  });

  it('count wrong attempts down and lock the number for a quarter of an hour, for the right code too', async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile);
    for (const attemptsLeft of [4, 3, 2, 1]) {
      assert.deepEqual(await tryCode(mobile, wrong(code)), { error: 'SMS_CODE_WRONG', attemptsLeft });
    }
    assert.deepEqual(await tryCode(mobile, wrong(code)), { error: 'LOCKED', retryAfterSec: 900 });
    assert.equal((await tryCode(mobile, code)).error, 'LOCKED');
    assert.equal((await server.api.expectError(send, { mobile }, fromOf(mobile))).error, 'LOCKED');
    server.advance(15 * MINUTE_MS);
    const puzzled = async () => ({ captchaId: await solvedCaptcha(server) });
    const expired = { mobile, code, agreedVersion: '1', ...(await puzzled()) };
    assert.deepEqual(await server.api.expectError(logIn, expired, fromOf(mobile)), { error: 'SMS_CODE_EXPIRED' });
    const { demoCode = '' } = await server.api.call(send, { mobile, ...(await puzzled()) }, fromOf(mobile));
    const fresh = { mobile, code: demoCode, agreedVersion: '1', ...(await puzzled()) };
    await server.api.call(logIn, fresh, fromOf(mobile));
  });

  it('do not restore attempts when another code is requested', async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile);
    for (let tries = 0; tries < 4; tries += 1) await tryCode(mobile, wrong(code));
    server.advance(MINUTE_MS);
    const second = await codeFor(mobile);
    assert.equal((await tryCode(mobile, wrong(second))).error, 'LOCKED');
  });

  it('count parallel attempts one by one', async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile);
    const refusals = await Promise.all(Array.from({ length: 12 }, () => tryCode(mobile, wrong(code))));
    assert.equal(refusals.filter(({ error }) => error === 'SMS_CODE_WRONG').length, 4);
    assert.equal(refusals.filter(({ error }) => error === 'LOCKED').length, 8);
  });

  it('are invalid for another purpose, which is not an attempt', async () => {
    const mobile = newMobile();
    const { demoCode: code = '' } = await server.api.call(send, { mobile, purpose: 'reset' });
    for (let tries = 0; tries < 6; tries += 1)
      assert.deepEqual(await tryCode(mobile, code), { error: 'SMS_CODE_EXPIRED' });
    const { error } = await server.api.expectError('POST /api/member/user/checkResetCode', { mobile, code });
    assert.equal(error, 'NOT_FOUND');
  });

  it('can be requested at once by the next step after the previous one was used', async () => {
    const mobile = newMobile();
    await useCode(mobile, await codeFor(mobile));
    await server.api.call(send, { mobile, purpose: 'reset' });
    assert.equal((await server.api.expectError(send, { mobile })).error, 'RATE_LIMITED');
  });

  it('are rejected for an unknown purpose and an invalid number', async () => {
    assert.equal(
      (await server.api.expectError(send, { mobile: newMobile(), purpose: 'pay' as never })).error,
      'VALIDATION'
    );
    for (const mobile of ['12800138000', '1380013800', '138001380000', '+8613800138000']) {
      assert.deepEqual((await server.api.expectError(send, { mobile })).fields, { mobile: 'pattern' });
    }
  });

  it('wait no longer than a minute after the clock was set back', async () => {
    const mobile = newMobile();
    await codeFor(mobile);
    server.advance(-60 * MINUTE_MS);
    const { isNew } = await useCode(mobile, await codeFor(mobile));
    server.advance(60 * MINUTE_MS);
    assert.equal(isNew, true);
  });

  it('are not stored in plain text', async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile);
    const row = await server.db
      .selectFrom('sms_code')
      .selectAll()
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    assert.ok(!JSON.stringify(row).includes(code));
  });
});

describe('one-time codes of an SMS gateway', () => {
  const sent: CodeMessage[] = [];
  const gateway: SmsProvider & { isDown: boolean } = {
    isDown: false,
    exposesCode: false,
    countries: ['GB'],
    sendCode(message) {
      if (this.isDown) return Promise.reject(new Error('the gateway is down'));
      sent.push(message);
      return Promise.resolve();
    }
  };
  let server: TestApp;
  before(async () => (server = await testApp({ deps: { sms: gateway } })));
  after(() => server.close());

  it('can be requested again at once when the message could not be delivered to the gateway', async () => {
    const mobile = newMobile();
    gateway.isDown = true;
    try {
      assert.deepEqual(await server.api.expectError(send, { mobile }), { error: 'INTERNAL' });
    } finally {
      gateway.isDown = false;
    }
    await server.api.call(send, { mobile });
    assert.equal(sent.filter((message) => message.mobile === mobile).length, 1);
  });

  it('are limited to thirty numbers an hour per address', async () => {
    const from = '198.51.100.7';
    for (let sent = 0; sent < 30; sent += 1) await server.api.call(send, { mobile: newMobile() }, { from });
    const { error, retryAfterSec = 0 } = await server.api.expectError(send, { mobile: newMobile() }, { from });
    assert.equal(error, 'RATE_LIMITED');
    assert.ok(retryAfterSec > 3500 && retryAfterSec <= 3600);
    server.advance(60 * MINUTE_MS);
    await server.api.call(send, { mobile: newMobile() }, { from });
  });

  it('are limited to ten an hour per phone, from whatever addresses', async () => {
    const mobile = newMobile();
    for (let asked = 0; asked < 10; asked += 1) {
      await server.api.call(send, { mobile }, { from: `198.51.100.${20 + asked}` });
      server.advance(MINUTE_MS);
    }
    const { error } = await server.api.expectError(send, { mobile }, { from: '198.51.100.40' });
    assert.equal(error, 'RATE_LIMITED');
  });

  it('are read out by a call only after two unused messages', async () => {
    const mobile = newMobile();
    const wanted = { mobile, isVoice: true };
    assert.equal((await server.api.expectError(send, wanted)).error, 'FORBIDDEN');
    assert.equal((await server.api.call(send, { mobile })).canVoice, false);
    server.advance(MINUTE_MS);
    assert.equal((await server.api.expectError(send, wanted)).error, 'FORBIDDEN');
    assert.equal((await server.api.call(send, { mobile })).canVoice, true);
    server.advance(MINUTE_MS);
    await server.api.call(send, wanted);
    const call = sent.at(-1);
    assert.deepEqual([call?.mobile, call?.channel, call?.purpose], [mobile, 'voice', 'login']);
    await server.api.call(logIn, { mobile, code: call?.code ?? '', agreedVersion: '1' });
    assert.equal((await server.api.expectError(send, wanted)).error, 'FORBIDDEN');
  });

  it('are contained in the message only', async () => {
    const mobile = newMobile();
    const answer = await api(server.app).call(send, { mobile });
    assert.deepEqual(answer, { expiresInSec: 600, resendAfterSec: 60, canVoice: false });
    const code = sent.find((message) => message.mobile === mobile)?.code ?? '';
    assert.match(code, /^\d{6}$/);
    const { isNew } = await server.api.call(logIn, { mobile, code, agreedVersion: '1' });
    assert.equal(isNew, true);
  });
});
