import { sql } from 'kysely';
import type { Db } from '../schema';

/** Shapes, packs and quantities of listings as codes and grams; whom a listing belongs to; where its goods are. */
export async function up(db: Db): Promise<void> {
  for (const name of ['supply_listing', 'purchase_request'] as const) await widen(db, name);
  await convertSupplies(db);
  await convertPurchases(db);
  await requireWhatIsThere(db);
  await indexAgain(db);
}

async function widen(db: Db, name: 'supply_listing' | 'purchase_request'): Promise<void> {
  // Columns that are computed from the unit and from texts are added again below, with the new units and codes.
  await sql`alter table ${sql.ref(name)}
    drop constraint listing_price,
    drop constraint ${sql.ref(`${name}_unit_check`)},
    drop constraint ${sql.ref(`${name}_status_check`)},
    drop column tonne_fen,
    drop column search_tokens,
    alter column variety_id drop not null,
    add column variety_name text not null default '',
    add column owner_user_id text references user_account (id),
    add column company_id text references company (id),
    add column grams_per_pack int8`.execute(db);
  await sql`update ${sql.ref(name)} l set variety_name = v.name from variety v where v.id = l.variety_id`.execute(db);
  await sql`update ${sql.ref(name)} l set company_id = c.id from company c
    where c.name = l.party_name and c.dissolved_at_ms is null`.execute(db);
  await sql`update ${sql.ref(name)} set form = case
    when form like '%油%' then 'oil' when form = '粉' then 'powder' when form like '%片%' then 'slice'
    when form = '碎' then 'broken' else 'whole' end`.execute(db);
}

/** `12 吨`, `500 公斤起`. */
const grams = (column: string) => sql`(substring(${sql.ref(column)} from '[0-9.]+')::numeric
  * case when ${sql.ref(column)} like '%吨%' then 1000000 when ${sql.ref(column)} like '%斤%'
    and ${sql.ref(column)} not like '%公斤%' then 500 else 1000 end)::int8`;

async function convertSupplies(db: Db): Promise<void> {
  await sql`alter table supply_listing
    add column stock_grams int8,
    add column moq_grams int8,
    add column tiers jsonb,
    add column cover_url text,
    add column origin_code text,
    add column delivery_code text`.execute(db);
  await sql`update supply_listing set
    stock_grams = greatest(coalesce(${grams('stock_text')}, 0), 1000),
    moq_grams = greatest(coalesce(${grams('moq_text')}, 0), 1000),
    tags = array_remove(array[
      case when '现货' = any(tags) then 'inStock' end,
      case when '无硫' = any(tags) then 'sulfurFree' end,
      case when '可开票' = any(tags) then 'taxIncluded' end,
      case when '附检测单' = any(tags) then 'documents' end], null)`.execute(db);
  await sql`alter table supply_listing drop column stock_text, drop column moq_text`.execute(db);
}

async function convertPurchases(db: Db): Promise<void> {
  await sql`alter table purchase_request add column quantity_grams int8, add column delivery_code text`.execute(db);
  await sql`update purchase_request set
    quantity_grams = greatest(coalesce(${grams('quantity_text')}, 0), 1000)`.execute(db);
  await sql`alter table purchase_request drop column quantity_text`.execute(db);
}

async function requireWhatIsThere(db: Db): Promise<void> {
  await sql`alter table supply_listing
    alter column stock_grams set not null,
    alter column moq_grams set not null,
    add check (stock_grams >= 0 and moq_grams > 0)`.execute(db);
  await sql`alter table purchase_request
    alter column quantity_grams set not null,
    add check (quantity_grams > 0)`.execute(db);
  for (const name of ['supply_listing', 'purchase_request'] as const) {
    await sql`alter table ${sql.ref(name)}
      alter column variety_name drop default,
      add check (form in ('whole', 'broken', 'slice', 'powder', 'oil')),
      add check (unit in ('kg', 'jin', 'ton', 'pack') and (unit <> 'pack' or grams_per_pack > 0)),
      add constraint listing_price check (case price_mode
        when 'negotiable' then low_fen is null and high_fen is null
        when 'fixed' then low_fen > 0 and high_fen = low_fen
        when 'range' then low_fen > 0 and high_fen >= low_fen
        when 'tiered' then low_fen > 0 and high_fen >= low_fen
        else false end),
      add check (status in ('published', 'paused', 'closed', 'expired', 'takedown')),
      add column tonne_fen int8 generated always as (case unit
        when 'kg' then low_fen * 1000::int8 when 'jin' then low_fen * 2000::int8 when 'ton' then low_fen
        else low_fen * 1000000::int8 / grams_per_pack end) stored`.execute(db);
  }
}

async function indexAgain(db: Db): Promise<void> {
  const form = sql`case form when 'whole' then '整货' when 'broken' then '碎' when 'slice' then '片段' when 'powder' then '粉'
    else '油树脂精油' end`;
  // A variety of the list is found by its id, with all its names.
  const other = sql`case when variety_id is null then variety_name else '' end`;
  const supply = sql`title, ${other}, grade_name, ${form}, origin, delivery_place, party_name,
    case when 'sulfurFree' = any(tags) then '无硫' else '' end, case when 'inStock' = any(tags) then '现货' else '' end`;
  // A search must not reveal an anonymous buyer.
  const purchase = sql`title, ${other}, grade_name, ${form}, delivery_place, demand,
    case when is_anonymous then '' else party_name end`;
  for (const [name, texts] of [
    ['supply_listing', supply],
    ['purchase_request', purchase]
  ] as const) {
    await sql`alter table ${sql.ref(name)} add column search_tokens text[]
      generated always as (search_tokens(${texts})) stored`.execute(db);
    await sql`create index ${sql.ref(`${name}_search`)} on ${sql.ref(name)} using gin (search_tokens)
      with (fastupdate = off) where status = 'published'`.execute(db);
    await sql`create index ${sql.ref(`${name}_by_price`)} on ${sql.ref(name)} (coalesce(tonne_fen, 9007199254740991), id)
      where status = 'published'`.execute(db);
    await sql`create index ${sql.ref(`${name}_of_owner`)} on ${sql.ref(name)} (owner_user_id)`.execute(db);
    await sql`create index ${sql.ref(`${name}_of_company`)} on ${sql.ref(name)} (company_id)`.execute(db);
  }
  await sql`create index purchase_request_by_pay on purchase_request ((coalesce(tonne_fen, 0)) desc, id desc)
    where status = 'published'`.execute(db);
}
