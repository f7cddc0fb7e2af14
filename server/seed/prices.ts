import { sql } from 'kysely';
import type { Tx } from '../src/database/schema';
import { refreshStatistics } from '../src/modules/pricing/quotePublication.service';
import { addDays, lastCollectionDay, weekday } from './calendar';
import { INDICES } from './indices';
import { type QuoteSeed, simulateQuotes } from './quotes';

/** Rows of one insert: large enough that round trips are negligible, small enough to show the progress. */
const BATCH = 10_000;
/** Three years, from a Monday to the last one. */
const INDEX_DAYS = 3 * 364;

/** Inserts three years of quotes of every line and all derived rows. Needs `seedLines`. */
export async function seedPrices(tx: Tx, clock: { now: Date }, progress: (step: string) => void): Promise<void> {
  const quotes = simulateQuotes(clock.now);
  const total = quotes.length.toLocaleString('en');
  for (let done = 0; done < quotes.length; done += BATCH) {
    progress(`prices ${done.toLocaleString('en')}/${total}`);
    await insertQuotes(tx, quotes.slice(done, done + BATCH));
  }
  await insertChanges(tx, quotes);
  progress('indices');
  // The planner has no statistics of these rows: without them it reads the whole table for each line.
  await sql`analyze price_quote`.execute(tx);
  await insertIndices(tx, lastCollectionDay(clock.now.getTime()));
  await refreshStatistics(tx);
  await sql`analyze line_snapshot, spice_index_point`.execute(tx);
}

async function insertQuotes(tx: Tx, quotes: QuoteSeed[]): Promise<void> {
  const texts = <K extends keyof QuoteSeed>(key: K): QuoteSeed[K][] => quotes.map((quote) => quote[key]);
  // Written here: the driver looks at each element for what needs quotes, which takes longer than the insert.
  const list = (key: PlainColumn): string => `{${quotes.map((quote) => quote[key]).join(',')}}`;
  await sql`
    insert into price_quote (line_id, date, low_fen, mid_fen, high_fen, pace, sample_count,
      source_kind, source_name, collector, collected_at_ms, status, reason, review_id)
    select * from unnest(${list('lineId')}::text[], ${list('date')}::date[], ${list('lowFen')}::int4[],
      ${list('midFen')}::int4[], ${list('highFen')}::int4[], ${list('pace')}::text[],
      ${list('sampleCount')}::int4[], ${list('sourceKind')}::text[], ${texts('sourceName')}::text[],
      ${texts('collector')}::text[], ${list('collectedAtMs')}::int8[], ${list('status')}::text[],
      ${texts('reason')}::text[], ${quotes.map(reviewIdOf)}::text[])`.execute(tx);
}

/** Columns of numbers, days, ids and keywords, which need no quotes in an array. */
type PlainColumn = Exclude<keyof QuoteSeed, 'sourceName' | 'collector' | 'reason'>;

/** Name in the audit for quotes that the demo data withhold or withdraw. */
const OPERATOR = '行情组';

/** Inserts the audit of exceptional quotes. */
async function insertChanges(tx: Tx, quotes: QuoteSeed[]): Promise<void> {
  const unusual = quotes.filter((quote) => quote.status !== 'published');
  await tx
    .insertInto('quote_change')
    .values(
      unusual.map((quote) => {
        const figures = JSON.stringify({ lowFen: quote.lowFen, midFen: quote.midFen, highFen: quote.highFen });
        const isPending = quote.status === 'pending';
        return {
          line_id: quote.lineId,
          date: quote.date,
          action: isPending ? ('submitted' as const) : ('withdrawn' as const),
          operator: quote.collector ?? OPERATOR,
          at_ms: quote.collectedAtMs,
          reason: quote.reason,
          import_id: null,
          review_id: reviewIdOf(quote),
          before: isPending ? null : figures,
          after: isPending ? figures : null
        };
      })
    )
    .execute();
}

function reviewIdOf(quote: QuoteSeed): string | null {
  return quote.status === 'pending' ? `demo.${quote.date}.${quote.lineId}` : null;
}

/** The base date is the first Monday of the last 156 weeks. */
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
