import { createHash } from 'node:crypto';
import type { SheetReport } from '@contract/quote';
import { shanghaiDay } from '../../clock/shanghaiDay';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { batchesOf, yieldingToEventLoop } from '../../yieldingToEventLoop';
import { runInWorker } from '../../workers/runInWorker';
import { WorkerTerminatedError } from '../../workers/workerQueue';
import { afterPublish } from '../market/quote.service';
import { Catalogue, keyOf } from './catalogue';
import { findCatalogue, insertLine } from './catalogue.repository';
import { findPublishedAround, findQuotesOf, lockQuotes, type QuoteRow } from './quote.repository';
import { findImportReport, insertImport } from './quoteImport.repository';
import { findDaysToReview } from './reviewRule';
import type { Cell } from './sheetFile';
import { readHeader } from './sheetHeader';
import { ROWS_AT_ONCE } from './sheetLimits';
import { outcomeOf, readRows, reportOf, type JudgedDraft, type PlacedDraft, type SheetRow } from './sheetOutcome';
import { storeDrafts } from './sheetStore.service';

export interface Sheet {
  bytes: Buffer;
  /** Who sends it. */
  operator: string;
  /** All rows or none. */
  isStrict: boolean;
}

/** Undoes what was written for a report that is told nevertheless. */
class NothingStored extends Error {
  constructor(readonly report: SheetReport) {
    super('nothing is stored');
  }
}

/**
 * Takes a price sheet: judges every row, stores what is good in one transaction with all that follows from it, and reports
 * each row. The same bytes are taken once, also when two processes take them together. Refusals: see the contract.
 */
export async function importSheet(db: Db, sheet: Sheet, now: Date): Promise<SheetReport> {
  const cells = await readCells(sheet.bytes);
  try {
    return await db.transaction().execute((tx) => takeSheet(tx, sheet, cells, now));
  } catch (error) {
    if (error instanceof NothingStored) return error.report;
    throw error;
  }
}

/** A sheet that keeps the worker too long is one that cannot be read. */
async function readCells(bytes: Buffer): Promise<Cell[][]> {
  try {
    return await runInWorker('operator', 'readSheetFile', bytes);
  } catch (error) {
    throw error instanceof WorkerTerminatedError
      ? new AppError('VALIDATION', { fields: { file: 'unreadable' } })
      : error;
  }
}

async function takeSheet(tx: Tx, sheet: Sheet, cells: Cell[][], now: Date): Promise<SheetReport> {
  const { columns, ignored } = readHeader(cells[0] ?? []);
  await lockQuotes(tx);
  const sha256 = createHash('sha256').update(sheet.bytes).digest('hex');
  const earlier = await findImportReport(tx, sha256);
  if (earlier !== undefined) return { ...earlier, isRepeat: true };

  const nowMs = now.getTime();
  const rows = await readRows(cells, columns, new Catalogue(await findCatalogue(tx)), shanghaiDay(now));
  const { drafts, openedLines } = await placeDrafts(tx, rows, nowMs);
  const quotes = await quotesByDay(tx, drafts);
  const judged = await judge(tx, drafts, quotes);
  const report = reportOf(rows, judged, { openedLines, ignoredColumns: ignored });
  if (!report.isStored || (sheet.isStrict && report.counts.rejected > 0)) {
    throw new NothingStored({ ...report, isStored: false, openedLines: 0 });
  }
  const importId = newId(nowMs);
  await insertImport(tx, { id: importId, sha256, operator: sheet.operator, nowMs, report });
  const touched = await storeDrafts(tx, judged, quotes, { importId, operator: sheet.operator, nowMs });
  await afterPublish(tx, touched, nowMs);
  return report;
}

/** Opens the lines that the price list does not have yet. */
async function placeDrafts(
  tx: Tx,
  rows: SheetRow[],
  nowMs: number
): Promise<{ drafts: PlacedDraft[]; openedLines: number }> {
  const opened = new Map<string, string>();
  const drafts: PlacedDraft[] = [];
  for await (const row of yieldingToEventLoop(rows)) {
    if (!('draft' in row)) continue;
    const { line, lineKey } = row.draft;
    const lineId =
      'lineId' in line ? line.lineId : (opened.get(lineKey) ?? (await insertLine(tx, line.newLine, nowMs)));
    if ('newLine' in line) opened.set(lineKey, lineId);
    drafts.push({ ...row.draft, row: row.row, lineId });
  }
  return { drafts, openedLines: opened.size };
}

function grouped<T>(items: T[], keyOfItem: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOfItem(item));
    if (group) group.push(item);
    else groups.set(keyOfItem(item), [item]);
  }
  return groups;
}

/** The quotes that stand on the days of the drafts, by line and day. */
async function quotesByDay(tx: Tx, drafts: PlacedDraft[]): Promise<Map<string, QuoteRow[]>> {
  const quotes: QuoteRow[] = [];
  for (const batch of batchesOf(drafts, ROWS_AT_ONCE)) quotes.push(...(await findQuotesOf(tx, batch)));
  return grouped(quotes, (quote) => keyOf(quote.line_id, quote.date));
}

async function judge(tx: Tx, drafts: PlacedDraft[], quotes: Map<string, QuoteRow[]>): Promise<JudgedDraft[]> {
  const quotesOf = ({ lineId, date }: PlacedDraft) => quotes.get(keyOf(lineId, date)) ?? [];
  // What is not taken anyway is nobody's neighbour.
  const moving: PlacedDraft[] = [];
  for await (const draft of yieldingToEventLoop(drafts)) {
    if (['accepted', 'corrected'].includes(outcomeOf(draft, quotesOf(draft), false))) moving.push(draft);
  }
  const waiting = await findWaiting(tx, moving);
  const judged: JudgedDraft[] = [];
  for await (const draft of yieldingToEventLoop(drafts)) {
    const mustWait = waiting.has(keyOf(draft.lineId, draft.date));
    judged.push({ ...draft, outcome: outcomeOf(draft, quotesOf(draft), mustWait) });
  }
  return judged;
}

/** Keys of the drafts that leap. */
async function findWaiting(tx: Tx, drafts: PlacedDraft[]): Promise<Set<string>> {
  const lines = grouped(drafts, (draft) => draft.lineId);
  const spans = [...lines].map(([lineId, ofLine]) => {
    const days = ofLine.map((draft) => draft.date).sort();
    return { lineId, from: days[0] ?? '', to: days.at(-1) ?? '' };
  });
  const published = grouped(await findPublishedAround(tx, spans), (mid) => mid.lineId);
  const waiting = new Set<string>();
  for await (const [lineId, ofLine] of yieldingToEventLoop(lines)) {
    for (const date of findDaysToReview(published.get(lineId) ?? [], ofLine)) waiting.add(keyOf(lineId, date));
  }
  return waiting;
}
