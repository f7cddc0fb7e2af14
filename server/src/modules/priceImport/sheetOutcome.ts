import type { RowOutcome, SheetField, SheetReport, SheetRowReport } from '@contract/quote';
import { yieldingToEventLoop } from '../../yieldingToEventLoop';
import type { QuoteRow } from '../pricing/quoteStore.service';
import type { Catalogue } from './catalogue';
import { compositeKey } from './catalogue';
import type { Cell } from './sheetFile';
import { type Fault, type QuoteDraft, readRow } from './sheetRow';

/** Row of a sheet before its outcome is known. */
export type SheetRow = { row: number } & ({ draft: QuoteDraft } | { faults: Fault[] });

/** Draft whose line is known. */
export interface ResolvedDraft extends QuoteDraft {
  row: number;
  lineId: string;
}

export interface EvaluatedDraft extends ResolvedDraft {
  outcome: RowOutcome;
}

/** Reads every row below the header; blank rows are skipped. */
export async function readRows(
  cells: Cell[][],
  columns: Map<SheetField, number>,
  catalogue: Catalogue,
  today: string
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const [index, row] of yieldingToEventLoop(cells.entries())) {
    if (index === 0 || row.every((cell) => cell === null || String(cell).trim() === '')) continue;
    const read = readRow(row, columns, catalogue, today);
    rows.push(Array.isArray(read) ? { row: index + 1, faults: read } : { row: index + 1, draft: read });
  }
  return rejectDuplicates(rows);
}

/** Rejects all rows of the same line and day, because it is unknown which of them is right. */
async function rejectDuplicates(rows: SheetRow[]): Promise<SheetRow[]> {
  const counts = new Map<string, number>();
  const keyOfDraft = (draft: QuoteDraft) => compositeKey(draft.lineKey, draft.date);
  for await (const row of yieldingToEventLoop(rows)) {
    if ('draft' in row) counts.set(keyOfDraft(row.draft), (counts.get(keyOfDraft(row.draft)) ?? 0) + 1);
  }
  const checked: SheetRow[] = [];
  for await (const row of yieldingToEventLoop(rows)) {
    const isDuplicate = 'draft' in row && (counts.get(keyOfDraft(row.draft)) ?? 0) > 1;
    checked.push(isDuplicate ? { row: row.row, faults: [{ field: 'date', reason: 'DUPLICATE' }] } : row);
  }
  return checked;
}

/**
 * Returns the outcome of a draft beside the quotes of its day.
 * @param needsReview true when the price moves too much
 */
export function outcomeOf(draft: QuoteDraft, quotesOfDay: QuoteRow[], needsReview: boolean): RowOutcome {
  const same = (status: QuoteRow['status']) =>
    quotesOfDay.some((quote) => quote.status === status && hasSameValues(draft, quote));
  if (same('published')) return 'unchanged';
  if (same('withdrawn')) return 'rejected';
  if (needsReview) return 'waiting';
  return quotesOfDay.some((quote) => quote.status === 'published') ? 'corrected' : 'accepted';
}

export function hasSameValues(draft: QuoteDraft, quote: QuoteRow): boolean {
  return (
    draft.lowFen === quote.low_fen &&
    draft.midFen === quote.mid_fen &&
    draft.highFen === quote.high_fen &&
    draft.pace === quote.pace &&
    draft.sampleCount === quote.sample_count &&
    draft.sourceKind === quote.source_kind &&
    draft.sourceName === quote.source_name &&
    draft.collector === quote.collector &&
    draft.comment === quote.comment
  );
}

/** Returns the report of a sheet, with its rows in order. */
export function reportOf(
  rows: SheetRow[],
  evaluated: EvaluatedDraft[],
  summary: Pick<SheetReport, 'openedLines' | 'ignoredColumns'>
): SheetReport {
  const outcomes = new Map(evaluated.map((draft) => [draft.row, draft]));
  const reports = rows.map((row): SheetRowReport => {
    const draft = outcomes.get(row.row);
    if (draft === undefined) {
      const faults = 'faults' in row ? row.faults : [];
      return { row: row.row, outcome: 'rejected', lineId: null, date: null, faults };
    }
    const { outcome, lineId, date } = draft;
    const faults: Fault[] = outcome === 'rejected' ? [{ field: 'date', reason: 'WITHDRAWN' }] : [];
    return { row: row.row, outcome, lineId, date, faults };
  });
  const counts = { accepted: 0, corrected: 0, unchanged: 0, waiting: 0, rejected: 0 };
  for (const { outcome } of reports) counts[outcome] += 1;
  return { isStored: counts.rejected < reports.length, isRepeat: false, ...summary, counts, rows: reports };
}
