import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { MINUTE_MS } from '@rules/duration';
import { demoPassword } from '../../../seed/demoUsers';
import { isLockAwaited } from '../../testing/lockWait';
import { logIn, newMobile } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { waitUntil } from '../../testing/waitUntil';

const update = 'POST /api/member/user/updatePassword';
const byPassword = 'POST /api/member/user/login';
const current = 'GET /api/member/user/current';
const checkReset = 'POST /api/member/user/checkResetCode';
const password = 'new-pass-2026';

describe('password change', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const isLive = async (token: string) => {
    const answer = await server.api.expectError(current, undefined, { token }).then(
      () => false,
      () => true
    );
    return answer;
  };
  async function resetCode(mobile: string): Promise<string> {
    const { demoCode = '' } = await server.api.call('POST /api/member/user/sendMsgCode', { mobile, purpose: 'reset' });
    return demoCode;
  }
  async function resetTicket(mobile: string): Promise<string> {
    return (await server.api.call(checkReset, { mobile, code: await resetCode(mobile) })).ticket;
  }

  it('is rejected without a login and a ticket', async () => {
    assert.deepEqual(await server.api.expectError(update, { password }), { error: 'UNAUTHORIZED' });
  });

  it('is rejected for each invalid password', async () => {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    const wrong = [
      ['abc1234', 'tooShort'],
      ['abcdefghij12345678901', 'tooLong'],
      ['abc 12345', 'characters'],
      ['12345678', 'tooSimple'],
      [mobile, 'isMobile']
    ] as const;
    for (const [attempt, problem] of wrong) {
      const refusal = await server.api.expectError(update, { password: attempt }, { token });
      assert.deepEqual(refusal, { error: 'VALIDATION', fields: { password: problem } });
    }
    assert.equal((await server.api.call(current, undefined, { token })).hasPassword, false);
  });

  it('the first password needs a login within the last half hour', async () => {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    server.advance(31 * MINUTE_MS);
    assert.deepEqual(await server.api.expectError(update, { password }, { token }), {
      error: 'FORBIDDEN',
      needs: 'login'
    });
    const fresh = await logIn(server, mobile);
    const answer = await server.api.call(update, { password }, { token: fresh });
    assert.deepEqual(answer, { session: null, endedSessions: 1 });
    assert.deepEqual([await isLive(token), await isLive(fresh)], [false, true]);
    assert.equal((await server.api.call(current, undefined, { token: fresh })).hasPassword, true);
    await server.api.call(byPassword, { account: mobile, password });
  });

  it('the first password is set once, also with several parallel calls', async () => {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    const wanted = ['first-2026', 'second-2026', 'third-2026'];
    const answers = await Promise.allSettled(
      wanted.map((one) => server.api.call(update, { password: one }, { token }))
    );
    const set = wanted.filter((_, index) => answers[index]?.status === 'fulfilled');
    assert.equal(set.length, 1);
    await server.api.call(byPassword, { account: mobile, password: set[0] ?? '' });
    const refusal = await server.api.expectError(update, { password }, { token });
    assert.deepEqual(refusal, { error: 'VALIDATION', fields: { oldPassword: 'required' } });
  });

  it('needs the old password if there is one, and counts wrong ones', async () => {
    const mobile = '13800138002';
    const token = await logIn(server, mobile);
    const other = await logIn(server, mobile);
    const missing = await server.api.expectError(update, { password }, { token });
    assert.deepEqual(missing, { error: 'VALIDATION', fields: { oldPassword: 'required' } });
    for (const attemptsLeft of [4, 3, 2, 1]) {
      const refusal = await server.api.expectError(update, { password, oldPassword: 'wrong' }, { token });
      assert.deepEqual(refusal, { error: 'PASSWORD_WRONG', attemptsLeft });
    }
    await server.api.expectError(update, { password, oldPassword: 'wrong' }, { token });
    const locked = await server.api.expectError(update, { password, oldPassword: demoPassword }, { token });
    assert.deepEqual(locked, { error: 'LOCKED', retryAfterSec: 60 });
    server.advance(MINUTE_MS);
    assert.equal(await isLive(other), true);
    const answer = await server.api.call(update, { password, oldPassword: demoPassword }, { token });
    assert.equal(answer.endedSessions, 1);
    assert.deepEqual([await isLive(token), await isLive(other)], [true, false]);
    assert.equal(
      (await server.api.expectError(byPassword, { account: mobile, password: demoPassword })).error,
      'PASSWORD_WRONG'
    );
    await server.api.call(byPassword, { account: mobile, password });
  });

  it('leaves no session to a login that checked the old password before it', async () => {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    await server.api.call(update, { password: demoPassword }, { token });
    // A login whose password was right waits here until the test lets it go on.
    await sql`create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(1); return new; end $$`.execute(server.db);
    await sql`create trigger waiting before update on password_guard for each row
      when (new.wrong_count < old.wrong_count) execute function wait_for_test()`.execute(server.db);
    const { login } = await server.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(tx);
      const pending = server.api.expectError(byPassword, { account: mobile, password: demoPassword });
      await waitUntil(() => isLockAwaited(server.db), { failure: 'the login does not wait for the test' });
      await server.api.call(update, { password, oldPassword: demoPassword }, { token });
      return { login: pending };
    });
    assert.deepEqual(await login, { error: 'PASSWORD_WRONG', attemptsLeft: 4 });
    await sql`drop function wait_for_test cascade`.execute(server.db);
    await server.api.call(byPassword, { account: mobile, password });
  });

  it('rejects a forged, used or expired ticket', async () => {
    const mobile = newMobile();
    await logIn(server, mobile);
    assert.deepEqual(await server.api.expectError(update, { password, ticket: 'made-up' }), {
      error: 'TICKET_EXPIRED'
    });
    const used = await resetTicket(mobile);
    await server.api.call(update, { password, ticket: used });
    assert.deepEqual(await server.api.expectError(update, { password, ticket: used }), { error: 'TICKET_EXPIRED' });
    const old = await resetTicket(mobile);
    server.advance(10 * MINUTE_MS);
    assert.deepEqual(await server.api.expectError(update, { password, ticket: old }), { error: 'TICKET_EXPIRED' });
  });

  it('only the first of two tickets is accepted when both are used at once', async () => {
    const mobile = newMobile();
    await logIn(server, mobile);
    const [first, second] = [await resetTicket(mobile), await resetTicket(mobile)];
    await server.api.call(update, { password, ticket: second });
    assert.deepEqual(await server.api.expectError(update, { password, ticket: first }), { error: 'TICKET_EXPIRED' });
  });

  it('keeps the ticket after an invalid password, then ends every session and opens one', async () => {
    const mobile = '13800138003';
    const before = [await logIn(server, mobile), await logIn(server, mobile)];
    for (let tries = 0; tries < 5; tries += 1) {
      await server.api.expectError(byPassword, { account: mobile, password: 'wrong' });
    }
    const ticket = await resetTicket(mobile);
    const refusal = await server.api.expectError(update, { password: '12345678', ticket });
    assert.deepEqual(refusal, { error: 'VALIDATION', fields: { password: 'tooSimple' } });
    const { session, endedSessions } = await server.api.call(update, { password, ticket });
    assert.equal(endedSessions, 2);
    assert.deepEqual(await Promise.all(before.map(isLive)), [false, false]);
    assert.equal(await isLive(session?.token ?? ''), true);
    // A verified phone is not affected by wrong passwords of others.
    await server.api.call(byPassword, { account: mobile, password });
  });

  it('issues no ticket without an account, nor for a wrong, used or foreign code', async () => {
    const mobile = newMobile();
    const code = await resetCode(mobile);
    assert.deepEqual(await server.api.expectError(checkReset, { mobile, code }), { error: 'NOT_FOUND' });
    const known = '13800138001';
    const right = await resetCode(known);
    const wrong = right === '000000' ? '111111' : '000000';
    assert.deepEqual(await server.api.expectError(checkReset, { mobile: known, code: wrong }), {
      error: 'SMS_CODE_WRONG',
      attemptsLeft: 4
    });
    await server.api.call(checkReset, { mobile: known, code: right });
    assert.deepEqual(await server.api.expectError(checkReset, { mobile: known, code: right }), {
      error: 'SMS_CODE_EXPIRED'
    });
  });

  it('stores only digests of tickets', async () => {
    const mobile = newMobile();
    await logIn(server, mobile);
    const ticket = await resetTicket(mobile);
    const rows = await server.db.selectFrom('reset_ticket').selectAll().execute();
    assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(ticket));
  });
});
