import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { QuoteKey } from '../pricing/quoteStore.service';
import type { QuoteAction, QuoteChangeTable, QuoteFigures } from './quote.tables';

export interface NewChange extends QuoteKey {
  action: QuoteAction;
  operator: string;
  atMs: number;
  reason?: string;
  importId?: string;
  reviewId?: string | null;
  before: QuoteFigures | null;
  after: QuoteFigures | null;
}

/** Records actions on quotes, in their transaction. */
export async function insertChanges(db: Tx, changes: NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  const column = <T>(read: (change: NewChange) => T): T[] => changes.map(read);
  await sql`
    insert into quote_change (line_id, date, action, operator, at_ms, reason, import_id, review_id, before, after)
    select * from unnest(${column((change) => change.lineId)}::text[], ${column((change) => change.date)}::date[],
      ${column((change) => change.action)}::text[], ${column((change) => change.operator)}::text[],
      ${column((change) => change.atMs)}::int8[], ${column((change) => change.reason ?? null)}::text[],
      ${column((change) => change.importId ?? null)}::text[], ${column((change) => change.reviewId ?? null)}::text[],
      ${column((change) => json(change.before))}::jsonb[], ${column((change) => json(change.after))}::jsonb[])`.execute(
    db
  );
}

function json(figures: QuoteFigures | null): string | null {
  return figures === null ? null : JSON.stringify(figures);
}

/** Returns the actions on the quotes of a line and day, oldest first. */
export function findChanges(db: Db, key: QuoteKey): Promise<Selectable<QuoteChangeTable>[]> {
  return db
    .selectFrom('quote_change')
    .selectAll()
    .where('line_id', '=', key.lineId)
    .where('date', '=', key.date)
    .orderBy('id')
    .execute();
}

/** Returns the first and the last actions of a review, oldest first. */
export function findChangesOfReview(db: Tx, reviewId: string): Promise<{ action: QuoteAction; operator: string }[]> {
  return db
    .selectFrom('quote_change')
    .select(['action', 'operator'])
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .execute();
}
