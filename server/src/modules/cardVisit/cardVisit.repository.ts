import { type Insertable, sql } from 'kysely';
import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import type { CardVisitTable } from './cardVisit.tables';

/** Returns false when the event was recorded before. */
export async function insertVisit(tx: Tx, visit: Insertable<CardVisitTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('card_visit')
    .values(visit)
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n;
}

/** Returns whether the visitor has browsed the card before this event. */
export async function existsEarlierVisit(
  tx: Tx,
  { cardId, visitorKey, requestId }: { cardId: string; visitorKey: string; requestId: string }
): Promise<boolean> {
  const row = await tx
    .selectFrom('card_visit')
    .select('request_id')
    .where('card_id', '=', cardId)
    .where('visitor_key', '=', visitorKey)
    .where('request_id', '<>', requestId)
    .where('kind', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds to the figures of a card on a day. */
export async function addFigures(
  db: Db | Tx,
  { cardId, date }: { cardId: string; date: string },
  added: { views?: number; visitors?: number; shares?: number }
): Promise<void> {
  const { views = 0, visitors = 0, shares = 0 } = added;
  await db
    .insertInto('card_figures')
    .values({ card_id: cardId, date, views, visitors, shares })
    .onConflict((conflict) =>
      conflict.columns(['card_id', 'date']).doUpdateSet((eb) => ({
        views: eb('card_figures.views', '+', views),
        visitors: eb('card_figures.visitors', '+', visitors),
        shares: eb('card_figures.shares', '+', shares)
      }))
    )
    .execute();
}

/** Stores the time of a visit unless a longer one is known. */
export async function updateDwell(db: Db, requestId: string, visitorUserId: string | null, dwellSec: number) {
  await db
    .updateTable('card_visit')
    .set({ dwell_sec: dwellSec })
    .where('request_id', '=', requestId)
    .where('dwell_sec', '<', dwellSec)
    .where((where) =>
      where.or([where('visitor_user_id', 'is', null), where('visitor_user_id', '=', visitorUserId ?? '')])
    )
    .execute();
}

/** Figures of cards: in all, today, and the views by day. */
export async function sumFigures(db: Db, cardIds: readonly string[], today: string, firstDay: string) {
  const rows = await db
    .selectFrom('card_figures')
    .where(sql<boolean>`card_id = any(${cardIds}::text[])`)
    .select((eb) => [
      'date',
      eb.fn.sum<number>('views').as('views'),
      eb.fn.sum<number>('visitors').as('visitors'),
      eb.fn.sum<number>('shares').as('shares')
    ])
    .groupBy('date')
    .orderBy('date')
    .execute();
  const sum = (name: 'views' | 'visitors' | 'shares', of = rows) =>
    of.reduce((total, row) => total + Number(row[name]), 0);
  const ofToday = rows.filter(({ date }) => date === today);
  const figures = (of: typeof rows) => ({
    views: sum('views', of),
    visitors: sum('visitors', of),
    shares: sum('shares', of)
  });
  return {
    total: figures(rows),
    today: figures(ofToday),
    days: rows.filter(({ date }) => date >= firstDay).map(({ date, views }) => ({ date, views: Number(views) }))
  };
}

export interface VisitorRow {
  visitor_key: string;
  user_id: string | null;
  nickname: string | null;
  company_name: string | null;
  card_id: string | null;
  verifications: VerificationKind[];
  last_at_ms: number;
  dwell_sec: number;
  visits: number;
  is_scan: boolean;
}

/** Returns the visitors of cards since a time, the latest first. */
export async function findVisitors(
  db: Db,
  cardIds: readonly string[],
  { sinceMs, after, limit }: { sinceMs: number; after: readonly [number, string] | undefined; limit: number }
): Promise<VisitorRow[]> {
  const beyond =
    after === undefined ? sql<boolean>`true` : sql<boolean>`(last_at_ms, visitor_key) < (${after[0]}, ${after[1]})`;
  const { rows } = await sql<VisitorRow>`
    with visitor as (
      select visitor_key, max(at_ms) as last_at_ms, sum(dwell_sec)::int4 as dwell_sec, count(*)::int4 as visits,
        (array_agg(is_scan order by at_ms desc))[1] as is_scan,
        (array_agg(visitor_user_id order by at_ms desc))[1] as user_id
      from card_visit
      where card_id = any(${cardIds}::text[]) and at_ms > ${sinceMs} and kind = 0
      group by visitor_key
    ), shown as (
      select * from visitor where ${beyond} order by last_at_ms desc, visitor_key desc limit ${limit}
    )
    select shown.*, u.nickname, c.name as company_name, card.id as card_id,
      array(select kind from user_verification v where v.user_id = shown.user_id order by kind) as verifications
    from shown
    left join user_account u on u.id = shown.user_id
    left join company_member m on m.user_id = shown.user_id and m.is_current
    left join company c on c.id = m.company_id
    left join card on card.user_id = shown.user_id and card.is_default and card.withdrawn_at_ms is null
    order by last_at_ms desc, visitor_key desc`.execute(db);
  return rows;
}

export async function isAnonymous(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('anonymous_visitor')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveAnonymous(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx
    .insertInto('anonymous_visitor')
    .values({ user_id: userId, since_ms: nowMs })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

export async function deleteAnonymous(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('anonymous_visitor').where('user_id', '=', userId).execute();
}

/** Takes the name off a user's visits. */
export async function clearVisitor(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('card_visit').set({ visitor_user_id: null }).where('visitor_user_id', '=', userId).execute();
}

export async function deleteVisitsBefore(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('card_visit').where('at_ms', '<', beforeMs).execute();
}
