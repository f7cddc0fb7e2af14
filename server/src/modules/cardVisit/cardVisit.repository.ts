import { type Insertable, sql } from 'kysely';
import type { CardVisitSource } from '@contract/cardVisit';
import { type CardVisitKind, cardVisitKinds } from '@rules/cardVisit';
import type { Tx } from '../../database/schema';
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

/** An event of a visitor of a card. */
interface VisitorEvent {
  cardId: string;
  visitorKey: string;
  /** Null for one without a name. */
  userId: string | null;
  kind: CardVisitKind;
  source: CardVisitSource;
  pageId: string;
  atMs: number;
}

/**
 * Adds an event to the row of its visitor, which serializes the events of one visitor. An event that was queued on the way
 * does not replace a later one.
 * @returns how many times they have browsed, this time included
 */
export async function addToVisitor(tx: Tx, event: VisitorEvent): Promise<number> {
  const { cardId, visitorKey, userId, kind, source, pageId, atMs } = event;
  const isView = kind === cardVisitKinds.browse;
  const [visits, viewedAtMs] = isView ? [1, atMs] : [0, null];
  const [isRegistration, isLogin] = [kind === cardVisitKinds.register, kind === cardVisitKinds.login];
  const { rows } = await sql<{ visits: number }>`
    insert into card_visitor as known
      (card_id, visitor_key, user_id, source, page_id, visits, has_registered, has_logged_in, last_at_ms, last_viewed_at_ms)
    values (${cardId}, ${visitorKey}, ${userId}, ${source}, ${pageId}, ${visits}, ${isRegistration}, ${isLogin}, ${atMs},
      ${viewedAtMs}::int8)
    on conflict (card_id, visitor_key) do update set
      user_id = excluded.user_id,
      source = case when excluded.last_at_ms >= known.last_at_ms then excluded.source else known.source end,
      page_id = case when excluded.last_at_ms >= known.last_at_ms then excluded.page_id else known.page_id end,
      visits = known.visits + excluded.visits,
      has_registered = known.has_registered or excluded.has_registered,
      has_logged_in = known.has_logged_in or excluded.has_logged_in,
      last_at_ms = greatest(known.last_at_ms, excluded.last_at_ms),
      last_viewed_at_ms = greatest(known.last_viewed_at_ms, excluded.last_viewed_at_ms)
    returning visits`.execute(tx);
  return rows[0]?.visits ?? 0;
}

/** Figures that are added to those of a card on a day. */
interface AddedFigures {
  views?: number;
  visitors?: number;
  shares?: number;
  dwellSec?: number;
  timedVisits?: number;
}

/** Adds to the figures of a card on a day: last in a transaction, because all visits of the day wait for this row. */
export async function addFigures(
  tx: Tx,
  { cardId, date }: { cardId: string; date: string },
  { views = 0, visitors = 0, shares = 0, dwellSec = 0, timedVisits = 0 }: AddedFigures
): Promise<void> {
  const added = { views, visitors, shares, dwell_sec: dwellSec, timed_visits: timedVisits };
  await tx
    .insertInto('card_figures')
    .values({ card_id: cardId, date, ...added })
    .onConflict((conflict) =>
      conflict.columns(['card_id', 'date']).doUpdateSet((eb) => ({
        views: eb('card_figures.views', '+', views),
        visitors: eb('card_figures.visitors', '+', visitors),
        shares: eb('card_figures.shares', '+', shares),
        dwell_sec: eb('card_figures.dwell_sec', '+', dwellSec),
        timed_visits: eb('card_figures.timed_visits', '+', timedVisits)
      }))
    )
    .execute();
}

/** Returns an event and the user of its visitor, and locks it until the transaction ends. */
export function lockVisit(tx: Tx, requestId: string) {
  return tx
    .selectFrom('card_visit as visit')
    .leftJoin('card_visitor as visitor', (join) =>
      join.onRef('visitor.card_id', '=', 'visit.card_id').onRef('visitor.visitor_key', '=', 'visit.visitor_key')
    )
    .where('visit.request_id', '=', requestId)
    .select(['visit.card_id', 'visit.visitor_key', 'visit.dwell_sec', 'visit.at_ms', 'visitor.user_id'])
    .forUpdate('visit')
    .executeTakeFirst();
}

/** Stores the time of a visit. */
export async function updateDwell(tx: Tx, requestId: string, dwellSec: number): Promise<void> {
  await tx.updateTable('card_visit').set({ dwell_sec: dwellSec }).where('request_id', '=', requestId).execute();
}

/** Adds time to a visitor. */
export async function addVisitorDwell(
  tx: Tx,
  { cardId, visitorKey }: { cardId: string; visitorKey: string },
  dwellSec: number
): Promise<void> {
  await tx
    .updateTable('card_visitor')
    .set((eb) => ({ dwell_sec: eb('dwell_sec', '+', dwellSec) }))
    .where('card_id', '=', cardId)
    .where('visitor_key', '=', visitorKey)
    .execute();
}

/** Returns false when the share was counted before. */
export async function insertShare(
  tx: Tx,
  { requestId, cardId, atMs }: { requestId: string; cardId: string; atMs: number }
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('card_share')
    .values({ request_id: requestId, card_id: cardId, at_ms: atMs })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n;
}

/**
 * Takes the name off what a user visited. Events and sums get other keys as well: a later visit under the name must not
 * lead back to them. Locks the events first, as a report of the time on a card does.
 */
export async function clearVisitor(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('card_visitor as visitor')
    .innerJoin('card_visit as visit', (join) =>
      join.onRef('visit.card_id', '=', 'visitor.card_id').onRef('visit.visitor_key', '=', 'visitor.visitor_key')
    )
    .where('visitor.user_id', '=', userId)
    .select('visit.request_id')
    .forUpdate('visit')
    .execute();
  await sql`
    with renamed as materialized (
      select card_id, visitor_key, replace(gen_random_uuid()::text, '-', '') as other_key
      from card_visitor where user_id = ${userId}
    ), events as (
      update card_visit visit set visitor_key = renamed.other_key
      from renamed where visit.card_id = renamed.card_id and visit.visitor_key = renamed.visitor_key
    )
    update card_visitor visitor set user_id = null, visitor_key = renamed.other_key
    from renamed where visitor.card_id = renamed.card_id and visitor.visitor_key = renamed.visitor_key`.execute(tx);
}

/** Deletes events and shares of before a time, and takes the events out of the sums of their visitors. */
export async function deleteVisitsBefore(tx: Tx, beforeMs: number): Promise<void> {
  await sql`
    with gone as (
      delete from card_visit where at_ms < ${beforeMs} returning card_id, visitor_key, kind, dwell_sec
    ), sums as (
      select card_id, visitor_key, count(*) filter (where kind = ${cardVisitKinds.browse}) as visits,
        sum(dwell_sec) as dwell_sec
      from gone group by card_id, visitor_key
    )
    update card_visitor visitor
    set visits = visitor.visits - sums.visits, dwell_sec = visitor.dwell_sec - sums.dwell_sec
    from sums
    where visitor.card_id = sums.card_id and visitor.visitor_key = sums.visitor_key`.execute(tx);
  await tx.deleteFrom('card_visitor').where('last_at_ms', '<', beforeMs).execute();
  await tx.deleteFrom('card_share').where('at_ms', '<', beforeMs).execute();
}
