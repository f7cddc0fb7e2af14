import type { QuoteRecord } from '@contract/quote';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { afterPublish } from '../market/quote.service';
import { figuresOf, presentRecord } from './quote.presenter';
import { findQuote, findQuotesOfDay, lockQuotes, type QuoteKey } from './quote.repository';
import { findChanges, insertChanges } from './quoteChange.repository';
import { moveQuote } from './review.service';
import { isCalendarDay } from './sheetCell';

/** Takes back a published quote, for a reason that is kept. Withdrawing twice is withdrawing once. Throws NOT_FOUND. */
export async function withdraw(
  db: Db,
  { lineId, date, operator, reason, nowMs }: QuoteKey & { operator: string; reason: string; nowMs: number }
): Promise<void> {
  const key = knownKey({ lineId, date });
  await db.transaction().execute(async (tx) => {
    await lockQuotes(tx);
    const published = await findQuote(tx, key, 'published');
    if (published === undefined) {
      if (await findQuote(tx, key, 'withdrawn')) return;
      throw new AppError('NOT_FOUND');
    }
    await moveQuote(tx, published, 'withdrawn', reason);
    await insertChanges(tx, [
      { ...key, action: 'withdrawn', operator, atMs: nowMs, reason, before: figuresOf(published), after: null }
    ]);
    await afterPublish(tx, [lineId], nowMs);
  });
}

/** All that is known of a line on a day. Throws NOT_FOUND. */
export async function readRecord(db: Db, wanted: QuoteKey): Promise<QuoteRecord> {
  const key = knownKey(wanted);
  const [quotes, changes] = await Promise.all([findQuotesOfDay(db, key), findChanges(db, key)]);
  if (quotes.length === 0 && changes.length === 0) throw new AppError('NOT_FOUND');
  return presentRecord(key, quotes, changes);
}

/** The database would break over 30 February. */
function knownKey({ lineId, date }: QuoteKey): QuoteKey {
  if (!isCalendarDay(date)) throw new AppError('NOT_FOUND');
  return { lineId, date };
}
