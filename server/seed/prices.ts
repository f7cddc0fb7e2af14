import { sql } from 'kysely';
import type { Tx } from '../src/database/schema';
import { refreshFigures } from '../src/modules/market/quote.service';
import { addDays, lastCollectionDay, weekday } from './calendar';
import { INDICES } from './indices';
import { simulateQuotes, type QuoteSeed } from './quotes';

/** Rows of one insert: large enough that the round trips do not count, small enough to tell the progress. */
const BATCH = 10_000;
const INDEX_DAYS = 364;

/** A year of quotes of every line and all that is derived from them. Needs `seedLines`. */
export async function seedPrices(tx: Tx, clock: { now: Date }, progress: (step: string) => void): Promise<void> {
  const quotes = simulateQuotes(clock.now);
  const total = quotes.length.toLocaleString('en');
  for (let done = 0; done < quotes.length; done += BATCH) {
    progress(`prices ${done.toLocaleString('en')}/${total}`);
    await insertQuotes(tx, quotes.slice(done, done + BATCH));
  }
  progress('indices');
  // The planner has never seen these rows: without figures it reads the whole table for each line.
  await sql`analyze price_quote`.execute(tx);
  await insertIndices(tx, lastCollectionDay(clock.now.getTime()));
  await refreshFigures(tx);
  await sql`analyze line_snapshot, spice_index_point`.execute(tx);
}

async function insertQuotes(tx: Tx, quotes: QuoteSeed[]): Promise<void> {
  const column = <K extends keyof QuoteSeed>(key: K): QuoteSeed[K][] => quotes.map((quote) => quote[key]);
  await sql`
    insert into price_quote (line_id, date, low_fen, mid_fen, high_fen, pace, sample_count,
      source_kind, source_name, collector, collected_at_ms, status)
    select * from unnest(${column('lineId')}::text[], ${column('date')}::date[], ${column('lowFen')}::int4[],
      ${column('midFen')}::int4[], ${column('highFen')}::int4[], ${column('pace')}::text[],
      ${column('sampleCount')}::int4[], ${column('sourceKind')}::text[], ${column('sourceName')}::text[],
      ${column('collector')}::text[], ${column('collectedAtMs')}::int8[], ${column('status')}::text[])`.execute(tx);
}

/** The base date is the first Monday of the last 52 weeks. */
async function insertIndices(tx: Tx, lastDay: string): Promise<void> {
  const start = addDays(lastDay, -INDEX_DAYS);
  const base = addDays(start, (8 - weekday(start)) % 7);
  await tx
    .insertInto('spice_index')
    .values(INDICES.map(({ id, name }, position) => ({ id, name, base_date: base, position })))
    .execute();
  await tx
    .insertInto('spice_index_weight')
    .values(
      INDICES.flatMap(({ id, weights }) =>
        weights.map(({ lineId, weight }) => ({ index_id: id, line_id: lineId, weight }))
      )
    )
    .execute();
}
