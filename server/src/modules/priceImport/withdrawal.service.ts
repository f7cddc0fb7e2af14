import type { QuoteRecord } from '@contract/quote';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { afterPublish } from '../pricing/quotePublication.service';
import { lockQuotes, type QuoteKey } from '../pricing/quoteStore.service';
import { figuresOf, presentRecord } from './quote.presenter';
import { findQuote, findQuotesOfDay } from './quote.repository';
import { findChanges, insertChanges } from './quoteChange.repository';
import { setQuoteStatus } from './review.service';

/**
 * Withdraws a published quote and stores the reason. Idempotent.
 * @throws AppError NOT_FOUND when the line has no published quote of the day
 */
export async function withdrawPublishedQuote(
  db: Db,
  { lineId, date, operator, reason, nowMs }: QuoteKey & { operator: string; reason: string; nowMs: number }
): Promise<void> {
  const key = { lineId, date };
  await db.transaction().execute(async (tx) => {
    await lockQuotes(tx);
    const published = await findQuote(tx, key, 'published');
    if (published === undefined) {
      if (await findQuote(tx, key, 'withdrawn')) return;
      throw new AppError('NOT_FOUND');
    }
    await setQuoteStatus(tx, published, 'withdrawn', reason);
    await insertChanges(tx, [
      { ...key, action: 'withdrawn', operator, atMs: nowMs, reason, before: figuresOf(published), after: null }
    ]);
    await afterPublish(tx, [lineId], nowMs);
  });
}

/**
 * Returns the quotes and the audit of a line and day.
 * @throws AppError NOT_FOUND when the line had neither a quote nor a change on the day
 */
export async function getQuoteRecord(db: Db, key: QuoteKey): Promise<QuoteRecord> {
  const [quotes, changes] = await Promise.all([findQuotesOfDay(db, key), findChanges(db, key)]);
  if (quotes.length === 0 && changes.length === 0) throw new AppError('NOT_FOUND');
  return presentRecord(key, quotes, changes);
}
