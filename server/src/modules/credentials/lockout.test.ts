import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { demoPassword } from '../../../seed/demoUsers';
import { newMobile } from '../../testing/logIn';
import { solvedCaptcha } from '../../testing/solvedCaptcha';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeCredentials } from './purge.service';

const byPassword = 'POST /api/member/user/login';
const byCode = 'POST /api/member/user/loginByMsg';
const send = 'POST /api/member/user/sendMsgCode';
const qin = '13800138000';
const home = '192.0.2.10';
const stranger = '198.51.100.66';
const deviceId = '0123456789abcdef0123456789abcdef';

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('account under attack', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const guess = async (account: string, from: string) =>
    server.api.expectError(
      byPassword,
      { account, password: 'wrong', captchaId: await solvedCaptcha(server) },
      { from }
    );

  /** Guesses, each from another address. */
  async function guessFromEverywhere(account: string, tries: number): Promise<string[]> {
    const errors: string[] = [];
    for (let at = 0; at < tries; at += 1) {
      errors.push((await guess(account, `10.${account.slice(-2)}.0.${at}`)).error);
    }
    return errors;
  }

  async function codeFor(mobile: string, purpose: 'login' | 'reset', from: string): Promise<string> {
    const { demoCode = '' } = await server.api.call(send, { mobile, purpose }, { from });
    return demoCode;
  }
  const typeCode = (mobile: string, code: string, from: string, more = {}) =>
    server.api.expectError(byCode, { mobile, code, agreedVersion: '1', ...more }, { from });

  it('locks the attacker out, and lets the owner in by password, by code and by a new password', async () => {
    await server.api.call(byPassword, { account: qin, password: demoPassword }, { from: home });
    // Five wrong passwords, a code that the owner did not request, five wrong codes: together they once locked everyone
    // out.
    for (let tries = 0; tries < 5; tries += 1) assert.equal((await guess(qin, stranger)).error, 'PASSWORD_WRONG');
    assert.equal((await guess(qin, stranger)).error, 'LOCKED');
    const code = await codeFor(qin, 'login', stranger);
    for (let tries = 0; tries < 4; tries += 1) {
      assert.equal((await typeCode(qin, wrong(code), stranger)).error, 'SMS_CODE_WRONG');
    }
    assert.deepEqual(await typeCode(qin, wrong(code), stranger), { error: 'LOCKED', retryAfterSec: 900 });
    assert.equal((await typeCode(qin, code, stranger)).error, 'LOCKED');
    assert.equal((await server.api.expectError(send, { mobile: qin }, { from: stranger })).error, 'LOCKED');

    await server.api.call(byPassword, { account: qin, password: demoPassword }, { from: home });
    server.advance(MINUTE_MS);
    const own = await codeFor(qin, 'login', '192.0.2.77');
    await server.api.call(byCode, { mobile: qin, code: own, agreedVersion: '1' }, { from: '192.0.2.77' });
    const reset = await codeFor(qin, 'reset', '192.0.2.78');
    const { ticket } = await server.api.call(
      'POST /api/member/user/checkResetCode',
      { mobile: qin, code: reset },
      { from: '192.0.2.78' }
    );
    const update = 'POST /api/member/user/updatePassword';
    await server.api.call(update, { password: demoPassword, ticket }, { from: '192.0.2.78' });
  });

  it('does not affect codes of other purposes, nor the code that the owner waits for', async () => {
    const mobile = newMobile();
    const other = '198.51.100.68';
    const login = await codeFor(mobile, 'login', home);
    server.advance(MINUTE_MS);
    const reset = await codeFor(mobile, 'reset', other);
    for (let tries = 0; tries < 5; tries += 1) {
      const body = { mobile, code: wrong(reset), captchaId: await solvedCaptcha(server) };
      await server.api.expectError('POST /api/member/user/checkResetCode', body, { from: other });
    }
    await server.api.call(byCode, { mobile, code: login, agreedVersion: '1' }, { from: home });
  });

  it('is protected against attackers with many addresses, without affecting known origins and devices', async () => {
    const account = '13800138003';
    await server.api.call(byPassword, { account, password: demoPassword, deviceId }, { from: '192.0.2.20' });
    const errors = await guessFromEverywhere(account, 102);
    assert.deepEqual(
      errors.slice(0, 101),
      Array.from({ length: 101 }, () => 'PASSWORD_WRONG')
    );
    assert.equal(errors[101], 'LOCKED');
    const body = { account, password: demoPassword };
    const elsewhere = '192.0.2.99';
    assert.equal((await server.api.expectError(byPassword, body, { from: elsewhere })).error, 'LOCKED');
    const unknownDevice = { ...body, deviceId: deviceId.replace('0', 'f') };
    assert.equal((await server.api.expectError(byPassword, unknownDevice, { from: elsewhere })).error, 'LOCKED');
    await server.api.call(byPassword, body, { from: '192.0.2.20' });
  });

  it('admits a known device from behind a locked address', async () => {
    const account = '13800138002';
    const from = '198.51.100.70';
    await server.api.call(byPassword, { account, password: demoPassword, deviceId }, { from });
    for (let tries = 0; tries < 51; tries += 1) {
      await server.api.expectError(byPassword, { account: `nobody${tries}`, password: 'wrong' }, { from });
    }
    const body = { account, password: demoPassword };
    assert.equal((await server.api.expectError(byPassword, body, { from })).error, 'LOCKED');
    await server.api.call(byPassword, { ...body, deviceId }, { from });
  });

  it('answers three parallel logins repeatedly without internal errors', async () => {
    const account = '13800138004';
    const known = '192.0.2.40';
    await server.api.call(byPassword, { account, password: demoPassword, deviceId }, { from: known });
    // A right password deletes the counters that a wrong one is about to update.
    for (let round = 0; round < 60; round += 1) {
      const right = () => server.api.call(byPassword, { account, password: demoPassword, deviceId }, { from: known });
      const [first, refused, second] = await Promise.all([
        right(),
        server.api.expectError(byPassword, { account, password: 'wrong', deviceId }, { from: known }),
        right()
      ]);
      assert.equal(refused.error, 'PASSWORD_WRONG');
      assert.notEqual(first.token, second.token);
      // Clears the count when the wrong attempt was the last of the three: a fourth one would need a captcha.
      await right();
    }
  });

  it('requires a captcha from unknown origins after ten wrong attempts from anywhere', async () => {
    const account = '13800138001';
    await server.api.call(byPassword, { account, password: demoPassword, deviceId }, { from: '192.0.2.30' });
    await guessFromEverywhere(account, 10);
    const body = { account, password: demoPassword };
    const { error } = await server.api.expectError(byPassword, body, { from: '192.0.2.98' });
    assert.equal(error, 'CAPTCHA_NEEDED');
    await server.api.call(byPassword, { ...body, deviceId }, { from: '192.0.2.98' });
  });

  it('protects one code against attackers with many addresses', async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile, 'login', home);
    const errors: string[] = [];
    for (let at = 0; at < 22; at += 1) {
      const captchaId = await solvedCaptcha(server);
      errors.push((await typeCode(mobile, wrong(code), `10.99.0.${at}`, { captchaId })).error);
    }
    assert.deepEqual(errors.slice(-2), ['LOCKED', 'LOCKED']);
    assert.equal((await typeCode(mobile, code, '10.99.1.1')).error, 'LOCKED');
  });

  it('requires a captcha before codes are sent and typed, after five wrong ones from an address', async () => {
    const from = '198.51.100.67';
    const [first, second] = [newMobile(), newMobile()];
    const code = await codeFor(second, 'login', from);
    const guessed = await codeFor(first, 'login', from);
    for (let tries = 0; tries < 5; tries += 1) await typeCode(first, wrong(guessed), from);
    assert.deepEqual(await server.api.expectError(send, { mobile: newMobile() }, { from }), {
      error: 'CAPTCHA_NEEDED'
    });
    assert.deepEqual(await typeCode(second, code, from), { error: 'CAPTCHA_NEEDED' });
    const used = await solvedCaptcha(server);
    await server.api.call(send, { mobile: newMobile(), captchaId: used }, { from });
    assert.deepEqual(await typeCode(second, code, from, { captchaId: used }), { error: 'CAPTCHA_NEEDED' });
    const captchaId = await solvedCaptcha(server);
    await server.api.call(byCode, { mobile: second, code, agreedVersion: '1', captchaId }, { from });
  });

  it('knows twenty addresses of a user, as digests, for half a year', async () => {
    const mobile = newMobile();
    for (let login = 0; login < 22; login += 1) {
      const from = `203.0.113.${login}`;
      const code = await codeFor(mobile, 'login', from);
      await server.api.call(byCode, { mobile, code, agreedVersion: '1' }, { from });
      server.advance(MINUTE_MS);
    }
    const { id } = await server.db
      .selectFrom('user_account')
      .select('id')
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    const origins = () => server.db.selectFrom('known_place').selectAll().where('user_id', '=', id).execute();
    const remembered = await origins();
    assert.equal(remembered.length, 20);
    assert.ok(!JSON.stringify(remembered).includes('203.0.113'));
    const now = server.deps.now().getTime();
    await purgeCredentials(server.db, now + 179 * DAY_MS);
    assert.equal((await origins()).length, 20);
    await purgeCredentials(server.db, now + 181 * DAY_MS);
    assert.equal((await origins()).length, 0);
  });
});
