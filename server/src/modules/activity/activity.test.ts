import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ActivityContent } from '@contract/activity';
import { DAY_MS } from '@rules/duration';
import { type TestApp, testApp } from '../../testing/testApp';
import { listActivitiesCommand, saveActivityCommand } from './activity.ops';

const detail = 'GET /api/front/activity/detail';

describe('activities', () => {
  let server: TestApp;
  let content: ActivityContent;
  const save = (changes: object) => saveActivityCommand(server.db, JSON.stringify({ ...content, ...changes }));
  before(async () => {
    server = await testApp();
    const nowMs = server.deps.now().getTime();
    content = {
      id: 'autumn-supply',
      title: '秋果上新',
      subtitle: '发布货源',
      varietyId: 'star-anise',
      startsAtMs: nowMs + DAY_MS,
      endsAtMs: nowMs + 3 * DAY_MS,
      steps: [{ title: '发布', text: '' }],
      rules: ['一户一次'],
      action: 'publishSupply',
      revision: 0
    };
  });
  after(() => server.close());

  it('answers NOT_FOUND for an unknown activity', async () => {
    assert.equal((await server.api.expectError(detail, { id: 'unknown' })).error, 'NOT_FOUND');
  });

  it('refuses a file that is no activity, and one that ends before it begins', async () => {
    assert.equal(await listActivitiesCommand(server.db), 'There are no activities.');
    await assert.rejects(saveActivityCommand(server.db, '{'), /no JSON/);
    await assert.rejects(save({ action: 'share' }), /\/action/);
    await assert.rejects(save({ rules: [] }), /\/rules/);
    await assert.rejects(save({ endsAtMs: content.startsAtMs }), /ends before/);
  });

  it('creates one once and replaces it once per revision, also at the same time', async () => {
    const settled = await Promise.allSettled([save({}), save({})]);
    assert.equal(settled.filter(({ status }) => status === 'fulfilled').length, 1);
    const changes = await Promise.allSettled([
      save({ revision: 1, title: '秋果集中上新' }),
      save({ revision: 1, title: '秋果集中上新' })
    ]);
    assert.equal(changes.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.match(await listActivitiesCommand(server.db), /秋果集中上新.*"revision":2/);
  });

  it('is upcoming, running and ended by the clock of the server', async () => {
    const { phase, title, rules } = await server.api.call(detail, { id: content.id });
    assert.deepEqual([phase, title, rules], ['upcoming', '秋果集中上新', ['一户一次']]);
    server.advance(DAY_MS);
    assert.equal((await server.api.call(detail, { id: content.id })).phase, 'running');
    server.advance(2 * DAY_MS);
    assert.equal((await server.api.call(detail, { id: content.id })).phase, 'ended');
  });
});
