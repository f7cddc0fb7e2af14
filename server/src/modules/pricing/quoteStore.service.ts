import { type Selectable, sql } from 'kysely';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import type { PriceQuoteTable, QuoteStatus } from './market.tables';

export type QuoteRow = Selectable<PriceQuoteTable>;

export interface QuoteKey {
  lineId: string;
  date: string;
}

const WRITE_LOCK_KEY = 20260201;

/**
 * Serializes transactions that write quotes, over all processes; the others wait here. After this call no other
 * transaction changes what is read, and the derived figures never miss a change.
 */
export async function lockQuotes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRITE_LOCK_KEY})`.execute(tx);
}

/** Stores quotes in place of those of the same line, day and status. */
export async function upsertQuotes(db: Tx, quotes: QuoteRow[]): Promise<void> {
  if (quotes.length === 0) return;
  const column = <K extends keyof QuoteRow>(key: K): QuoteRow[K][] => quotes.map((quote) => quote[key]);
  await sql`
    insert into price_quote (line_id, date, low_fen, mid_fen, high_fen, pace, sample_count, source_kind, source_name,
      collector, collected_at_ms, status, comment, reason, review_id)
    select * from unnest(${column('line_id')}::text[], ${column('date')}::date[], ${column('low_fen')}::int4[],
      ${column('mid_fen')}::int4[], ${column('high_fen')}::int4[], ${column('pace')}::text[],
      ${column('sample_count')}::int4[], ${column('source_kind')}::text[], ${column('source_name')}::text[],
      ${column('collector')}::text[], ${column('collected_at_ms')}::int8[], ${column('status')}::text[],
      ${column('comment')}::text[], ${column('reason')}::text[], ${column('review_id')}::text[])
    on conflict (line_id, date, status) do update set
      low_fen = excluded.low_fen, mid_fen = excluded.mid_fen, high_fen = excluded.high_fen, pace = excluded.pace,
      sample_count = excluded.sample_count, source_kind = excluded.source_kind, source_name = excluded.source_name,
      collector = excluded.collector, collected_at_ms = excluded.collected_at_ms, comment = excluded.comment,
      reason = excluded.reason, review_id = excluded.review_id`.execute(db);
}

export async function deleteQuotes(db: Tx, keys: QuoteKey[], status: QuoteStatus): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from price_quote q
    using unnest(${keys.map((key) => key.lineId)}::text[], ${keys.map((key) => key.date)}::date[]) k(line_id, date)
    where q.line_id = k.line_id and q.date = k.date and q.status = ${status}`.execute(db);
}

/**
 * Adds a line to the price list, after the others of its grade.
 * @returns its id
 */
export async function insertLine(
  db: Tx,
  key: { varietyId: string; gradeId: string; origin: string; marketId: string },
  nowMs: number
): Promise<string> {
  const id = newId(nowMs);
  await sql`
    insert into price_line (id, variety_id, grade_id, origin, market_id, position)
    select ${id}, ${key.varietyId}, ${key.gradeId}, ${key.origin}, ${key.marketId}, coalesce(
      (select max(position) + 1 from price_line where variety_id = ${key.varietyId} and grade_id = ${key.gradeId}),
      (select max(position) + 1 from price_line where variety_id = ${key.varietyId}),
      (select coalesce(max(position), 0) + 100 from price_line))`.execute(db);
  return id;
}
