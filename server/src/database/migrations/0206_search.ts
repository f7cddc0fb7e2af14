import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Columns of the full-text search. The database itself cuts the texts into tokens, so that no write can leave it out:
 * each Chinese character and each pair of neighbours, each Latin word and number.
 */
export async function up(db: Db): Promise<void> {
  await createTokens(db);
  await indexListings(db);
  await indexTexts(db);
  await createCompanies(db);
  await createWords(db);
}

/** `searchTokens.ts` cuts a query the same way. */
async function createTokens(db: Db): Promise<void> {
  await sql`
    create function search_tokens(variadic texts text[]) returns text[]
    language sql immutable parallel safe
    return (
      with
        folded as (select lower(normalize(array_to_string(texts, ' '), nfkc)) as text),
        chinese as (select run[1] as run from folded, regexp_matches(text, '[\u3400-\u9fff]+', 'g') as run)
      select coalesce(array_agg(distinct token), '{}') from (
        select substr(run, place, size) as token
        from chinese, generate_series(1, length(run)) as place, (values (1), (2)) as sizes (size)
        where place + size - 1 <= length(run)
        union all
        select word[1] from folded, regexp_matches(text, '[a-z0-9]+', 'g') as word
      ) as tokens
    )`.execute(db);
}

/** Indexes for lists of one word or variety; frequent ones use the indexes of time and price. */
async function indexListings(db: Db): Promise<void> {
  const supply = sql`title, grade_name, form, origin, delivery_place, party_name, array_to_text(tags)`;
  // A search must not reveal an anonymous buyer.
  const purchase = sql`title, grade_name, form, delivery_place, demand, case when is_anonymous then '' else party_name end`;
  await sql`create function array_to_text(words text[]) returns text language sql immutable parallel safe
    return array_to_string(words, ' ')`.execute(db);
  for (const [name, texts] of [
    ['supply_listing', supply],
    ['purchase_request', purchase]
  ] as const) {
    await sql`alter table ${sql.ref(name)} add column search_tokens text[]
      generated always as (search_tokens(${texts})) stored`.execute(db);
    await sql`create index ${sql.ref(`${name}_search`)} on ${sql.ref(name)} using gin (search_tokens)
      with (fastupdate = off) where status = 'published'`.execute(db);
    await sql`create index ${sql.ref(`${name}_of_party`)} on ${sql.ref(name)} (party_name)
      where status = 'published'`.execute(db);
  }
  // As the list by price sorts purchases: what has no price pays least.
  await sql`create index purchase_request_by_pay on purchase_request ((coalesce(tonne_fen, 0)) desc, id desc)
    where status = 'published'`.execute(db);
}

/** Cutting a text takes longer than reading a row: it is done once, when the row is written. */
async function indexTexts(db: Db): Promise<void> {
  await sql`alter table news_article add column search_tokens text[]
    generated always as (search_tokens(title, summary)) stored`.execute(db);
  await sql`create index news_search on news_article using gin (search_tokens) where status = 'published'`.execute(db);
  await sql`alter table flash add column search_tokens text[]
    generated always as (search_tokens(title, content)) stored`.execute(db);
  await sql`create index flash_search on flash using gin (search_tokens, variety_ids)`.execute(db);
}

async function createCompanies(db: Db): Promise<void> {
  await db.schema
    .createTable('trade_company')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('verifications', sql`text[]`, (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('variety_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('varieties', sql`text[]`, (column) => column.notNull())
    .addColumn('pinyin', sql`text[]`, (column) => column.notNull())
    .addColumn('supply_count', 'int4', (column) => column.notNull())
    .addColumn('purchase_count', 'int4', (column) => column.notNull())
    .addColumn('open_until_ms', 'int8', (column) => column.notNull())
    .addColumn('search_tokens', sql`text[] generated always as (search_tokens(name, place)) stored`)
    .execute();
  await sql`create index trade_company_search on trade_company using gin (search_tokens, variety_ids, pinyin)`.execute(
    db
  );
  await sql`create index trade_company_rank on trade_company (supply_count desc, name)`.execute(db);
}

async function createWords(db: Db): Promise<void> {
  await db.schema
    .createTable('search_word')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('readers', 'int4', (column) => column.notNull().check(sql`readers > 0`))
    .addPrimaryKeyConstraint('search_word_pkey', ['day', 'word'])
    .execute();
  await db.schema.createIndex('search_word_top').on('search_word').columns(['day', 'readers desc', 'word']).execute();
  await db.schema
    .createTable('search_reader')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_reader_pkey', ['day', 'reader', 'word'])
    .execute();
}
