import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase, testSeedContext } from '../src/testing/testDatabase';
import { seed, type SeedContext } from './index';

describe('the demo data', () => {
  let database: TestDatabase;
  let clock: SeedContext;
  before(async () => {
    database = await createTestDatabase('empty');
    clock = await testSeedContext(new Date('2026-03-01T04:00:00Z'));
  });
  after(() => database.drop());

  const count = async (table: 'user_account' | 'expo' | 'done_work') => {
    const row = await database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  };

  it('is rolled back when its loading is interrupted', async () => {
    const cut = (step: string) => {
      if (step.startsWith('prices')) throw new Error('cut off');
    };
    await assert.rejects(seed(database.db, clock, cut), /cut off/);
    assert.deepEqual([await count('user_account'), await count('done_work')], [0, 0]);
  });

  it('is loaded once, also by two processes that start together, with the expo two weeks after the first start', async () => {
    const loaded = await Promise.all([seed(database.db, clock), seed(database.db, clock)]);
    assert.deepEqual(loaded.sort(), [false, true]);
    assert.equal(await seed(database.db, { ...clock, now: new Date() }), false);
    const expo = await database.db.selectFrom('expo').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([expo.starts_on, expo.ends_on], ['2026-03-15', '2026-03-17']);
  });
});

describe('a database with registered users', () => {
  let database: TestDatabase;
  let clock: SeedContext;
  before(async () => {
    database = await createTestDatabase('empty');
    clock = await testSeedContext(new Date('2026-03-01T04:00:00Z'));
  });
  after(() => database.drop());

  it('is left unchanged', async () => {
    const nowMs = Date.now();
    await database.db
      .insertInto('user_account')
      .values({
        id: 'somebody',
        mobile: '13800138000',
        nickname: '真人',
        avatar_url: null,
        intro: '',
        password_hash: null,
        invite_code: 'REAL2345',
        inviter_id: null,
        agreed_version: '1',
        agreed_at_ms: nowMs,
        created_at_ms: nowMs,
        updated_at_ms: nowMs
      })
      .execute();
    assert.equal(await seed(database.db, clock), false);
    const people = await database.db.selectFrom('user_account').select('id').execute();
    assert.deepEqual(people, [{ id: 'somebody' }]);
  });
});
