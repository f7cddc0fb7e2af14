import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { QuoteStatus } from '../pricing/market.tables';
import type { QuoteKey, QuoteRow } from '../pricing/quoteStore.service';

/** Returns the quotes of every status for pairs of line and day. */
export async function findQuotesByKeys(db: Tx, keys: QuoteKey[]): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select q.* from price_quote q
    join unnest(${keys.map((key) => key.lineId)}::text[], ${keys.map((key) => key.date)}::date[]) k(line_id, date)
      on q.line_id = k.line_id and q.date = k.date`.execute(db);
  return rows;
}

export async function findQuote(db: Tx, key: QuoteKey, status: QuoteStatus): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('price_quote')
    .selectAll()
    .where('line_id', '=', key.lineId)
    .where('date', '=', key.date)
    .where('status', '=', status)
    .executeTakeFirst();
}

export function findQuotesOfDay(db: Db, key: QuoteKey): Promise<QuoteRow[]> {
  return db
    .selectFrom('price_quote')
    .selectAll()
    .where('line_id', '=', key.lineId)
    .where('date', '=', key.date)
    .orderBy('status')
    .execute();
}

export interface PublishedMid {
  lineId: string;
  date: string;
  midFen: number;
}

/** Returns for each line the published mids from the one before `from` to the one after `to`. */
export async function findPublishedAround(
  db: Tx,
  spans: { lineId: string; from: string; to: string }[]
): Promise<PublishedMid[]> {
  const { rows } = await sql<PublishedMid>`
    select q.line_id "lineId", q.date, q.mid_fen "midFen"
    from unnest(${spans.map((span) => span.lineId)}::text[], ${spans.map((span) => span.from)}::date[],
      ${spans.map((span) => span.to)}::date[]) s(line_id, first, last)
    cross join lateral (
      (select p.line_id, p.date, p.mid_fen from price_quote p where p.line_id = s.line_id and p.status = 'published'
        and p.date < s.first order by p.date desc limit 1)
      union all
      select p.line_id, p.date, p.mid_fen from price_quote p where p.line_id = s.line_id and p.status = 'published'
        and p.date between s.first and s.last
      union all
      (select p.line_id, p.date, p.mid_fen from price_quote p where p.line_id = s.line_id and p.status = 'published'
        and p.date > s.last order by p.date limit 1)
    ) q`.execute(db);
  return rows;
}

export function findPending(db: Tx, reviewId: string): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('price_quote')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

export interface ReviewRow {
  review_id: string;
  line_id: string;
  line_name: string;
  date: string;
  low_fen: number;
  mid_fen: number;
  high_fen: number;
  published_mid_fen: number | null;
  submitted_by: string;
  submitted_at_ms: number;
}

/** Returns waiting quotes in the order in which they arrived: ids of reviews are sorted by time. */
export async function findReviews(db: Db, after: string | undefined, limit: number): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select q.review_id, q.line_id, q.date, q.low_fen, q.mid_fen, q.high_fen,
      concat_ws(' ', v.name, g.name, l.origin, '·', m.short_name) line_name,
      (select p.mid_fen from price_quote p where p.line_id = q.line_id and p.status = 'published' and p.date < q.date
        order by p.date desc limit 1) published_mid_fen,
      coalesce(c.operator, '') submitted_by, coalesce(c.at_ms, q.collected_at_ms) submitted_at_ms
    from price_quote q
    join price_line l on l.id = q.line_id
    join variety v on v.id = l.variety_id
    join grade g on g.variety_id = l.variety_id and g.id = l.grade_id
    join market m on m.id = l.market_id
    left join quote_change c on c.review_id = q.review_id and c.action = 'submitted'
    where q.status = 'pending' and q.review_id > ${after ?? ''}
    order by q.review_id limit ${limit}`.execute(db);
  return rows;
}
