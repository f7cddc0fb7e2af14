import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { MailedCode, MailProvider } from '../../providers/mail';
import { cancelAndErase, exportPersonalData } from '../../testing/accountCancellation';
import { inquiries, textMessage } from '../../testing/inquiries';
import { logIn, newMobile } from '../../testing/logIn';
import { publishedSupply, supplyBody } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { purchaseFields, verifiedPerson } from '../../testing/trade';
import { withDeps } from '../../testing/withDeps';
import { freezeAccount, releaseAccount } from '../account/freeze.service';

const send = 'POST /api/member/user/sendEmailCode';
const byEmail = 'POST /api/member/user/loginByEmail';
const checkReset = 'POST /api/member/user/checkEmailResetCode';
const bind = 'POST /api/member/account/email/bind';
const unbind = 'POST /api/member/account/email/unbind';

let emails = 0;
const newEmail = () => `qin${(emails += 1)}@example.com`;

/** A gateway that keeps the mails. */
function mailbox(): { mail: MailProvider; mails: MailedCode[] } {
  const mails: MailedCode[] = [];
  const sendCode = (sent: MailedCode) => {
    mails.push(sent);
    return Promise.resolve();
  };
  return { mail: { exposesCode: false, sendCode }, mails };
}

describe('a login by e-mail', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  /** Logs in and returns the token. */
  async function logInByEmail(email: string): Promise<string> {
    const { demoCode = '' } = await server.api.call(send, { email, purpose: 'login' });
    return (await server.api.call(byEmail, { email, code: demoCode, agreedVersion: '1' })).token;
  }

  const stateOf = (token: string) => server.api.call('GET /api/member/account/state', undefined, { token });

  /** Passes the first step of a change of number or address. */
  async function ticketOf(token: string): Promise<string> {
    const { demoCode: code = '' } = await server.api.call(
      'POST /api/member/account/sendCode',
      { purpose: 'changeMobile' },
      { token }
    );
    return (await server.api.call('POST /api/member/account/mobile/prove', { code }, { token })).ticket;
  }

  async function bindBody(token: string, email: string) {
    const { demoCode: code = '' } = await server.api.call(send, { email, purpose: 'bindEmail' }, { token });
    return { ticket: await ticketOf(token), email, code };
  }

  it('is not offered without a mail gateway', async () => {
    await withDeps(server, { mail: null }, async () => {
      const email = newEmail();
      assert.equal((await server.api.call('GET /api/member/user/loginWays', undefined)).hasEmail, false);
      assert.deepEqual(await server.api.expectError(send, { email, purpose: 'login' }), { error: 'FORBIDDEN' });
      const login = { email, code: '123456', agreedVersion: '1' };
      assert.deepEqual(await server.api.expectError(byEmail, login), { error: 'FORBIDDEN' });
    });
  });

  it('gets no code for an address that cannot exist', async () => {
    for (const email of ['qin@example', 'qin @example.com', '秦@example.com'])
      assert.equal((await server.api.expectError(send, { email, purpose: 'login' })).error, 'VALIDATION');
  });

  it('is locked after five wrong codes, and a code is good for one purpose', async () => {
    const email = newEmail();
    const from = '198.51.100.78';
    const { demoCode } = await server.api.call(send, { email, purpose: 'login' }, { from });
    assert.equal((await server.api.expectError(send, { email, purpose: 'login' }, { from })).error, 'RATE_LIMITED');
    const code = demoCode === '000000' ? '000001' : '000000';
    const errors = [];
    for (let tries = 0; tries < 5; tries += 1)
      errors.push((await server.api.expectError(byEmail, { email, code, agreedVersion: '1' }, { from })).error);
    assert.deepEqual(errors, [...Array<string>(4).fill('SMS_CODE_WRONG'), 'LOCKED']);
  });

  it('opens one account for an address in any case, without a number', async () => {
    const email = newEmail();
    const first = await logInByEmail(email);
    server.advance(MINUTE_MS);
    const second = await logInByEmail(email.toUpperCase());
    const [one, other] = await Promise.all(
      [first, second].map((token) => server.api.call('GET /api/member/user/current', undefined, { token }))
    );
    assert.equal(one?.id, other?.id);
    assert.equal(one?.mobile, '');
    const { mobile, email: shown } = await stateOf(first);
    assert.deepEqual([mobile, shown], ['', 'q****@example.com']);
  });

  it('gets the mail in the language of the app, and only there the code', async () => {
    const { mail, mails } = mailbox();
    const email = newEmail();
    const answer = await withDeps(server, { mail }, () =>
      server.api.call(send, { email, purpose: 'login' }, { headers: { 'accept-language': 'es' } })
    );
    assert.equal(answer.demoCode, undefined);
    assert.deepEqual([mails[0]?.email, mails[0]?.purpose, mails[0]?.language], [email, 'login', 'es']);
    assert.match(mails[0]?.code ?? '', /^\d{6}$/);
  });

  it('gets ten mails an hour to a mailbox, whatever the tag of the address', async () => {
    const { mail, mails } = mailbox();
    const [name = '', domain = ''] = newEmail().split('@');
    await withDeps(server, { mail }, async () => {
      const request = (tag: number) => ({ email: `${name}+${tag}@${domain}`, purpose: 'login' }) as const;
      for (let tag = 0; tag < 10; tag += 1) await server.api.call(send, request(tag), { from: `198.51.100.${tag}` });
      const refused = await server.api.expectError(send, request(10), { from: '198.51.100.10' });
      assert.equal(refused.error, 'RATE_LIMITED');
    });
    assert.equal(mails.length, 10);
  });

  it('is not offered a call after two mails', async () => {
    const email = newEmail();
    const offers: boolean[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      offers.push((await server.api.call(send, { email, purpose: 'login' })).canVoice);
      server.advance(MINUTE_MS);
    }
    assert.deepEqual(offers, [false, false, false]);
  });

  it('logs in with the address and a password', async () => {
    const email = newEmail();
    const token = await logInByEmail(email);
    await server.api.call('POST /api/member/user/updatePassword', { password: 'abc12345!' }, { token });
    const login = { account: email.toUpperCase(), password: 'abc12345!' };
    assert.equal((await server.api.call('POST /api/member/user/login', login)).isNew, false);
  });

  it('resets a forgotten password with a code of its own, and ends the other sessions', async () => {
    const email = newEmail();
    const token = await logInByEmail(email);
    server.advance(MINUTE_MS);
    const { demoCode: loginCode = '' } = await server.api.call(send, { email, purpose: 'login' });
    assert.equal((await server.api.expectError(checkReset, { email, code: loginCode })).error, 'SMS_CODE_EXPIRED');
    server.advance(MINUTE_MS);
    const { demoCode: code = '' } = await server.api.call(send, { email, purpose: 'reset' });
    await withDeps(server, { mail: null }, async () =>
      assert.deepEqual(await server.api.expectError(checkReset, { email, code }), { error: 'FORBIDDEN' })
    );
    const { ticket } = await server.api.call(checkReset, { email: email.toUpperCase(), code });
    assert.equal((await server.api.expectError(checkReset, { email, code })).error, 'SMS_CODE_EXPIRED');
    const update = { password: 'abc12345!', ticket };
    const { session, endedSessions } = await server.api.call('POST /api/member/user/updatePassword', update);
    assert.equal(endedSessions, 1);
    assert.equal(
      (await server.api.expectError('GET /api/member/account/state', undefined, { token })).error,
      'UNAUTHORIZED'
    );
    assert.equal((await stateOf(session?.token ?? '')).email, 'q****@example.com');
    const login = { account: email, password: 'abc12345!' };
    assert.equal((await server.api.call('POST /api/member/user/login', login)).isNew, false);
  });

  it('resets no password of an address without an account, and is locked after five wrong codes', async () => {
    const email = newEmail();
    const { demoCode: code = '' } = await server.api.call(send, { email, purpose: 'reset' });
    assert.deepEqual(await server.api.expectError(checkReset, { email, code }), { error: 'NOT_FOUND' });
    const wrong = code === '000000' ? '000001' : '000000';
    const errors = [];
    for (let tries = 0; tries < 5; tries += 1)
      errors.push((await server.api.expectError(checkReset, { email, code: wrong }, { from: '198.51.100.79' })).error);
    assert.deepEqual(errors, [...Array<string>(4).fill('SMS_CODE_WRONG'), 'LOCKED']);
  });

  it('is refused to a frozen account', async () => {
    const email = newEmail();
    await logInByEmail(email);
    const { deps, db } = server;
    const nowMs = deps.now().getTime();
    await freezeAccount({ db, files: deps.files }, email, { reason: '冒用', operator: 'operator' }, nowMs);
    server.advance(MINUTE_MS);
    await assert.rejects(logInByEmail(email));
    await releaseAccount(db, email, nowMs);
    server.advance(MINUTE_MS);
    await logInByEmail(email);
  });

  it('[compliance 9] does not publish before a number or a verification', async () => {
    const seller = await verifiedPerson(server);
    const { id: supplyId } = await publishedSupply(server, seller);
    const token = await logInByEmail(newEmail());
    const { id } = await server.api.call('GET /api/member/user/current', undefined, { token });
    const person = { id, token, mobile: newMobile() };
    const refused = { error: 'FORBIDDEN', fields: { account: 'unverified' } };
    assert.deepEqual(await inquiries(server).expectSendError(person, { supplyId }, textMessage('还有货吗？')), refused);
    const supply = await supplyBody(server, person);
    assert.deepEqual(await server.api.expectError('POST /api/front/supply/submit', supply, { token }), refused);
    const request = { id: null, requestId: newId(), asCompany: false, fields: purchaseFields(server) };
    assert.deepEqual(await server.api.expectError('POST /api/front/purchase/submit', request, { token }), refused);
    await server.db
      .insertInto('user_verification')
      .values({ user_id: id, kind: 'person', approved_at_ms: server.deps.now().getTime() })
      .execute();
    await inquiries(server).send(person, { supplyId }, textMessage('还有货吗？'), newId());
  });

  it('is bound to an account with a number, and not to a second one', async () => {
    const email = newEmail();
    const token = await logIn(server, newMobile());
    const body = await bindBody(token, email);
    assert.equal((await server.api.expectError(bind, { ...body, ticket: '1.x' }, { token })).error, 'TICKET_EXPIRED');
    assert.equal((await server.api.call(bind, body, { token })).email, 'q****@example.com');
    server.advance(MINUTE_MS);
    const { demoCode: code = '' } = await server.api.call(send, { email, purpose: 'bindEmail' }, { token });
    const used = await server.api.expectError(bind, { ...body, code }, { token });
    assert.equal(used.error, 'TICKET_EXPIRED');
    server.advance(MINUTE_MS);
    const other = await logIn(server, newMobile());
    server.advance(MINUTE_MS);
    assert.equal(
      (await server.api.expectError(bind, await bindBody(other, email), { token: other })).error,
      'CONFLICT'
    );
    server.advance(MINUTE_MS);
    const session = await logInByEmail(email);
    assert.equal((await stateOf(session)).mobile, (await stateOf(token)).mobile);
  });

  it('is bound to one of two accounts that bind it at the same time', async () => {
    const email = newEmail();
    const tokens = [await logIn(server, newMobile()), await logIn(server, newMobile())];
    const tickets: string[] = [];
    for (const token of tokens) tickets.push(await ticketOf(token));
    const { demoCode: code = '' } = await server.api.call(send, { email, purpose: 'bindEmail' });
    const results = await Promise.allSettled(
      tokens.map((token, index) => server.api.call(bind, { ticket: tickets[index] ?? '', email, code }, { token }))
    );
    assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    const owners = await server.db.selectFrom('user_email').selectAll().where('email', '=', email).execute();
    assert.equal(owners.length, 1);
  });

  it('is unbound from an account with a number, and refused as the last one', async () => {
    const email = newEmail();
    const token = await logInByEmail(email);
    assert.deepEqual(await server.api.expectError(unbind, undefined, { token }), { error: 'CONFLICT' });
    const mobile = newMobile();
    const ticket = await ticketOf(token);
    const { demoCode: code = '' } = await server.api.call(
      'POST /api/member/user/sendMsgCode',
      { mobile, purpose: 'changeMobile' },
      { token }
    );
    await server.api.call('POST /api/member/account/mobile/change', { ticket, mobile, code }, { token });
    assert.equal((await server.api.call(unbind, undefined, { token })).email, null);
    assert.equal((await server.api.call(unbind, undefined, { token })).email, null);
    server.advance(MINUTE_MS);
    const { demoCode = '' } = await server.api.call(send, { email, purpose: 'login' });
    assert.equal((await server.api.call(byEmail, { email, code: demoCode, agreedVersion: '1' })).isNew, true);
  });

  it('[compliance 7] exports the address, and frees it with the erasure', async () => {
    const email = newEmail();
    const token = await logInByEmail(email);
    const { person } = await exportPersonalData(server, token);
    assert.ok(JSON.stringify(person).includes(email));
    assert.ok(JSON.stringify(person).includes('"mobile":null'));
    await cancelAndErase(server, token);
    const { demoCode = '' } = await server.api.call(send, { email, purpose: 'login' });
    assert.equal((await server.api.call(byEmail, { email, code: demoCode, agreedVersion: '1' })).isNew, true);
  });
});
