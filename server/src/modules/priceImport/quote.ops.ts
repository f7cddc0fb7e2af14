import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { QuoteReview, SheetReport, SheetRowReport } from '@contract/quote';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { MAX_FILE_BYTES } from '../../http/file';
import type { Commands } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { approveQuote, listReviews, rejectQuote } from './review.service';
import { isCalendarDay } from './sheetCell';
import { importSheet } from './sheetImport.service';
import { withdrawPublishedQuote } from './withdrawal.service';

const USAGE = [
  'npm run ops -- market:import FILE [--by NAME] [--strict]',
  'npm run ops -- market:review list',
  'npm run ops -- market:review approve ID [--by NAME]',
  'npm run ops -- market:review reject ID REASON [--by NAME]',
  'npm run ops -- market:withdraw LINE DATE REASON [--by NAME]'
].join('\n');

const MAX_LISTED_ROWS = 500;
const LIST_LIMIT = 50;

const ERROR_MESSAGES: Partial<Record<AppError['errorName'], string>> = {
  NOT_FOUND: 'There is no such quote.',
  FORBIDDEN: 'Who sent the sheet cannot review it: name another person with --by.',
  CONFLICT: 'It was decided otherwise before.',
  FILE_TYPE: 'The file is neither xlsx nor csv.',
  FILE_TOO_LARGE: 'The file is too large: 5 MB at most, 64 MB unpacked.'
};

/**
 * `market:import FILE`: imports a price sheet.
 * @returns the report on its rows
 * @throws OperatorError for wrong arguments, a file that is too large, and when nothing was stored
 */
export async function importCommand(db: Db, args: string[], now: Date): Promise<string> {
  const { positionals, by, isStrict } = parseArguments(args);
  const [name] = positionals;
  if (name === undefined) throw new OperatorError(USAGE);
  // npm starts the command in its own folder.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${String(error)}`);
  });
  if (bytes.length > MAX_FILE_BYTES) throw new OperatorError(ERROR_MESSAGES.FILE_TOO_LARGE ?? '');
  const report = await withOperatorErrors(() => importSheet(db, { bytes, operator: by, isStrict }, now));
  if (!report.isStored) throw new OperatorError(`Nothing was stored.\n${reportText(report)}`);
  return reportText(report);
}

/**
 * `market:review list | approve ID | reject ID REASON`: lists or decides reviews of quotes.
 * @throws OperatorError for wrong arguments
 */
export async function reviewQuotesCommand(db: Db, args: string[], nowMs: number): Promise<string> {
  const { positionals, by } = parseArguments(args);
  const [action = 'list', id, ...rest] = positionals;
  if (action === 'list') return reviewsText((await listReviews(db, { limit: LIST_LIMIT })).items);
  if (id === undefined) throw new OperatorError(USAGE);
  if (action === 'approve') {
    await withOperatorErrors(() => approveQuote(db, { id, operator: by, nowMs }));
    return `${id} is published.`;
  }
  if (action !== 'reject') throw new OperatorError(USAGE);
  const reason = parseReason(rest);
  await withOperatorErrors(() => rejectQuote(db, { id, operator: by, reason, nowMs }));
  return `${id} is rejected: ${reason}`;
}

/**
 * `market:withdraw LINE DATE REASON`: withdraws a published quote.
 * @throws OperatorError for wrong arguments
 */
export async function withdrawQuoteCommand(db: Db, args: string[], nowMs: number): Promise<string> {
  const { positionals, by } = parseArguments(args);
  const [lineId, date, ...rest] = positionals;
  if (lineId === undefined || date === undefined) throw new OperatorError(USAGE);
  if (!isCalendarDay(date)) throw new OperatorError(`${date} is no day; it is written 2026-11-21.\n${USAGE}`);
  const reason = parseReason(rest);
  await withOperatorErrors(() => withdrawPublishedQuote(db, { lineId, date, operator: by, reason, nowMs }));
  return `${lineId} of ${date} is withdrawn: ${reason}`;
}

function parseArguments(args: string[]): { positionals: string[]; by: string; isStrict: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { by: { type: 'string' }, strict: { type: 'boolean' } }
    });
    const by = (values.by ?? os.userInfo().username).trim();
    if (by === '' || by.length > 30) throw new OperatorError('--by takes a name of up to 30 characters.');
    return { positionals, by, isStrict: values.strict === true };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${String((error as Error).message)}\n${USAGE}`);
  }
}

function parseReason(args: string[]): string {
  const reason = args.join(' ').trim();
  if (reason.length < 2 || reason.length > 200)
    throw new OperatorError(`The reason must have 2 to 200 characters.\n${USAGE}`);
  return reason;
}

/** Turns errors of the API into sentences. */
async function withOperatorErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.details.fields ?? {}).map(([field, rule]) => `${field}: ${rule}`);
    throw new OperatorError(ERROR_MESSAGES[error.errorName] ?? `The sheet cannot be taken: ${fields.join(', ')}`);
  }
}

function reportText(report: SheetReport): string {
  const { counts, rows } = report;
  const shown = rows.filter((row) => row.outcome !== 'accepted' && row.outcome !== 'unchanged');
  return [
    ...(report.isRepeat ? ['This file was taken before; nothing was done again.'] : []),
    `${rows.length} rows: ${counts.accepted} accepted, ${counts.corrected} corrected, ${counts.unchanged} unchanged, ` +
      `${counts.waiting} waiting for review, ${counts.rejected} rejected`,
    ...(report.openedLines > 0 ? [`${report.openedLines} new lines in the price list`] : []),
    ...(report.ignoredColumns.length > 0 ? [`columns not read: ${report.ignoredColumns.join(', ')}`] : []),
    ...shown.slice(0, MAX_LISTED_ROWS).map(rowText),
    ...(shown.length > MAX_LISTED_ROWS ? [`… and ${shown.length - MAX_LISTED_ROWS} more`] : [])
  ].join('\n');
}

function rowText({ row, outcome, lineId, date, faults }: SheetRowReport): string {
  const what = [lineId, date].filter((part) => part !== null).join(' ');
  const why = faults.map(({ field, reason }) => `${field} ${reason}`).join(', ');
  return [`row ${row}`, outcome, what, why].filter((part) => part !== '').join('  ');
}

function reviewsText(reviews: QuoteReview[]): string {
  if (reviews.length === 0) return 'Nothing waits for its review.';
  return reviews
    .map((review) => {
      const before = review.publishedMidFen === null ? '—' : formatYuan(review.publishedMidFen);
      return `${review.id}  ${review.date}  ${review.lineName}  ${before} → ${formatYuan(review.midFen)}  by ${review.submittedBy}`;
    })
    .join('\n');
}

const formatYuan = (fen: number): string => (fen / 100).toFixed(2);

export const quoteCommands: Commands = {
  'market:import': {
    usage: 'FILE [--by NAME] [--strict]',
    summary:
      'import a price sheet (.xlsx or .csv, see the README of the priceImport module) and list the outcome of its rows',
    run: ({ withDatabase, now }, args) => withDatabase((db) => importCommand(db, args, now))
  },
  'market:review': {
    usage: 'list | approve ID | reject ID REASON [--by NAME]',
    summary: 'prices that moved more than a fifth, and the second opinion on them',
    run: ({ withDatabase, now }, args) => withDatabase((db) => reviewQuotesCommand(db, args, now.getTime()))
  },
  'market:withdraw': {
    usage: 'LINE DATE REASON [--by NAME]',
    summary: 'take back a published price; the reason is kept',
    run: ({ withDatabase, now }, args) => withDatabase((db) => withdrawQuoteCommand(db, args, now.getTime()))
  }
};
