import type { Selectable } from 'kysely';
import type { QuoteRecord, QuoteReview } from '@contract/quote';
import type { QuoteKey, QuoteRow } from '../pricing/quoteStore.service';
import type { ReviewRow } from './quote.repository';
import type { QuoteChangeTable, QuoteFigures } from './quote.tables';

export function figuresOf(quote: Pick<QuoteRow, 'low_fen' | 'mid_fen' | 'high_fen'>): QuoteFigures {
  return { lowFen: quote.low_fen, midFen: quote.mid_fen, highFen: quote.high_fen };
}

export function presentReview(row: ReviewRow): QuoteReview {
  return {
    id: row.review_id,
    lineId: row.line_id,
    lineName: row.line_name,
    date: row.date,
    ...figuresOf(row),
    publishedMidFen: row.published_mid_fen,
    submittedBy: row.submitted_by,
    submittedAtMs: row.submitted_at_ms
  };
}

export function presentRecord(
  { lineId, date }: QuoteKey,
  quotes: QuoteRow[],
  changes: Selectable<QuoteChangeTable>[]
): QuoteRecord {
  return {
    lineId,
    date,
    quotes: quotes.map((quote) => ({
      status: quote.status,
      ...figuresOf(quote),
      pace: quote.pace,
      sampleCount: quote.sample_count,
      sourceKind: quote.source_kind,
      sourceName: quote.source_name,
      collector: quote.collector,
      comment: quote.comment,
      reason: quote.reason
    })),
    changes: changes.map(({ action, operator, at_ms: atMs, reason, before, after }) => ({
      action,
      operator,
      atMs,
      reason,
      before,
      after
    }))
  };
}
