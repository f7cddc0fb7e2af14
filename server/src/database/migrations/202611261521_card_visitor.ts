import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * One row per card and visitor, so that neither the radar nor a first visit needs all visits to be read; only that row names
 * the visitor. Anonymous browsing is the preference of the account. Visits get their source, shares their key, and the
 * figures of a day the time on the card.
 */
export async function up(db: Db): Promise<void> {
  await addSource(db);
  await createVisitors(db);
  await joinPreference(db);
  await fillVisitors(db);
  await addDwell(db);
  await sql`alter table card_visit drop column visitor_user_id`.execute(db);
  await db.schema.dropIndex('card_visit_by_card').execute();
  await db.schema.createIndex('card_visit_by_visitor').on('card_visit').columns(['card_id', 'visitor_key']).execute();
}

/** Until now only the event was known. */
async function addSource(db: Db): Promise<void> {
  await sql`alter table card_visit add column source text`.execute(db);
  await sql`update card_visit set source = case when is_scan then 'code' else 'share' end`.execute(db);
  await sql`alter table card_visit alter column source set not null`.execute(db);
}

async function createVisitors(db: Db): Promise<void> {
  await db.schema
    .createTable('card_visitor')
    .addColumn('card_id', 'text', (column) => column.notNull().references('card.id').onDelete('cascade'))
    .addColumn('visitor_key', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('user_account.id').onDelete('set null'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('visits', 'int4', (column) => column.notNull())
    .addColumn('dwell_sec', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('has_registered', 'boolean', (column) => column.notNull())
    .addColumn('has_logged_in', 'boolean', (column) => column.notNull())
    .addColumn('last_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('card_visitor_pkey', ['card_id', 'visitor_key'])
    .execute();
  const visitors = db.schema.createIndex('card_visitor_by_time').on('card_visitor');
  await visitors.columns(['card_id', 'last_at_ms', 'visitor_key']).execute();
  await db.schema.createIndex('card_visitor_by_user').on('card_visitor').column('user_id').execute();
  await db.schema.createIndex('card_visitor_last').on('card_visitor').column('last_at_ms').execute();
  await db.schema
    .createTable('card_share')
    .addColumn('request_id', 'text', (column) => column.primaryKey())
    .addColumn('card_id', 'text', (column) => column.notNull().references('card.id').onDelete('cascade'))
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('card_share_by_card').on('card_share').column('card_id').execute();
  await db.schema.createIndex('card_share_by_time').on('card_share').column('at_ms').execute();
}

/** Those who chose it at the radar stay anonymous; who chose it in the settings has left names, which go now. */
async function joinPreference(db: Db): Promise<void> {
  await sql`insert into account_preference (user_id, browses_anonymously)
    select user_id, true from anonymous_visitor
    on conflict (user_id) do update set browses_anonymously = true`.execute(db);
  await sql`update card_visit set visitor_user_id = null from account_preference preference
    where preference.user_id = visitor_user_id and preference.browses_anonymously`.execute(db);
  await db.schema.dropTable('anonymous_visitor').execute();
}

async function fillVisitors(db: Db): Promise<void> {
  await sql`
    insert into card_visitor
      (card_id, visitor_key, user_id, source, page_id, visits, dwell_sec, has_registered, has_logged_in, last_at_ms)
    select card_id, visitor_key, (array_agg(visitor_user_id order by at_ms desc))[1],
      (array_agg(source order by at_ms desc))[1], (array_agg(page_id order by at_ms desc))[1],
      count(*) filter (where kind = 0), sum(dwell_sec), bool_or(kind = 1), bool_or(kind = 2), max(at_ms)
    from card_visit group by card_id, visitor_key`.execute(db);
}

async function addDwell(db: Db): Promise<void> {
  await db.schema
    .alterTable('card_figures')
    .addColumn('dwell_sec', 'int8', (column) => column.notNull().defaultTo(0))
    .addColumn('timed_visits', 'int4', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update card_figures figures set dwell_sec = timed.sec, timed_visits = timed.visits
    from (
      select card_id, to_char(to_timestamp(at_ms / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as date,
        sum(dwell_sec) as sec, count(*) as visits
      from card_visit where dwell_sec > 0 group by 1, 2
    ) timed
    where timed.card_id = figures.card_id and timed.date = figures.date`.execute(db);
}
