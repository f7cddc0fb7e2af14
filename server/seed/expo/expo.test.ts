import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { shanghaiDay } from '@rules/shanghaiTime';
import { createTestDatabase, type TestDatabase } from '../../src/testing/testDatabase';
import { addDays } from '../calendar';

describe('the demo data of the expo', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase('seeded');
  });
  after(() => database.drop());

  const count = async (table: string, where = sql<boolean>`expo_id = 'expo-demo'`) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int from ${sql.table(table)} where ${where}`.execute(
      database.db
    );
    return rows[0]?.count ?? 0;
  };
  const assertAtLeast = async (least: number, table: string, where?: ReturnType<typeof sql<boolean>>) => {
    const found = await count(table, where);
    assert(found >= least, `${found} rows of ${table}, at least ${least} are wanted`);
  };
  const ofAward = (expoId: string) => sql<boolean>`award_id in (select id from award where expo_id = ${expoId})`;

  it('have an expo of full size, two weeks after the first start', async () => {
    await assertAtLeast(6, 'expo_hall');
    await assertAtLeast(400, 'expo_booth');
    await assertAtLeast(40, 'expo_booth', sql`expo_id = 'expo-demo' and is_bookable`);
    await assertAtLeast(120, 'exhibitor');
    await assertAtLeast(120, 'exhibitor_booth');
    await assertAtLeast(40, 'expo_session');
    await assertAtLeast(1, 'expo_coupon');
    await assertAtLeast(5, 'award_category', ofAward('expo-demo'));
    await assertAtLeast(60, 'award_candidate', ofAward('expo-demo'));
    const expo = database.db.selectFrom('expo').where('id', '=', 'expo-demo').select('starts_on');
    const loaded = database.db.selectFrom('done_work').where('name', '=', 'demo-data').select('done_at_ms');
    const { done_at_ms: loadedAtMs } = await loaded.executeTakeFirstOrThrow();
    assert.equal((await expo.executeTakeFirstOrThrow()).starts_on, addDays(shanghaiDay(loadedAtMs), 14));
  });

  it('have a government page with policies and projects', async () => {
    await assertAtLeast(1, 'investment_region', sql`true`);
    await assertAtLeast(3, 'investment_policy', sql`true`);
    await assertAtLeast(3, 'investment_project', sql`true`);
  });

  it('have a past expo with sessions, visits, winners and certificates', async () => {
    await assertAtLeast(1, 'expo', sql`id = 'expo-past' and ends_on < current_date`);
    await assertAtLeast(1, 'expo_session', sql`expo_id = 'expo-past'`);
    await assertAtLeast(10, 'expo_ticket', sql`expo_id = 'expo-past' and status = 'used'`);
    await assertAtLeast(1, 'award', sql`expo_id = 'expo-past' and results_at_ms is not null`);
    await assertAtLeast(5, 'award_candidate', sql`final_rank = 1 and ${ofAward('expo-past')}`);
    await assertAtLeast(2, 'expo_certificate', sql`expo_id = 'expo-past' and no is not null and voided_at_ms is null`);
    await assertAtLeast(1, 'expo_certificate', sql`expo_id = 'expo-past' and voided_at_ms is not null`);
  });
});
