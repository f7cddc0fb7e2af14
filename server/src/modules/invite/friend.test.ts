import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FriendQuery } from '@contract/invite';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { eraseInvites, exportInvites } from './invite.personal';

const friends = 'POST /api/front/invite/linkmanPageInfo';

describe('invited friends', () => {
  let server: TestApp;
  let token: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    token = await logIn(server, '13800138003');
  });
  after(() => server.close());

  const list = (query: FriendQuery = {}) => server.api.call(friends, query, { token });
  const tails = async (query: FriendQuery) => (await list(query)).items.map(({ mobileTail }) => mobileTail);

  it('are visible to the inviter only', async () => {
    assert.equal((await server.api.expectError(friends, {})).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError('GET /api/front/invite/summary', undefined)).error, 'UNAUTHORIZED');
    assert.deepEqual((await server.api.call(friends, {}, { token: await logIn(server) })).items, []);
  });

  it('reject an invalid query', async () => {
    const cases: [Record<string, unknown>, Record<string, string>][] = [
      [{ stage: 'rich' }, { stage: 'const' }],
      [{ q: 'x'.repeat(21) }, { q: 'maxLength' }],
      [{ limit: 51 }, { limit: 'maximum' }],
      [{ cursor: 'WzEsMl0' }, { cursor: 'format' }],
      [{ inviterId: 'user-qin' }, { inviterId: 'additionalProperties' }]
    ];
    for (const [query, fields] of cases) {
      const refusal = await server.api.expectError(friends, query, { token });
      assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', fields], JSON.stringify(query));
    }
  });

  it('show a masked name and four digits of a person, and nothing else [compliance 9]', async () => {
    const [friend] = (await list({ q: '8004' })).items;
    assert.deepEqual(
      { ...friend, invitedAtMs: 0 },
      { id: 'user-lu', name: '陆**', mobileTail: '8004', isVerified: true, isInCompany: true, invitedAtMs: 0 }
    );
  });

  it('are returned newest first, each once, in pages', async () => {
    const { registered } = await server.api.call('GET /api/front/invite/summary', undefined, { token });
    const seen: { id: string; invitedAtMs: number }[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, ...(cursor !== undefined && { cursor }) });
      seen.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    assert.equal(seen.length, registered);
    assert.equal(new Set(seen.map(({ id }) => id)).size, registered);
    assert.deepEqual(
      seen,
      [...seen].sort((a, b) => b.invitedAtMs - a.invitedAtMs)
    );
  });

  it('can be filtered by their progress', async () => {
    const all = (await list({ limit: 50 })).items;
    const ids = async (stage: FriendQuery['stage']) =>
      (await list({ limit: 50, ...(stage && { stage }) })).items.map(({ id }) => id);
    const wanted = (keep: (friend: (typeof all)[number]) => boolean) => all.filter(keep).map(({ id }) => id);
    assert.deepEqual(
      await ids('verified'),
      wanted((friend) => friend.isVerified)
    );
    assert.deepEqual(
      await ids('company'),
      wanted((friend) => friend.isInCompany)
    );
    assert.deepEqual(
      await ids('registered'),
      wanted((friend) => !friend.isVerified && !friend.isInCompany)
    );
    for (const stage of ['registered', 'verified', 'company'] as const) assert.ok((await ids(stage)).length > 0, stage);
  });

  it('are found by what the list shows, and by nothing that it masks', async () => {
    assert.deepEqual(await tails({ q: '陆' }), ['8004']);
    assert.deepEqual(await tails({ q: '陆**' }), ['8004']);
    assert.deepEqual(await tails({ q: ' 80 04 ' }), ['8004']);
    for (const q of ['陆志', '志强', '13800138004', '00138', '%', '_']) assert.deepEqual(await tails({ q }), [], q);
  });

  it('are counted by month in Shanghai', async (t) => {
    const nowMs = Date.parse('2026-12-01T00:30:00+08:00');
    const clocked = await testApp({ deps: { now: () => new Date(nowMs) } });
    t.after(() => clocked.close());
    const inviter = await logIn(clocked);
    const { inviteCode } = await clocked.api.call('GET /api/member/user/current', undefined, { token: inviter });
    for (let count = 0; count < 2; count += 1) {
      const friend = await logIn(clocked);
      await clocked.api.call(
        'POST /api/front/invite/setInvitationCode',
        { inviterCode: inviteCode },
        { token: friend }
      );
    }
    const [first] = await clocked.db
      .selectFrom('user_account')
      .where('inviter_id', 'is not', null)
      .select('id')
      .execute();
    await clocked.db
      .updateTable('user_account')
      .set({ inviter_bound_at_ms: nowMs - DAY_MS / 24 })
      .where('id', '=', first?.id ?? '')
      .execute();
    const counts = await clocked.api.call('GET /api/front/invite/summary', undefined, { token: inviter });
    assert.deepEqual(counts, { inviteCode, registered: 2, verified: 0, thisMonth: 1, inviter: null });
  });

  it('are exported as counts of days, and released when an account is erased [compliance 5] [compliance 7]', async () => {
    const friend = await logIn(server);
    await server.api.call('POST /api/front/invite/setInvitationCode', { inviterCode: 'NANLIU88' }, { token: friend });
    const { registered } = await server.api.call('GET /api/front/invite/summary', undefined, { token });
    const exported = (await exportInvites(server.db, 'user-wu')) as { friendsInvitedAtMs: number[] };
    assert.equal(exported.friendsInvitedAtMs.length, registered);
    assert.ok(!JSON.stringify(exported).includes('138001380'), 'whose they are is the friends’ own data');
    await server.db.transaction().execute((tx) => eraseInvites(tx, 'user-wu'));
    assert.deepEqual((await list()).items, []);
    const { inviter } = await server.api.call('GET /api/front/invite/summary', undefined, { token: friend });
    assert.deepEqual(inviter, { name: null }, 'no other user replaces the inviter');
  });
});
