import { createHash } from 'node:crypto';
import type { SheetReport } from '@contract/quote';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { runInWorker } from '../../workers/runInWorker';
import { WorkerTerminatedError } from '../../workers/workerQueue';
import { batchesOf, yieldingToEventLoop } from '../../yieldingToEventLoop';
import { afterPublish } from '../pricing/quotePublication.service';
import { insertLine, lockQuotes, type QuoteRow } from '../pricing/quoteStore.service';
import { Catalogue, compositeKey } from './catalogue';
import { findCatalogue } from './catalogue.repository';
import { findPublishedAround, findQuotesByKeys } from './quote.repository';
import { findImportReport, insertImport } from './quoteImport.repository';
import { findDaysToReview } from './reviewRule';
import type { Cell } from './sheetFile';
import { readHeader } from './sheetHeader';
import { ROW_BATCH_SIZE } from './sheetLimits';
import { type EvaluatedDraft, outcomeOf, readRows, reportOf, type ResolvedDraft, type SheetRow } from './sheetOutcome';
import { storeDrafts } from './sheetStore.service';

export interface Sheet {
  bytes: Buffer;
  /** Person who sends the sheet. */
  operator: string;
  /** True: all rows or none. */
  isStrict: boolean;
}

/** Rolls back what was written for a report that is returned nevertheless. */
class NothingStoredError extends Error {
  constructor(readonly report: SheetReport) {
    super('nothing is stored');
  }
}

/**
 * Imports a price sheet: validates every row, stores the valid ones in one transaction with everything that follows
 * from them, and reports each row. The same bytes are imported once, also by two processes at once.
 * @throws AppError as the contract says
 */
export async function importSheet(db: Db, sheet: Sheet, now: Date): Promise<SheetReport> {
  const cells = await readCells(sheet.bytes);
  try {
    return await db.transaction().execute((tx) => processSheet(tx, sheet, cells, now));
  } catch (error) {
    if (error instanceof NothingStoredError) return error.report;
    throw error;
  }
}

/** Reads the sheet in a worker. A sheet that takes too long counts as unreadable. */
async function readCells(bytes: Buffer): Promise<Cell[][]> {
  try {
    return await runInWorker('operator', 'readSheetFile', bytes);
  } catch (error) {
    throw error instanceof WorkerTerminatedError
      ? new AppError('VALIDATION', { fields: { file: 'unreadable' } })
      : error;
  }
}

async function processSheet(tx: Tx, sheet: Sheet, cells: Cell[][], now: Date): Promise<SheetReport> {
  const { columns, ignored } = readHeader(cells[0] ?? []);
  await lockQuotes(tx);
  const sha256 = createHash('sha256').update(sheet.bytes).digest('hex');
  const earlier = await findImportReport(tx, sha256);
  if (earlier !== undefined) return { ...earlier, isRepeat: true };

  const nowMs = now.getTime();
  const rows = await readRows(cells, columns, new Catalogue(await findCatalogue(tx)), shanghaiDay(now.getTime()));
  const { drafts, openedLines } = await resolveLines(tx, rows, nowMs);
  const quotes = await quotesByDay(tx, drafts);
  const evaluated = await evaluateDrafts(tx, drafts, quotes);
  const report = reportOf(rows, evaluated, { openedLines, ignoredColumns: ignored });
  if (!report.isStored || (sheet.isStrict && report.counts.rejected > 0)) {
    throw new NothingStoredError({ ...report, isStored: false, openedLines: 0 });
  }
  const importId = newId(nowMs);
  await insertImport(tx, { id: importId, sha256, operator: sheet.operator, nowMs, report });
  const changedLineIds = await storeDrafts(tx, evaluated, quotes, { importId, operator: sheet.operator, nowMs });
  await afterPublish(tx, changedLineIds, nowMs);
  return report;
}

/** Creates the lines that the price list does not have yet. */
async function resolveLines(
  tx: Tx,
  rows: SheetRow[],
  nowMs: number
): Promise<{ drafts: ResolvedDraft[]; openedLines: number }> {
  const openedByKey = new Map<string, string>();
  const drafts: ResolvedDraft[] = [];
  for await (const row of yieldingToEventLoop(rows)) {
    if (!('draft' in row)) continue;
    const { line, lineKey } = row.draft;
    const lineId =
      'lineId' in line ? line.lineId : (openedByKey.get(lineKey) ?? (await insertLine(tx, line.newLine, nowMs)));
    if ('newLine' in line) openedByKey.set(lineKey, lineId);
    drafts.push({ ...row.draft, row: row.row, lineId });
  }
  return { drafts, openedLines: openedByKey.size };
}

function groupBy<T>(items: T[], keyOfItem: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOfItem(item));
    if (group) group.push(item);
    else groups.set(keyOfItem(item), [item]);
  }
  return groups;
}

/** Returns the published and waiting quotes on the days of the drafts, by line and day. */
async function quotesByDay(tx: Tx, drafts: ResolvedDraft[]): Promise<Map<string, QuoteRow[]>> {
  const quotes: QuoteRow[] = [];
  for (const batch of batchesOf(drafts, ROW_BATCH_SIZE)) quotes.push(...(await findQuotesByKeys(tx, batch)));
  return groupBy(quotes, (quote) => compositeKey(quote.line_id, quote.date));
}

async function evaluateDrafts(
  tx: Tx,
  drafts: ResolvedDraft[],
  quotes: Map<string, QuoteRow[]>
): Promise<EvaluatedDraft[]> {
  const quotesOf = ({ lineId, date }: ResolvedDraft) => quotes.get(compositeKey(lineId, date)) ?? [];
  // Drafts that are not stored are not neighbours either.
  const moving: ResolvedDraft[] = [];
  for await (const draft of yieldingToEventLoop(drafts)) {
    if (['accepted', 'corrected'].includes(outcomeOf(draft, quotesOf(draft), false))) moving.push(draft);
  }
  const waiting = await findDraftsToReview(tx, moving);
  const evaluated: EvaluatedDraft[] = [];
  for await (const draft of yieldingToEventLoop(drafts)) {
    const needsReview = waiting.has(compositeKey(draft.lineId, draft.date));
    evaluated.push({ ...draft, outcome: outcomeOf(draft, quotesOf(draft), needsReview) });
  }
  return evaluated;
}

/** Returns the keys of the drafts that move too much. */
async function findDraftsToReview(tx: Tx, drafts: ResolvedDraft[]): Promise<Set<string>> {
  const lines = groupBy(drafts, (draft) => draft.lineId);
  const spans = [...lines].map(([lineId, ofLine]) => {
    const days = ofLine.map((draft) => draft.date).sort();
    return { lineId, from: days[0] ?? '', to: days.at(-1) ?? '' };
  });
  const published = groupBy(await findPublishedAround(tx, spans), (mid) => mid.lineId);
  const waiting = new Set<string>();
  for await (const [lineId, ofLine] of yieldingToEventLoop(lines)) {
    for (const date of findDaysToReview(published.get(lineId) ?? [], ofLine)) waiting.add(compositeKey(lineId, date));
  }
  return waiting;
}
