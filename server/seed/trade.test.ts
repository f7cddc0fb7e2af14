import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { deliveredFenPerKg } from '@rules/deliveredPrice';
import { purchaseProblems } from '@rules/purchase';
import { quotationProblems } from '@rules/quotation';
import { supplyProblems } from '@rules/supply';
import { gramsPerUnit } from '@rules/tradeUnit';
import { createTestDatabase, type TestDatabase } from '../src/testing/testDatabase';
import { shanghaiDay } from './calendar';
import { DRUM, PACKS } from './listingPlan';

describe('the demo data of the trade', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase('seeded');
  });
  after(() => database.drop());

  const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows;
  const statesOf = async (table: string, of = sql`true`) => {
    const rows = await rowsOf(
      sql<{
        status: string;
        count: number;
      }>`select status, count(*) from ${sql.table(table)} where ${of} group by status`
    );
    return new Map(rows.map(({ status, count }) => [status, count]));
  };
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((one, other) => one + other, 0);

  it('hold as many of everything as a market has, in every state', async () => {
    const [supplies, purchases, quotations] = await Promise.all([
      statesOf('supply'),
      statesOf('purchase'),
      statesOf('quotation')
    ]);
    assert.deepEqual([supplies.size, purchases.size, quotations.size], [8, 8, 9]);
    for (const counts of [supplies, purchases, quotations]) {
      for (const [status, count] of counts) assert.ok(count >= 2, `${count} ${status}`);
    }
    assert.ok(sum(supplies) >= 300, `${sum(supplies)} supplies`);
    assert.ok(sum(purchases) >= 120, `${sum(purchases)} requests`);
    assert.ok(sum(quotations) >= 400, `${sum(quotations)} quotations`);
    const [people] = await rowsOf(sql<{ people: number; companies: number }>`select
      (select count(*) from user_account) as people, (select count(*) from company) as companies`);
    assert.ok((people?.people ?? 0) >= 150 && (people?.companies ?? 0) >= 60, JSON.stringify(people));
  });

  it('show somebody who logs in every state of their own', async () => {
    assert.equal((await statesOf('supply', sql`owner_user_id = 'user-qin'`)).size, 8);
    assert.equal((await statesOf('quotation', sql`supplier_user_id = 'user-qin'`)).size, 9);
    assert.equal((await statesOf('purchase', sql`owner_user_id = 'user-lu'`)).size, 8);
    assert.ok((await statesOf('supply', sql`owner_user_id = 'user-he'`)).size >= 3);
    assert.ok((await statesOf('quotation', sql`supplier_user_id = 'user-he'`)).size >= 4);
    const [compared] = await rowsOf(sql<{ count: number }>`select count(*) from quotation q
      join purchase p on p.id = q.purchase_id where p.owner_user_id = 'user-lu' and p.public_status = 'published'
      and q.status in ('submitted', 'viewed', 'shortlisted') group by p.id order by 1 desc`);
    assert.equal(compared?.count, 6);
  });

  it('could have been typed', async () => {
    const today = shanghaiDay(Date.now());
    const supplies = await database.db.selectFrom('supply').selectAll().where('status', '=', 'published').execute();
    for (const { id, fields } of supplies) {
      assert.deepEqual(supplyProblems(fields, today), {}, id);
      const named = [...PACKS, DRUM].find(({ text }) => fields.title.includes(text));
      assert(named === undefined || named.packaging === fields.packaging, `${id}: ${fields.title}`);
    }
    const purchases = await database.db.selectFrom('purchase').selectAll().where('status', '=', 'published').execute();
    for (const { id, fields } of purchases) assert.deepEqual(purchaseProblems(fields, today), {}, id);
    const versions = await database.db
      .selectFrom('quotation_version as v')
      .innerJoin('quotation as q', 'q.id', 'v.quotation_id')
      .innerJoin('purchase as p', 'p.id', 'q.purchase_id')
      .select(['v.fields', 'v.delivered_fen_per_kg', 'p.fields as asked', 'q.id'])
      .execute();
    for (const { id, fields, delivered_fen_per_kg: delivered, asked } of versions) {
      const unitGrams = gramsPerUnit(asked.unit, asked.gramsPerPack) ?? 0;
      const year = Number(today.slice(0, 4));
      assert.deepEqual(quotationProblems(fields, { gramsPerUnit: unitGrams, year }), {}, id);
      assert.equal(deliveredFenPerKg({ ...fields, unitFen: fields.unitFen ?? 0, gramsPerUnit: unitGrams }), delivered);
    }
  });

  it('show photos: one to four each, of their owner, none of them twice', async () => {
    const photos = await rowsOf(sql<{ id: string; count: number; cover: string | null; first: string | null }>`
      select s.id, jsonb_array_length(s.fields->'photos') as count, l.cover_url as cover, s.fields#>>'{photos,0}' as first
      from supply s left join supply_listing l on l.id = s.id where s.status <> 'draft'`);
    assert.ok(photos.every(({ count, cover, first }) => count >= 1 && count <= 4 && (cover ?? first) === first));
    assert.ok(photos.filter(({ count }) => count > 1).length > photos.length / 4);
    const wrong = await rowsOf(sql`
      select photo.url from supply s cross join lateral jsonb_array_elements_text(s.fields->'photos') as photo(url)
      left join uploaded_image u on photo.url like '%/' || u.storage_name and u.owner_user_id = s.owner_user_id
      group by 1 having count(*) <> 1 or count(u.id) <> 1`);
    assert.deepEqual(wrong, []);
  });

  it('are marked, and the marks are counted', async () => {
    const [marks] = await rowsOf(sql<{ supplies: number; purchases: number; cast: number }>`select
      (select count(*) from supply_favourite) as supplies, (select count(*) from purchase_favourite) as purchases,
      (select count(distinct user_id) from supply_favourite
        where user_id in ('user-qin', 'user-he', 'user-liang', 'user-wu', 'user-lu')) as cast`);
    assert.ok(
      (marks?.supplies ?? 0) >= 200 && (marks?.purchases ?? 0) >= 60 && marks?.cast === 5,
      JSON.stringify(marks)
    );
    const wrong = await rowsOf(sql`
      select id from supply s where favourites <> (select count(*) from supply_favourite where supply_id = s.id)
      union all
      select id from purchase p where favourites <> (select count(*) from purchase_favourite where purchase_id = p.id)`);
    assert.deepEqual(wrong, []);
  });

  it('add up: counts, deals, versions and times', async () => {
    const wrong = await rowsOf(sql`
      select p.id from purchase p left join purchase_request r on r.id = p.id
      where (p.public_status is null) <> (r.id is null)
        or r.status <> p.public_status or r.quote_count <> p.quote_count or r.quote_deadline_ms <> p.quote_deadline_ms
        or p.quote_count > (p.fields->>'maxQuotes')::int4
        or p.quote_count <> (select count(*) from quotation q where q.purchase_id = p.id and q.status not in ('draft', 'withdrawn'))
        or p.dealt_grams <> (select coalesce(sum(accepted_grams), 0) from quotation q where q.purchase_id = p.id)
        or p.dealt_grams > (p.fields->>'quantityGrams')::int8
        or (p.public_status = 'published') <> (p.quote_deadline_ms > ${Date.now()} and p.public_status not in ('paused', 'closed', 'takedown'))
      union all
      select s.id from supply s left join supply_listing l on l.id = s.id
      where (s.public_status is null) <> (l.id is null) or l.status <> s.public_status or l.valid_until <> s.valid_until
      union all
      select q.id from quotation q join purchase p on p.id = q.purchase_id
      where q.version <> (select count(*) from quotation_version v where v.quotation_id = q.id)
        or q.supplier_user_id = p.owner_user_id
        or q.first_sent_at_ms < p.published_at_ms or q.updated_at_ms > ${Date.now()}
        or (q.status in ('submitted', 'viewed', 'shortlisted') and q.valid_until_ms < ${Date.now()} and p.status = 'published')
        or (q.status = 'expired' and q.valid_until_ms > ${Date.now()})`);
    assert.deepEqual(wrong, []);
  });

  it('cost about what the market pays', async () => {
    const far = await rowsOf(sql`
      select l.id, l.tonne_fen, min(s.mid_fen), max(s.mid_fen) from supply_listing l
      join supply on supply.id = l.id
      join line_snapshot s on s.variety_id = l.variety_id and s.grade_id = supply.fields->>'gradeId'
      group by l.id having l.tonne_fen / 1000.0 not between 0.85 * min(s.mid_fen) and 1.15 * max(s.mid_fen)`);
    assert.deepEqual(far, []);
  });
});
