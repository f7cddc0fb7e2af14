import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/universal';
import { AppError } from '../../http/appError';
import { assertRowWithinLimit, MAX_SHEET_ROWS } from './sheetLimits';
import { validateArchive } from './xlsxArchive';

/** Text, or what a spreadsheet stores: numbers, and days as a Date at midnight UTC. */
export type Cell = string | number | boolean | Date | null;

/**
 * Returns the rows of the first sheet of an XLSX or of a CSV; row n of the file is element n - 1. The content decides
 * which of the two it is, not the name. A formula counts with the result that the spreadsheet saved.
 * @throws AppError FILE_TYPE for anything but XLSX and CSV, FILE_TOO_LARGE as `validateArchive`, VALIDATION (`file`:
 * `empty`, `unreadable`, `maxRows`, `maxColumns`)
 */
export async function readSheetFile(file: Buffer): Promise<Cell[][]> {
  const rows = isZip(file) ? await readXlsx(file) : readCsv(textOf(file));
  if (!rows.some((row) => row.some((cell) => cell !== null && cell !== ''))) throw fileError('empty');
  assertRowWithinLimit(rows.length);
  return rows;
}

function isZip(file: Buffer): boolean {
  return file.length > 4 && file.readUInt32LE(0) === 0x04034b50;
}

async function readXlsx(file: Buffer): Promise<Cell[][]> {
  try {
    await validateArchive(file);
    const copy = new Uint8Array(file);
    return (await readSheet(copy.buffer)) as unknown as Cell[][];
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw fileError('unreadable');
  }
}

/** Separated by comma, tab or semicolon, whichever is most frequent in the header. */
function readCsv(text: string): string[][] {
  const header = text.slice(0, text.search(/\r|\n|$/));
  const [delimiter] = [',', '\t', ';'].toSorted((a, b) => header.split(b).length - header.split(a).length);
  try {
    const rows = parse(text, { delimiter, relax_column_count: true, max_record_size: 10_000, to: MAX_SHEET_ROWS + 2 });
    // Blank lines at the end are not rows.
    while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop();
    return rows;
  } catch {
    throw fileError('unreadable');
  }
}

/**
 * Decodes UTF-8 with or without a byte order mark, UTF-16 with one, or what a Chinese Excel writes as CSV: GB 18030,
 * which includes GBK.
 * @throws AppError FILE_TYPE for bytes that are not text
 */
function textOf(file: Buffer): string {
  const encodings = file[0] === 0xff && file[1] === 0xfe ? ['utf-16le'] : ['utf-8', 'gb18030'];
  for (const encoding of encodings) {
    const text = decode(file, encoding);

    if (text !== undefined && !/[\u0000-\u0008\u000e-\u001f]/.test(text)) return text;
  }
  throw new AppError('FILE_TYPE');
}

function decode(file: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}

function fileError(rule: string): AppError {
  return new AppError('VALIDATION', { fields: { file: rule } });
}
