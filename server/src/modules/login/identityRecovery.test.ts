import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { solvedCaptcha } from '../../testing/solvedCaptcha';
import { type TestApp, testApp } from '../../testing/testApp';
import { newApplicant, newIdNumber, reviewVerification, submit as submitDocuments } from '../../testing/verification';

const send = 'POST /api/member/user/sendIdentityCode';
const check = 'POST /api/member/user/checkIdentityCode';
const update = 'POST /api/member/user/updatePassword';
const password = 'new-pass-2026';
const qin = { realName: '覃秀兰', idNumber: '450902197803120020' };
const he = { realName: '和志山', idNumber: '533321198506071019' };
/** A rejected verification, which never counted. */
const liang = { realName: '梁雨桐', idNumber: '450902199911050022' };

describe('password recovery by identity', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('password_guard').execute();
    server.advance(2 * MINUTE_MS);
  });

  const codeFor = async (identity: typeof qin) => (await server.api.call(send, identity)).demoCode ?? '';

  it('rejects an impossible identity without counting an attempt', async () => {
    const impossible = [
      [{ ...qin, realName: 'Qin' }, { realName: 'format' }],
      [{ ...qin, idNumber: '450902197803120021' }, { idNumber: 'check' }],
      [{ ...qin, idNumber: newIdNumber('20200101') }, { idNumber: 'minor' }],
      [
        { realName: '覃', idNumber: '45' },
        { realName: 'format', idNumber: 'format' }
      ],
      [{ ...qin, idNumber: '45090219780312002\u0000' }, { idNumber: 'format' }]
    ] as const;
    for (const [identity, fields] of impossible) {
      assert.deepEqual(await server.api.expectError(send, identity), { error: 'VALIDATION', fields });
    }
    assert.equal((await server.db.selectFrom('password_guard').select('wrong_count').execute()).length, 0);
  });

  it('returns the same error for a wrong name, an unknown number and an invalid document', async () => {
    const strangers = [
      { ...qin, realName: '覃秀蓝' },
      { ...qin, idNumber: newIdNumber() },
      { realName: '覃秀兰', idNumber: 'E12345678' },
      liang
    ];
    for (const identity of strangers) {
      assert.deepEqual(await server.api.expectError(send, identity), { error: 'NOT_FOUND', attemptsLeft: 4 });
      assert.deepEqual(await server.api.expectError(check, { ...identity, code: '123456' }), {
        error: 'NOT_FOUND',
        attemptsLeft: 3
      });
    }
  });

  it('is not available while the verification waits for its review', async () => {
    const person = await newApplicant(server);
    const idNumber = newIdNumber();
    await submitDocuments.person(server, person, { idNumber });
    const identity = { realName: '覃小满', idNumber };
    assert.equal((await server.api.expectError(send, identity)).error, 'NOT_FOUND');
    await reviewVerification(server, person, 'person', 'approve');
    const { mobile } = await server.api.call(send, identity);
    assert.equal(mobile, `${person.mobile.slice(0, 3)}****${person.mobile.slice(-4)}`);
  });

  it('requires a captcha after three wrong attempts, then ever longer waits, for the right name too', async () => {
    const wrong = { ...qin, realName: '覃秀蓝' };
    for (let tries = 0; tries < 3; tries += 1) await server.api.expectError(send, wrong);
    assert.deepEqual(await server.api.expectError(send, wrong), { error: 'CAPTCHA_NEEDED' });
    const puzzled = async (identity: typeof qin) =>
      server.api.expectError(send, { ...identity, captchaId: await solvedCaptcha(server) });
    assert.deepEqual(await puzzled(wrong), { error: 'NOT_FOUND', attemptsLeft: 1 });
    assert.deepEqual(await puzzled(wrong), { error: 'NOT_FOUND', attemptsLeft: 0, retryAfterSec: 60 });
    assert.deepEqual(await puzzled(qin), { error: 'LOCKED', retryAfterSec: 60 });
    server.advance(MINUTE_MS);
    const sent = await server.api.call(send, { ...qin, captchaId: await solvedCaptcha(server) });
    assert.equal(sent.mobile, '138****8000');
  });

  it('is limited per address over all persons', async () => {
    const from = '198.51.100.20';
    const guess = () => server.api.expectError(send, { realName: '张三丰', idNumber: newIdNumber() }, { from });
    for (let tries = 0; tries < 21; tries += 1) assert.equal((await guess()).error, 'NOT_FOUND');
    assert.deepEqual(await guess(), { error: 'LOCKED', retryAfterSec: 60 });
  });

  it('stores nothing from which a number could be derived', async () => {
    await server.api.expectError(send, { ...qin, realName: '覃秀蓝' });
    const rows = JSON.stringify(await server.db.selectFrom('password_guard').selectAll().execute());
    const guessed = createHash('sha256').update(`identity:${qin.idNumber}`).digest('base64url');
    assert.ok(rows.length > 2 && !rows.includes(qin.idNumber) && !rows.includes(guessed));
  });

  it('sends one code a minute, counts wrong ones, and accepts none of another purpose', async () => {
    const code = await codeFor(he);
    assert.equal((await server.api.expectError(send, he)).error, 'RATE_LIMITED');
    const wrong = code === '000000' ? '111111' : '000000';
    assert.deepEqual(await server.api.expectError(check, { ...he, code: wrong }), {
      error: 'SMS_CODE_WRONG',
      attemptsLeft: 4
    });
    const mobile = '13800138001';
    const elsewhere = await server.api.expectError('POST /api/member/user/checkResetCode', { mobile, code });
    assert.equal(elsewhere.error, 'SMS_CODE_EXPIRED');
    server.advance(MINUTE_MS);
    const reset = await server.api.call('POST /api/member/user/sendMsgCode', { mobile, purpose: 'reset' });
    const refusal = await server.api.expectError(check, { ...he, code: reset.demoCode ?? '' });
    assert.equal(refusal.error, 'SMS_CODE_WRONG');
  });

  it('returns a ticket for ten minutes and one use, which logs in', async () => {
    const before = await logIn(server, '13800138000');
    server.advance(2 * MINUTE_MS);
    const code = await codeFor(qin);
    const { ticket, expiresInSec } = await server.api.call(check, { ...qin, code });
    assert.equal(expiresInSec, 600);
    assert.deepEqual(await server.api.expectError(check, { ...qin, code }), { error: 'SMS_CODE_EXPIRED' });
    const { session } = await server.api.call(update, { password, ticket });
    const person = await server.api.call('GET /api/member/user/current', undefined, { token: session?.token ?? '' });
    assert.equal(person.nickname, '覃秀兰');
    const gone = await server.api.expectError('GET /api/member/user/current', undefined, { token: before });
    assert.equal(gone.error, 'UNAUTHORIZED');
    assert.deepEqual(await server.api.expectError(update, { password, ticket }), { error: 'TICKET_EXPIRED' });
  });

  it('rejects a ticket after ten minutes', async () => {
    const { ticket } = await server.api.call(check, { ...he, code: await codeFor(he) });
    server.advance(10 * MINUTE_MS);
    assert.deepEqual(await server.api.expectError(update, { password, ticket }), { error: 'TICKET_EXPIRED' });
  });
});
