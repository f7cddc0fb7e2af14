import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { QuoteReview } from '@contract/quote';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, decodeCursor, pageOf } from '../../http/cursor';
import { afterPublish } from '../pricing/quotePublication.service';
import { deleteQuotes, lockQuotes, type QuoteRow, upsertQuotes } from '../pricing/quoteStore.service';
import { figuresOf, presentReview } from './quote.presenter';
import { findPending, findQuote, findReviews } from './quote.repository';
import { findChangesOfReview, insertChanges, type NewChange } from './quoteChange.repository';

const DEFAULT_LIMIT = 20;
const ReviewCursor = Type.Tuple([CursorId]);

export interface QuoteReviewInput {
  /** Id of the review. */
  id: string;
  /** Person who decides; must differ from the one who sent the sheet. */
  operator: string;
  nowMs: number;
}

/** Returns quotes that wait for their second review, oldest first. */
export async function listReviews(db: Db, query: { cursor?: string; limit?: number }): Promise<Page<QuoteReview>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const [after] = decodeCursor(query.cursor, ReviewCursor) ?? [];
  return pageOf(await findReviews(db, after, limit + 1), limit, (row) => [row.review_id], presentReview);
}

/**
 * Publishes a waiting quote in place of the published one of that day.
 * @throws AppError NOT_FOUND for an unknown review, FORBIDDEN for the person who sent it, CONFLICT when it was rejected
 * or replaced
 */
export async function approveQuote(db: Db, decision: QuoteReviewInput): Promise<void> {
  await applyReview(db, 'approved', decision, async (tx, pending) => {
    const published = await findQuote(tx, keyOfRow(pending), 'published');
    await setQuoteStatus(tx, pending, 'published', null);
    return { before: published ? figuresOf(published) : null, after: figuresOf(pending) };
  });
}

/**
 * Rejects a waiting quote, which becomes a withdrawn one.
 * @throws AppError NOT_FOUND for an unknown review, FORBIDDEN for the person who sent it, CONFLICT when it is published
 */
export async function rejectQuote(db: Db, decision: QuoteReviewInput & { reason: string }): Promise<void> {
  const { reason } = decision;
  await applyReview(db, 'rejected', decision, async (tx, pending) => {
    await setQuoteStatus(tx, pending, 'withdrawn', reason);
    return { before: figuresOf(pending), after: null, reason };
  });
}

async function applyReview(
  db: Db,
  action: 'approved' | 'rejected',
  { id, operator, nowMs }: QuoteReviewInput,
  write: (tx: Tx, pending: QuoteRow) => Promise<Pick<NewChange, 'before' | 'after' | 'reason'>>
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockQuotes(tx);
    const pending = await findPending(tx, id);
    const history = await findChangesOfReview(tx, id);
    if (pending === undefined) {
      // A second tap finds the work done.
      const lastAction = history.at(-1)?.action;
      if (lastAction === action) return;
      throw new AppError(lastAction === undefined ? 'NOT_FOUND' : 'CONFLICT');
    }
    if (history.some((change) => change.action === 'submitted' && isSameName(change.operator, operator))) {
      throw new AppError('FORBIDDEN');
    }
    const outcome = await write(tx, pending);
    await insertChanges(tx, [{ ...keyOfRow(pending), action, operator, atMs: nowMs, reviewId: id, ...outcome }]);
    await afterPublish(tx, [pending.line_id], nowMs);
  });
}

/** Sets the status of a quote. The quote that had this status on that day is replaced; the audit keeps its figures. */
export async function setQuoteStatus(
  tx: Tx,
  quote: QuoteRow,
  status: QuoteRow['status'],
  reason: string | null
): Promise<void> {
  await deleteQuotes(tx, [keyOfRow(quote)], quote.status);
  await upsertQuotes(tx, [{ ...quote, status, reason }]);
}

function keyOfRow(quote: QuoteRow) {
  return { lineId: quote.line_id, date: quote.date };
}

/** Returns whether two names are the same: 张三 and " 张三" are. */
function isSameName(a: string, b: string): boolean {
  const normalized = (name: string) => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  return normalized(a) === normalized(b);
}
