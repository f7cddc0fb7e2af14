import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { logIn, newMobile } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeInvitations } from './contact.service';
import { eraseInvites } from './invite.personal';

const create = 'POST /api/front/invite/contactCreate';
const sent = 'POST /api/front/invite/contactSent/{id}';
const remove = 'POST /api/front/invite/contactRemove/{id}';
const nameOf = 'POST /api/front/invite/getInviterName';

describe('invitations of contacts', () => {
  let server: TestApp;
  let ownMobile: string;
  let token: string;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => {
    ownMobile = newMobile();
    token = await logIn(server, ownMobile);
  });

  const list = (of = token) => server.api.call('POST /api/front/invite/contactList', undefined, { token: of });
  const invite = (mobile = newMobile(), name = '') => server.api.call(create, { mobile, name }, { token });
  const states = async () => (await list()).map(({ state }) => state);

  it('need a login, and those of other members are NOT_FOUND', async () => {
    assert.equal((await server.api.expectError(create, { mobile: newMobile(), name: '' })).error, 'UNAUTHORIZED');
    const { id } = await invite();
    const stranger = { token: await logIn(server), params: { id } };
    assert.equal((await server.api.expectError(sent, { channel: 'sms' }, stranger)).error, 'NOT_FOUND');
    assert.equal((await server.api.expectError(remove, undefined, stranger)).error, 'NOT_FOUND');
    assert.deepEqual(await list(stranger.token), []);
    assert.deepEqual(await states(), ['draft']);
  });

  it('are rejected for an invalid number, the own number, a name of eleven characters and an unknown channel', async () => {
    const cases: [Record<string, unknown>, Record<string, string>][] = [
      [{ mobile: '1380013800', name: '' }, { mobile: 'pattern' }],
      [{ mobile: '12800138000', name: '' }, { mobile: 'pattern' }],
      [{ mobile: ownMobile, name: '' }, { mobile: 'self' }],
      [{ mobile: newMobile(), name: '一'.repeat(11) }, { name: 'maxLength' }]
    ];
    for (const [body, fields] of cases) {
      const refusal = await server.api.expectError(create, body, { token });
      assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', fields], JSON.stringify(body));
    }
    const { id } = await invite(newMobile(), '一'.repeat(10));
    const refusal = await server.api.expectError(sent, { channel: 'pigeon' }, { token, params: { id } });
    assert.deepEqual(refusal.fields, { channel: 'const' });
  });

  it('are created once per number, however often it is invited, with the newest name', async () => {
    const mobile = newMobile();
    const made = await Promise.all([invite(mobile, '老李'), invite(mobile, '老李'), invite(mobile, '老李')]);
    assert.equal(new Set(made.map(({ id }) => id)).size, 1);
    assert.equal((await invite(mobile, '李总')).name, '李总');
    assert.equal((await list()).length, 1);
  });

  it('are limited to twenty a day [compliance 16]', async () => {
    for (let count = 0; count < 20; count += 1) await invite();
    assert.equal(
      (await server.api.expectError(create, { mobile: newMobile(), name: '' }, { token })).error,
      'RATE_LIMITED'
    );
  });

  it('show when they were sent and opened, and that the contact registered', async () => {
    const mobile = newMobile();
    const { id, token: code } = await invite(mobile);
    assert.deepEqual(await states(), ['draft']);
    await server.api.call(sent, { channel: 'sms' }, { token, params: { id } });
    assert.deepEqual(await states(), ['sent']);
    await server.api.call(nameOf, { inviterCode: code }, { token });
    assert.deepEqual(await states(), ['sent'], 'the sender’s own look does not count');
    assert.match((await server.api.call(nameOf, { inviterCode: code })).name ?? '', /\*\*$/);
    assert.deepEqual(await states(), ['opened']);
    await logIn(server, mobile);
    assert.deepEqual(await states(), ['registered'], 'that number has registered, by whichever way');
  });

  it('bind by their token like a code, for every user of the link', async () => {
    const { token: code } = await invite();
    const friend = await logIn(server);
    await server.api.call('POST /api/front/invite/setInvitationCode', { inviterCode: code }, { token: friend });
    assert.deepEqual(await states(), ['registered']);
    const { items } = await server.api.call('POST /api/front/invite/linkmanPageInfo', {}, { token });
    assert.equal(items.length, 1);
  });

  it('do not reveal who had an account before', async () => {
    const mobile = newMobile();
    await logIn(server, mobile);
    server.advance(1000);
    await invite(mobile);
    assert.deepEqual(await states(), ['draft']);
  });

  it('are invalid once they are removed, and after 90 days, when they are deleted', async () => {
    const first = await invite();
    await server.api.call(remove, undefined, { token, params: { id: first.id } });
    assert.equal((await server.api.call(nameOf, { inviterCode: first.token })).name, null);
    const second = await invite();
    server.advance(90 * DAY_MS + 1000);
    // The session has expired too after so long.
    assert.equal((await server.api.call(nameOf, { inviterCode: second.token })).name, null);
    await purgeInvitations(server.db, server.deps.now().getTime());
    const left = await server.db.selectFrom('contact_invitation').where('id', '=', second.id).select('id').execute();
    assert.deepEqual(left, []);
  });

  it('are erased with the account of their sender and of their recipient [compliance 5] [compliance 7]', async () => {
    const mobile = newMobile();
    await invite(mobile);
    await invite();
    const contact = await logIn(server, mobile);
    const idOf = async (of: string) =>
      (await server.api.call('GET /api/member/user/current', undefined, { token: of })).id;
    const contactId = await idOf(contact);
    await server.db.transaction().execute((tx) => eraseInvites(tx, contactId));
    assert.equal((await list()).length, 1);
    const senderId = await idOf(token);
    await server.db.transaction().execute((tx) => eraseInvites(tx, senderId));
    assert.deepEqual(await list(), []);
  });
});
