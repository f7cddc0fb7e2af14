import { inflateRawSync } from 'node:zlib';
import { AppError } from '../../http/appError';
import { MAX_SHEET_COLUMNS, assertRowWithinLimit } from './sheetLimits';

/** Total size of the archive after decompression: enough for 20,000 rows. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;
/** No spreadsheet writes comments, and the parser's time for them grows with the square of their length. */
const XML_COMMENT = '<!--';
const MAX_ENTRIES = 500;

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const ENTRY = 0x02014b50;
/** Placeholder of a number in the 64-bit extension, which no sheet of 5 MB needs. */
const ZIP64_MARKER = 0xffffffff;

/**
 * Unpacks an XLSX within limits before the parser may: contents must be as large as declared and not too large
 * together, and no cell may be so far out that the rows before it fill the memory.
 * @throws AppError FILE_TOO_LARGE, or VALIDATION (`file`: `unreadable`, `maxRows`, `maxColumns`)
 */
export function validateArchive(file: Buffer): void {
  let total = 0;
  for (const { name, bytes } of unpack(file, (size) => (total += size) <= MAX_UNPACKED_BYTES)) {
    const text = bytes.toString('latin1');
    if (text.includes(XML_COMMENT)) throw unreadable();
    if (name.endsWith('.xml')) validateCells(text);
  }
}

function* unpack(file: Buffer, isWithinLimit: (size: number) => boolean): Generator<{ name: string; bytes: Buffer }> {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 8);
  if (count > MAX_ENTRIES) throw unreadable();
  let offset = file.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (file.readUInt32LE(offset) !== ENTRY) throw unreadable();
    const isEncrypted = (file.readUInt16LE(offset + 8) & 1) === 1;
    const [method, packed, size] = [
      file.readUInt16LE(offset + 10),
      file.readUInt32LE(offset + 20),
      file.readUInt32LE(offset + 24)
    ];
    if (isEncrypted || packed === ZIP64_MARKER || size === ZIP64_MARKER) throw unreadable();
    if (!isWithinLimit(size)) throw new AppError('FILE_TOO_LARGE');
    const nameBytes = file.readUInt16LE(offset + 28);
    const name = file.toString('utf8', offset + 46, offset + 46 + nameBytes);
    const local = file.readUInt32LE(offset + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    yield { name, bytes: inflate(file.subarray(start, start + packed), method, size) };
    offset += 46 + nameBytes + file.readUInt16LE(offset + 30) + file.readUInt16LE(offset + 32);
  }
}

function findEnd(file: Buffer): number {
  const earliest = Math.max(0, file.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let offset = file.length - END_BYTES; offset >= earliest; offset -= 1) {
    if (file.readUInt32LE(offset) === END_OF_DIRECTORY) return offset;
  }
  throw unreadable();
}

/** Never more than the declared size: an archive with a wrong size is a zip bomb. */
function inflate(packed: Buffer, method: number, size: number): Buffer {
  if (method === 0) return packed;
  if (method !== 8) throw unreadable();
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new AppError('FILE_TOO_LARGE');
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
