import { sql } from 'kysely';
import type { Db } from '../schema';

const DAY_MS = 86_400_000;
const days = (count: number) => sql.lit(count * DAY_MS);

/** A verified company counts as three days fresher than it is, another verified party as two. */
const verified = sql`case when 'company' = any(party_verifications) then ${days(3)}::int8
  when party_verifications <> '{}' then ${days(2)}::int8 else 0 end`;

/** Sort and filter columns of trade lists: rank, region by the prefix of its code, quantity. */
export async function up(db: Db): Promise<void> {
  await sql`alter table supply_listing add column rank_ms int8 not null generated always as (confirmed_at_ms + ${verified}
    + case when cover_url is not null then ${days(1)}::int8 else 0 end
    + case when 'documents' = any(tags) then ${days(1)}::int8 else 0 end) stored`.execute(db);
  await sql`alter table purchase_request add column rank_ms int8 not null generated always as (published_at_ms + ${verified}
    + case when is_anonymous then 0 else ${days(1)}::int8 end
    + case when low_fen is null then 0 else ${days(1)}::int8 end) stored`.execute(db);

  for (const name of ['supply_listing', 'purchase_request'] as const) {
    const index = (suffix: string, columns: ReturnType<typeof sql>) =>
      sql`create index ${sql.ref(`${name}_${suffix}`)} on ${sql.ref(name)} (${columns}) where status = 'published'`.execute(
        db
      );
    await index('by_rank', sql`rank_ms desc, id desc`);
    await index('of_variety_by_rank', sql`variety_id, rank_ms desc, id desc`);
    await index('at_place', sql`delivery_code text_pattern_ops`);
    await index('in_city', sql`(coalesce(left(delivery_code, 4), '')), id`);
  }
  await sql`create index supply_listing_from on supply_listing (origin_code text_pattern_ops)
    where status = 'published'`.execute(db);
  await sql`create index supply_listing_by_price_down on supply_listing ((coalesce(tonne_fen, 0)) desc, id desc)
    where status = 'published'`.execute(db);
  await sql`create index purchase_request_by_amount on purchase_request (quantity_grams desc, id desc)
    where status = 'published'`.execute(db);
}
