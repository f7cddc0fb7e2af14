import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { Migrator, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrate } from './migrate';
import { migrations } from './migrations/index';

/** Number and digest of the names of the steps from before timestamps, which databases in the field know by name. */
const NUMBERED_STEPS = 70;
const NUMBERED_STEPS_SHA256 = '101ca89f20e75c8f83a50326ad9be2561316d4ee81ba16144ba26747d0ae376b';

describe('a database of an earlier version', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase('empty');
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
  });
  after(() => database.drop());

  it('knows the numbered steps by the names under which it ran them', () => {
    const numbered = Object.keys(migrations).filter((name) => /^\d{4}_/.test(name));
    const digest = createHash('sha256').update(numbered.join('\n')).digest('hex');
    assert.deepEqual([numbered.length, digest], [NUMBERED_STEPS, NUMBERED_STEPS_SHA256]);
  });

  it('keeps its notifications, with their sentences as parameters', async () => {
    const { db } = database;
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    await migrator.migrateTo('0597_live_signal');
    await sql`insert into user_account
      (id, mobile, nickname, invite_code, agreed_version, agreed_at_ms, created_at_ms, updated_at_ms)
      values ('u1', '13800138009', '香友', 'I1', '1', 1, 1, 1)`.execute(db);
    await sql`insert into notification (id, user_id, kind, title, body, created_at_ms)
      values ('n1', 'u1', 'quote', '收到新报价', '「大红八角」报价 34.50 元/公斤。', 5)`.execute(db);
    await migrate(db);
    const { rows } = await sql`select id, kind, event, params, created_at_ms from notification`.execute(db);
    const params = { title: '收到新报价', body: '「大红八角」报价 34.50 元/公斤。' };
    assert.deepEqual(rows, [{ id: 'n1', kind: 'quote', event: 'text', params, created_at_ms: 5 }]);
  });
});
