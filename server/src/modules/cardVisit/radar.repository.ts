import { sql } from 'kysely';
import type { CardVisitSource } from '@contract/cardVisit';
import type { VerificationKind } from '@contract/user';
import type { Db } from '../../database/schema';

/** Figures of cards on a day (YYYY-MM-DD); of all earlier days under an empty one. */
export interface DayFigures {
  date: string;
  views: number;
  /** Visitors whose first visit it was. */
  visitors: number;
  shares: number;
  dwell_sec: number;
  timed_visits: number;
}

/** Returns the figures of cards by day from a day on, and those of before in one row. */
export async function findFigures(db: Db, cardIds: readonly string[], firstDay: string): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select case when date >= ${firstDay} then date else '' end as date, sum(views)::int8 as views,
      sum(visitors)::int8 as visitors, sum(shares)::int8 as shares, sum(dwell_sec)::int8 as dwell_sec,
      sum(timed_visits)::int8 as timed_visits
    from card_figures where card_id = any(${cardIds}::text[])
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Returns the figures of each card since it was created. */
export async function findTotals(
  db: Db,
  cardIds: readonly string[]
): Promise<{ card_id: string; views: number; visitors: number; shares: number }[]> {
  const { rows } = await sql<{ card_id: string; views: number; visitors: number; shares: number }>`
    select card_id, sum(views)::int8 as views, sum(visitors)::int8 as visitors, sum(shares)::int8 as shares
    from card_figures where card_id = any(${cardIds}::text[])
    group by card_id`.execute(db);
  return rows;
}

export interface VisitorRow {
  visited_card_id: string;
  visitor_key: string;
  user_id: string | null;
  nickname: string | null;
  avatar_url: string | null;
  company_name: string | null;
  /** Default card of the visitor, if others may see it. */
  card_id: string | null;
  verifications: VerificationKind[];
  source: CardVisitSource;
  page_id: string;
  last_at_ms: number;
  dwell_sec: number;
  visits: number;
  has_registered: boolean;
  has_logged_in: boolean;
}

/** Returns the visitors of cards since a time, the latest first; of each card only as many as are asked for are read. */
export async function findVisitors(
  db: Db,
  cardIds: readonly string[],
  { sinceMs, after, limit }: { sinceMs: number; after: readonly [number, string] | undefined; limit: number }
): Promise<VisitorRow[]> {
  const beyond =
    after === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(last_at_ms, visitor_key) < (${after[0]}::int8, ${after[1]})`;
  const { rows } = await sql<VisitorRow>`
    with shown as (
      select visitor.* from unnest(${cardIds}::text[]) as own (id) cross join lateral (
        select * from card_visitor where card_id = own.id and last_at_ms > ${sinceMs} and ${beyond}
        order by last_at_ms desc, visitor_key desc limit ${limit}
      ) visitor
      order by last_at_ms desc, visitor_key desc limit ${limit}
    )
    select shown.card_id as visited_card_id, shown.visitor_key, shown.user_id, shown.source, shown.page_id,
      shown.last_at_ms, shown.dwell_sec, shown.visits, shown.has_registered, shown.has_logged_in,
      u.nickname, u.avatar_url, c.name as company_name, card.id as card_id,
      array(select kind from user_verification v where v.user_id = shown.user_id order by kind) as verifications
    from shown
    left join user_account u on u.id = shown.user_id
    left join company_member m on m.user_id = shown.user_id and m.is_current
    left join company c on c.id = m.company_id
    left join card on card.user_id = shown.user_id and card.is_default and card.withdrawn_at_ms is null
      and card.taken_down_at_ms is null
    order by last_at_ms desc, visitor_key desc`.execute(db);
  return rows;
}

/** Visitors who have viewed cards since a time. */
function viewersSince(db: Db, sinceMs: number) {
  return db
    .selectFrom('card_visitor as visitor')
    .where('visitor.last_viewed_at_ms', '>=', sinceMs)
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

/** Returns how many visitors have viewed cards since a time. */
export async function countVisitors(db: Db, cardIds: readonly string[], sinceMs: number): Promise<number> {
  const isOfCards = sql<boolean>`visitor.card_id = any(${cardIds}::text[])`;
  return (await viewersSince(db, sinceMs).where(isOfCards).executeTakeFirstOrThrow()).count;
}

/** Number of visitors who have viewed a user's cards since a time, as part of another query. */
export function visitorCount(db: Db, userId: string, sinceMs: number) {
  return viewersSince(db, sinceMs)
    .innerJoin('card', 'card.id', 'visitor.card_id')
    .where('card.user_id', '=', userId)
    .where('card.withdrawn_at_ms', 'is', null);
}
