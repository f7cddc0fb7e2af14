import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { InviteTextsChange } from '@contract/invite';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { eraseInvites, exportInvites } from './invite.personal';

const read = 'GET /api/front/invite/words';
const write = 'POST /api/front/invite/words';

describe('invitation texts', () => {
  let server: TestApp;
  let token: string;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => {
    token = await logIn(server);
  });

  const getTexts = (of = token) => server.api.call(read, undefined, { token: of });
  const change = (wanted: InviteTextsChange) => server.api.call(write, wanted, { token });
  const refused = (wanted: Record<string, unknown>) => server.api.expectError(write, wanted, { token });

  it('need a login', async () => {
    assert.equal((await server.api.expectError(read, undefined)).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(write, { slogan: '来看行情' })).error, 'UNAUTHORIZED');
  });

  it('are rejected when they are too long, and when moderation rejects them [compliance 10]', async () => {
    const cases: [Record<string, unknown>, Record<string, string>][] = [
      [{ slogan: '香'.repeat(21) }, { slogan: 'maxLength' }],
      [{ slogan: '香'.repeat(141) }, { slogan: 'maxLength' }],
      [{ message: '香'.repeat(101) }, { message: 'maxLength' }],
      [{ slogan: '来 赌-博 吧' }, { slogan: 'banned' }],
      [{ slogan: '香市官方推荐' }, { slogan: 'banned' }],
      [{ message: '刷单返利，快来' }, { message: 'banned' }],
      [
        { slogan: '传销', message: '香'.repeat(101) },
        { slogan: 'banned', message: 'maxLength' }
      ],
      [{ slogan: 1 }, { slogan: 'type' }],
      [{ text: '来看看' }, { text: 'additionalProperties' }]
    ];
    for (const [wanted, fields] of cases) {
      assert.deepEqual(await refused(wanted), { error: 'VALIDATION', fields }, JSON.stringify(wanted));
    }
    assert.deepEqual(await getTexts(), { slogan: '', message: '' });
  });

  it('are stored normalised up to the maximum length, each by itself, and removed by an empty text', async () => {
    assert.deepEqual(await change({ slogan: ` ${'香'.repeat(20)}\n` }), { slogan: '香'.repeat(20), message: '' });
    assert.deepEqual(await change({ message: `来\u0000看\u200b看${'香'.repeat(96)}` }), {
      slogan: '香'.repeat(20),
      message: `来 看看${'香'.repeat(96)}`
    });
    assert.deepEqual(await change({}), await getTexts());
    assert.deepEqual(await change({ slogan: '' }), { slogan: '', message: `来 看看${'香'.repeat(96)}` });
    assert.deepEqual(await getTexts(await logIn(server)), { slogan: '', message: '' }, 'another user has none');
  });

  it('are limited in the number of moderations', async () => {
    for (let count = 0; count < 120; count += 1) await change({});
    assert.equal((await refused({})).error, 'RATE_LIMITED');
  });

  it('are exported, and erased with the account [compliance 7] [compliance 5]', async () => {
    await change({ slogan: '一起看行情' });
    const { id } = await server.api.call('GET /api/member/user/current', undefined, { token });
    const { texts: exported } = (await exportInvites(server.db, id)) as { texts: Record<string, unknown> };
    const { updatedAtMs, ...texts } = exported;
    assert.deepEqual([texts, typeof updatedAtMs], [{ slogan: '一起看行情', message: '' }, 'number']);
    await server.db.transaction().execute((tx) => eraseInvites(tx, id));
    assert.deepEqual(await getTexts(), { slogan: '', message: '' });
  });
});
