import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import { batchesOf, yieldingToEventLoop } from '../../yieldingToEventLoop';
import { deleteQuotes, type QuoteRow, upsertQuotes } from '../pricing/quoteStore.service';
import { compositeKey } from './catalogue';
import { figuresOf } from './quote.presenter';
import { insertChanges, type NewChange } from './quoteChange.repository';
import { ROW_BATCH_SIZE } from './sheetLimits';
import { type EvaluatedDraft, hasSameValues } from './sheetOutcome';

/** Time (UTC) by which the prices of a day are collected: half past nine in Shanghai. */
const COLLECTED_AT_UTC = 'T01:30:00Z';

/** Reason stored with a waiting quote when a newer sheet has another one for its day. */
const REPLACED_REASON = '已被新的报价替代';

/** Audit actions of the outcomes that are stored. */
const ACTION_OF_OUTCOME = { accepted: 'published', corrected: 'corrected', waiting: 'submitted' } as const;

type StorableDraft = EvaluatedDraft & { outcome: keyof typeof ACTION_OF_OUTCOME };

function isStorable(draft: EvaluatedDraft): draft is StorableDraft {
  return Object.hasOwn(ACTION_OF_OUTCOME, draft.outcome);
}

interface Import {
  importId: string;
  operator: string;
  nowMs: number;
}

/**
 * Stores the drafts that change something, with their audit.
 * @returns the changed lines
 */
export async function storeDrafts(
  tx: Tx,
  drafts: EvaluatedDraft[],
  quotes: Map<string, QuoteRow[]>,
  { importId, operator, nowMs }: Import
): Promise<string[]> {
  const rows: QuoteRow[] = [];
  const replaced: QuoteRow[] = [];
  const changes: NewChange[] = [];
  for await (const draft of yieldingToEventLoop(drafts)) {
    if (!isStorable(draft)) continue;
    const { lineId, date } = draft;
    const ofDay = quotes.get(compositeKey(lineId, date)) ?? [];
    const pending = ofDay.find((quote) => quote.status === 'pending');
    const published = ofDay.find((quote) => quote.status === 'published');
    const row = rowOf(draft, nowMs);
    if (pending) {
      if (draft.outcome === 'waiting' && hasSameValues(draft, pending)) continue;
      replaced.push(pending);
      changes.push({
        ...{ lineId, date, action: 'rejected', operator, atMs: nowMs, reason: REPLACED_REASON, importId },
        ...{ reviewId: pending.review_id, before: figuresOf(pending), after: null }
      });
    }
    rows.push(row);
    changes.push({
      ...{ lineId, date, operator, atMs: nowMs, importId, reviewId: row.review_id },
      action: ACTION_OF_OUTCOME[draft.outcome],
      before: published ? figuresOf(published) : null,
      after: figuresOf(row)
    });
  }
  await deleteQuotes(
    tx,
    replaced.map((quote) => ({ lineId: quote.line_id, date: quote.date })),
    'pending'
  );
  for (const batch of batchesOf(rows, ROW_BATCH_SIZE)) await upsertQuotes(tx, batch);
  for (const batch of batchesOf(changes, ROW_BATCH_SIZE)) await insertChanges(tx, batch);
  return [...new Set(rows.map((row) => row.line_id))];
}

function rowOf(draft: EvaluatedDraft, nowMs: number): QuoteRow {
  const needsReview = draft.outcome === 'waiting';
  return {
    line_id: draft.lineId,
    date: draft.date,
    low_fen: draft.lowFen,
    mid_fen: draft.midFen,
    high_fen: draft.highFen,
    pace: draft.pace,
    sample_count: draft.sampleCount,
    source_kind: draft.sourceKind,
    source_name: draft.sourceName,
    collector: draft.collector,
    collected_at_ms: Math.min(nowMs, Date.parse(`${draft.date}${COLLECTED_AT_UTC}`)),
    status: needsReview ? 'pending' : 'published',
    comment: draft.comment,
    reason: null,
    review_id: needsReview ? newId(nowMs) : null
  };
}
