import { sql } from 'kysely';
import type { CategoryId } from '@contract/common';
import type { Market } from '@contract/market';
import type { ChangeSpan } from '@contract/priceLine';
import type { Db, Tx } from '../../database/schema';
import { newestDay } from './line.repository';

export interface BoardRow {
  up: number;
  flat: number;
  down: number;
  line_count: number;
  variety_count: number;
  /** Number of varieties with a price of the newest day. */
  updated_variety_count: number;
  date: string | null;
  collected_at_ms: number | null;
}

/**
 * Counts the lines of some markets, or of all: how many of the newest day rose, stayed and fell over a span, and their
 * freshness.
 */
export async function countBoard(db: Db, span: ChangeSpan, marketIds?: readonly string[]): Promise<BoardRow> {
  const bp = sql<number>`coalesce(${sql.ref(`s.${span}_bp`)}, 0)`;
  const isNewest = sql<boolean>`s.date = ${newestDay(db, marketIds)}`;
  const rows = db
    .selectFrom('line_snapshot as s')
    .select([
      sql<number>`count(*) filter (where ${isNewest} and ${bp} > 0)`.as('up'),
      sql<number>`count(*) filter (where ${isNewest} and ${bp} = 0)`.as('flat'),
      sql<number>`count(*) filter (where ${isNewest} and ${bp} < 0)`.as('down'),
      sql<number>`count(*)`.as('line_count'),
      sql<number>`count(distinct s.variety_id)`.as('variety_count'),
      sql<number>`count(distinct s.variety_id) filter (where ${isNewest})`.as('updated_variety_count'),
      sql<string | null>`max(s.date)`.as('date'),
      sql<number | null>`max(s.collected_at_ms)`.as('collected_at_ms')
    ]);
  return (marketIds === undefined ? rows : rows.where('s.market_id', 'in', marketIds)).executeTakeFirstOrThrow();
}

export function findMarkets(db: Db): Promise<Market[]> {
  return db
    .selectFrom('market')
    .select(['id', 'name', 'short_name as shortName'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Returns false when there is no such line. */
export async function insertFollow(db: Db | Tx, userId: string, lineId: string, nowMs: number): Promise<boolean> {
  const line = db.selectFrom('price_line').where('id', '=', lineId);
  await db
    .insertInto('line_follow')
    .columns(['user_id', 'line_id', 'followed_at_ms'])
    .expression(line.select([sql.val(userId).as('user_id'), 'id', sql.val(nowMs).as('followed_at_ms')]))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await line.select('id').executeTakeFirst()) !== undefined;
}

export async function deleteFollow(db: Db | Tx, userId: string, lineId: string): Promise<void> {
  await db.deleteFrom('line_follow').where('user_id', '=', userId).where('line_id', '=', lineId).execute();
}

/** Number of followed lines, as part of another query. */
export function followCount(db: Db, userId: string) {
  return db
    .selectFrom('line_follow')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

/** Returns the varieties of the lines that a user follows. */
export async function findFollowedVarieties(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('line_follow as f')
    .innerJoin('price_line as l', 'l.id', 'f.line_id')
    .where('f.user_id', '=', userId)
    .select('l.variety_id')
    .distinct()
    .execute();
  return rows.map((row) => row.variety_id);
}

/** Returns the varieties of the lines that a user follows, each with the time of the newest follow, latest first. */
export async function findVarietyFollows(
  db: Db,
  userId: string
): Promise<{ variety_id: string; name: string; followed_at_ms: number }[]> {
  return db
    .selectFrom('line_follow as f')
    .innerJoin('price_line as l', 'l.id', 'f.line_id')
    .innerJoin('variety as v', 'v.id', 'l.variety_id')
    .where('f.user_id', '=', userId)
    .groupBy(['v.id', 'v.name'])
    .select(['v.id as variety_id', 'v.name', sql<number>`max(f.followed_at_ms)`.as('followed_at_ms')])
    .orderBy('followed_at_ms', 'desc')
    .orderBy('v.id')
    .execute();
}

export async function findVarietiesOfCategory(db: Db, categoryId: CategoryId): Promise<string[]> {
  const rows = await db.selectFrom('variety').where('category_id', '=', categoryId).select('id').execute();
  return rows.map((row) => row.id);
}
