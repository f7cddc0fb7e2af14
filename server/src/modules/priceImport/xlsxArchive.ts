import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { AppError } from '../../http/appError';
import { assertRowWithinLimit, MAX_SHEET_COLUMNS } from './sheetLimits';

/** Total size of the archive after decompression: enough for 20,000 rows. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;
/** No spreadsheet writes comments, and the parser's time for them grows with the square of their length. */
const XML_COMMENT = '<!--';
const MAX_ENTRIES = 500;

const ZIP64_FIELD = 1;

/**
 * Unpacks an XLSX within limits before the parser may: contents must be as large as declared and not too large
 * together, and no cell may be so far out that the rows before it fill the memory.
 * @throws AppError FILE_TOO_LARGE for contents above the limit, or larger than declared, VALIDATION (`file`:
 * `unreadable`, `maxRows`, `maxColumns`); Error for a broken archive
 */
export async function validateArchive(file: Buffer): Promise<void> {
  const archive = await openArchive(file);
  let total = 0;
  for await (const entry of entriesOf(archive)) {
    total += entry.uncompressedSize;
    if (total > MAX_UNPACKED_BYTES) throw new AppError('FILE_TOO_LARGE');
    const text = (await unpack(archive, entry)).toString('latin1');
    if (text.includes(XML_COMMENT)) throw unreadable();
    if (entry.fileName.endsWith('.xml')) validateCells(text);
  }
}

async function openArchive(file: Buffer): Promise<ZipFile> {
  const archive = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true }, (error, opened) =>
      opened ? resolve(opened) : reject(error ?? unreadable())
    );
  });
  if (archive.entryCount > MAX_ENTRIES) throw unreadable();
  return archive;
}

async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  for (let read = 0; read < archive.entryCount; read += 1) {
    const next = once(archive, 'entry') as Promise<[Entry]>;
    archive.readEntry();
    const [entry] = await next;
    // The library that reads the sheet has a reading of its own of the 64-bit extension, which no sheet of 5 MB needs.
    if (entry.extraFields.some(({ id }) => id === ZIP64_FIELD)) throw unreadable();
    yield entry;
  }
}

/** Stops at the declared size: an archive with a wrong size is a zip bomb. */
async function unpack(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const content = await new Promise<Readable>((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) => (stream ? resolve(stream) : reject(error ?? unreadable())));
  });
  try {
    return await buffer(content);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('too many bytes')) throw new AppError('FILE_TOO_LARGE');
    throw error;
  }
}

/** Checks `r` of rows and cells (B12): the parser fills up every row and column before it. */
function validateCells(xml: string): void {
  for (const [, double, single] of xml.matchAll(/\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,9})$/.exec(double ?? single ?? '') ?? [];
    if (row === undefined) throw unreadable();
    assertRowWithinLimit(Number(row));
    if (columnOf(letters) > MAX_SHEET_COLUMNS) throw new AppError('VALIDATION', { fields: { file: 'maxColumns' } });
  }
}

function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function unreadable(): AppError {
  return new AppError('VALIDATION', { fields: { file: 'unreadable' } });
}
