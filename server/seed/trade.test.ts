import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { deliveredFenPerKg } from '@rules/deliveredPrice';
import { DAY_MS } from '@rules/duration';
import { purchaseProblems } from '@rules/purchase';
import { quotationProblems } from '@rules/quotation';
import { shanghaiDay } from '@rules/shanghaiTime';
import { supplyProblems } from '@rules/supply';
import { gramsPerUnit } from '@rules/tradeUnit';
import { tagsOf } from '../src/modules/supply/publicListing.presenter';
import { createTestDatabase, type TestDatabase } from '../src/testing/testDatabase';

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

  it('describe goods in many ways, each fitting its kind, and are confirmed in working hours', async () => {
    const rows = await rowsOf(sql<{ description: string; form: string; crop: number | null; minute: number }>`select
      description, form, crop_year as crop,
      extract(hour from to_timestamp(confirmed_at_ms / 1000) at time zone 'Asia/Shanghai') * 60
        + extract(minute from to_timestamp(confirmed_at_ms / 1000) at time zone 'Asia/Shanghai') as minute
      from supply_listing where id like 'supply-%'`);
    assert.ok(new Set(rows.map(({ description }) => description)).size >= 40);
    for (const { description, form, minute } of rows) {
      assert.ok(Number(minute) >= 7 * 60 + 30 && Number(minute) <= 21 * 60, `${minute}`);
      assert.doesNotMatch(description, /干度|检测单|报告/);
      if (form === 'oil') assert.doesNotMatch(description, /挑选|颗粒|切片/);
    }
    const moistures = await rowsOf(
      sql<{ moisture: string }>`select distinct fields->>'moisture' as moisture from supply`
    );
    assert.ok(moistures.length >= 10);
  });

  it('have a market’s numbers of everything, in every state', async () => {
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

  it('show a demo user every state of their own listings', async () => {
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

  it('could have been typed by users', async () => {
    const today = shanghaiDay(Date.now());
    const supplies = await database.db.selectFrom('supply').selectAll().where('status', '=', 'published').execute();
    for (const { id, fields } of supplies) {
      assert.deepEqual(supplyProblems(fields, today), {}, id);
      assert.doesNotMatch(fields.title, /编织袋|纸箱|麻袋|铁桶|库存/, id);
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

  it('have one to four photos each, of their owner, all different', async () => {
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

  it('have fitting tags: a test report tag if and only if there is the document', async () => {
    const rows = await rowsOf(sql<{ id: string; tagged: boolean; documents: number; stored: number }>`
      select s.id, 'documents' = any(l.tags) as tagged, jsonb_array_length(s.public_fields->'documents') as documents,
        (select count(*) from uploaded_document d, jsonb_array_elements(s.public_fields->'documents') as paper
          where paper->>'url' like '%/' || d.storage_name and d.owner_user_id = s.owner_user_id) as stored
      from supply s join supply_listing l on l.id = s.id`);
    assert.deepEqual(
      rows.filter(({ tagged, documents, stored }) => tagged !== documents > 0 || documents !== stored),
      []
    );
    assert.ok(rows.filter(({ tagged }) => tagged).length >= 20);
    const supplies = await database.db
      .selectFrom('supply as s')
      .innerJoin('supply_listing as l', 'l.id', 's.id')
      .select(['s.id', 's.public_fields as fields', 'l.tags'])
      .execute();
    for (const { id, fields, tags } of supplies) assert.deepEqual(tags, fields && tagsOf(fields), id);
  });

  it('have favourites, which are counted', async () => {
    const [marks] = await rowsOf(sql<{ supplies: number; purchases: number; demoUsers: number }>`select
      (select count(*) from supply_favourite) as supplies, (select count(*) from purchase_favourite) as purchases,
      (select count(distinct user_id) from supply_favourite
        where user_id in ('user-qin', 'user-he', 'user-liang', 'user-wu', 'user-lu')) as "demoUsers"`);
    assert.ok(
      (marks?.supplies ?? 0) >= 200 && (marks?.purchases ?? 0) >= 60 && marks?.demoUsers === 5,
      JSON.stringify(marks)
    );
    const wrong = await rowsOf(sql`
      select id from supply s where favourites <> (select count(*) from supply_favourite where supply_id = s.id)
      union all
      select id from purchase p where favourites <> (select count(*) from purchase_favourite where purchase_id = p.id)`);
    assert.deepEqual(wrong, []);
  });

  it('are consistent: counts, deals, versions and times', async () => {
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

  it('wait for their review no longer than a working day', async () => {
    const late =
      await rowsOf(sql`select id from supply where status = 'pending' and submitted_at_ms < ${Date.now() - 2 * DAY_MS}
      union all select id from purchase where status = 'pending' and submitted_at_ms < ${Date.now() - DAY_MS}`);
    assert.deepEqual(late, []);
  });

  it('have prices near the market’s', async () => {
    const far = await rowsOf(sql`
      select l.id, l.tonne_fen, min(s.mid_fen), max(s.mid_fen) from supply_listing l
      join supply on supply.id = l.id
      join line_snapshot s on s.variety_id = l.variety_id and s.grade_id = supply.fields->>'gradeId'
      group by l.id having l.tonne_fen / 1000.0 not between 0.85 * min(s.mid_fen) and 1.15 * max(s.mid_fen)`);
    assert.deepEqual(far, []);
  });
});
