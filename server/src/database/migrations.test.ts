import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Migrator, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrate } from './migrate';
import { migrations } from './migrations/index';

describe('a database of an earlier version', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase('empty');
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
  });
  after(() => database.drop());

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
