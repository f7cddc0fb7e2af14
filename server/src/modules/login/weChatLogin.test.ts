import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { logIn, newMobile } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { bindWeChat, hasWeChat, unbindWeChat } from '../credentials/weChat.service';

const byWeChat = 'POST /api/member/user/loginByVX';
const bind = 'POST /api/member/user/bindPhone';
const current = 'GET /api/member/user/current';

describe('WeChat login', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  let codes = 0;
  /** Returns a new code of a WeChat user. */
  const codeOf = (person: string) => `${person}.${(codes += 1)}`;
  const body = (person: string, more: { phoneCode?: string; source?: 'miniProgram' | 'webPage' } = {}) =>
    ({ source: 'miniProgram', code: codeOf(person), agreedVersion: '1', ...more }) as const;
  const idOf = async (token = '') => (await server.api.call(current, undefined, { token })).id;
  const accounts = async () => (await server.db.selectFrom('user_account').select('id').execute()).length;

  async function bindCode(mobile: string): Promise<{ mobile: string; code: string }> {
    const { demoCode = '' } = await server.api.call('POST /api/member/user/sendMsgCode', { mobile, purpose: 'bind' });
    return { mobile, code: demoCode };
  }
  async function ticketOf(person: string): Promise<string> {
    return (await server.api.call(byWeChat, body(person))).bindTicket ?? '';
  }
  const binding = (ticket: string, proof: { mobile: string; code: string } | null, isMerge = false) => ({
    ticket,
    proof,
    isMerge,
    agreedVersion: '1'
  });

  it('is rejected where it is not available, as the login methods say', async (t) => {
    const without = await testApp({ deps: { weChat: null } });
    t.after(() => without.close());
    assert.deepEqual(await without.api.expectError(byWeChat, body('ana')), { error: 'FORBIDDEN' });
    const ways = await without.api.call('GET /api/member/user/loginWays', undefined);
    assert.deepEqual([ways.miniProgram, ways.webPage], [false, null]);
  });

  it('is rejected for a used code', async () => {
    const used = body('twice');
    await server.api.call(byWeChat, used);
    assert.deepEqual(await server.api.expectError(byWeChat, used), { error: 'WECHAT_REFUSED' });
  });

  it('creates no account without a verified number [compliance 9]', async () => {
    const before = await accounts();
    const answer = await server.api.call(byWeChat, body('new'));
    assert.equal(answer.session, null);
    assert.match(answer.bindTicket ?? '', /^[\w-]{43}$/);
    assert.equal(await accounts(), before);
  });

  it('rejects a wrong code, one of another purpose, and an expired or forged ticket', async () => {
    const mobile = newMobile();
    const ticket = await ticketOf('dora');
    const right = await bindCode(mobile);
    const wrong = right.code === '000000' ? '111111' : '000000';
    const refused = await server.api.expectError(bind, binding(ticket, { mobile, code: wrong }));
    assert.deepEqual(refused, { error: 'SMS_CODE_WRONG', attemptsLeft: 4 });
    assert.deepEqual(await server.api.expectError(bind, binding('made-up', right)), { error: 'TICKET_EXPIRED' });
    assert.deepEqual(await server.api.expectError(bind, binding(ticket, null)), { error: 'TICKET_EXPIRED' });
    server.advance(10 * MINUTE_MS);
    const fresh = await bindCode(mobile);
    assert.deepEqual(await server.api.expectError(bind, binding(ticket, fresh)), { error: 'TICKET_EXPIRED' });
    assert.equal((await server.api.call(bind, binding(await ticketOf('dora'), fresh))).isNew, true);
  });

  it('creates an account with a number verified by a code, and knows the user from then on', async () => {
    const { token, isNew } = await server.api.call(bind, binding(await ticketOf('eva'), await bindCode(newMobile())));
    assert.equal(isNew, true);
    const { session } = await server.api.call(byWeChat, body('eva'));
    assert.deepEqual([session?.isNew, await idOf(session?.token)], [false, await idOf(token)]);
  });

  it('creates an account with the number verified by WeChat, in one step [compliance 9]', async () => {
    const mobile = newMobile();
    const { session } = await server.api.call(byWeChat, body('fay', { phoneCode: `phone-${mobile}` }));
    assert.equal(session?.isNew, true);
    const shown = await server.api.call(current, undefined, { token: session?.token ?? '' });
    assert.equal(shown.mobile, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
  });

  it('logs in to the account of the number, with its favourites and other data', async () => {
    const mobile = newMobile();
    const id = await idOf(await logIn(server, mobile));
    const { session } = await server.api.call(byWeChat, body('gil', { phoneCode: `phone-${mobile}` }));
    assert.deepEqual([session?.isNew, await idOf(session?.token)], [false, id]);
  });

  it('asks before it replaces another WeChat user, with ticket and code still valid', async () => {
    const mobile = newMobile();
    const first = await server.api.call(byWeChat, body('old', { phoneCode: `phone-${mobile}` }));
    const id = await idOf(first.session?.token);
    const ticket = await ticketOf('fresh');
    const proof = await bindCode(mobile);
    const refusal = await server.api.expectError(bind, binding(ticket, proof));
    assert.deepEqual(refusal, { error: 'CONFLICT', fields: { mobile: 'taken' } });
    assert.equal((await server.api.call(byWeChat, body('old'))).session?.isNew, false);
    const { token } = await server.api.call(bind, binding(ticket, proof, true));
    assert.equal(await idOf(token), id);
    assert.equal((await server.api.call(byWeChat, body('old'))).session, null);
  });

  it('asks before it replaces another WeChat user also when WeChat verified the number', async () => {
    const mobile = newMobile();
    await server.api.call(byWeChat, body('old2', { phoneCode: `phone-${mobile}` }));
    const asked = await server.api.call(byWeChat, body('fresh2', { phoneCode: `phone-${mobile}` }));
    assert.deepEqual([asked.session, asked.conflictMobile], [null, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`]);
    assert.equal((await server.api.expectError(bind, binding(asked.bindTicket ?? '', null))).error, 'CONFLICT');
    const { isNew } = await server.api.call(bind, binding(asked.bindTicket ?? '', null, true));
    assert.equal(isNew, false);
  });

  it('knows the same user in the mini-program and in the browser', async () => {
    const mini = await server.api.call(byWeChat, body('una', { phoneCode: `phone-${newMobile()}` }));
    const web = await server.api.call(byWeChat, body('una', { source: 'webPage' }));
    assert.equal(await idOf(web.session?.token), await idOf(mini.session?.token));
  });

  it('can be added and removed by a logged-in user, but not from another account', async () => {
    const [mine, theirs] = [await idOf(await logIn(server)), await idOf(await logIn(server))];
    const nowMs = server.deps.now().getTime();
    await bindWeChat(server.deps, mine, { source: 'webPage', code: codeOf('kim') }, nowMs);
    assert.equal(await hasWeChat(server.db, mine), true);
    const taken = bindWeChat(server.deps, theirs, { source: 'webPage', code: codeOf('kim') }, nowMs);
    await assert.rejects(taken, { errorName: 'CONFLICT' });
    await unbindWeChat(server.db, mine);
    assert.equal(await hasWeChat(server.db, mine), false);
    assert.equal((await server.api.call(byWeChat, body('kim', { source: 'webPage' }))).session, null);
  });

  it('stores only the digest of a ticket', async () => {
    const ticket = await ticketOf('lee');
    const rows = await server.db.selectFrom('wechat_ticket').selectAll().execute();
    assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(ticket));
  });
});

describe('WeChat page of the demo', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const ask = (redirect: string, cookie = '') =>
    server.app.inject({
      url: `/api/demo/wechat/authorize?redirect_uri=${encodeURIComponent(redirect)}&state=s1`,
      headers: { host: 'xiangshi.test', ...(cookie && { cookie }) }
    });

  it('redirects to no other site', async () => {
    for (const address of [
      'https://evil.test/h5/',
      'http://xiangshi.test/api/x',
      '//evil.test/h5/',
      'javascript:1',
      ''
    ]) {
      assert.equal((await ask(address)).statusCode, 400);
    }
  });

  it('does not exist without the demo', async (t) => {
    const real = await testApp({ deps: { weChat: null } });
    t.after(() => real.close());
    const { statusCode } = await real.app.inject({ url: '/api/demo/wechat/authorize?redirect_uri=x' });
    assert.equal(statusCode, 404);
  });

  it('returns a new code each time, of one user per browser', async () => {
    const page = 'http://xiangshi.test/h5/pagesAuth/login/QuickLogin?loginReferer=a';
    const first = await ask(page);
    const cookie = String(first.headers['set-cookie']).split(';')[0];
    const second = await ask(page, cookie);
    const [one, two] = [first, second].map(({ headers }) => new URL(String(headers.location), 'http://xiangshi.test'));
    assert.equal(one?.searchParams.get('loginReferer'), 'a');
    assert.equal(one?.searchParams.get('state'), 's1');
    const codes = [one, two].map((url) => url?.searchParams.get('code')?.split('.') ?? []);
    assert.equal(codes[0]?.[0], codes[1]?.[0]);
    assert.notEqual(codes[0]?.[1], codes[1]?.[1]);
  });
});
