import { readFile } from 'node:fs/promises';
import { constants, inflateSync } from 'node:zlib';

/** Maximum distance of the end marker from the end of a PDF: some programs append a line. */
const END_BYTES = 2048;

/** Names of objects that run or send something by themselves, or embed files. */
const UNSAFE = nameOf(
  ...['JavaScript', 'Launch', 'Rendition', 'RichMedia', 'XFA', 'SubmitForm', 'ImportData'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'GoToE']
);
/** A web page named as a PDF, for programs that detect the type by content. */
const WEB_PAGE = /<(?:!doctype|html|script|iframe)[\s>/]/i;

const STREAM = /\bstream\r?\n/g;
const STREAM_END = 'endstream';
/** A document of 10 MB has some thousands. */
const MAX_STREAMS = 20_000;
/** Total size of compressed objects after decompression: a long report has some hundred kB. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** Bytes that show how the content of a stream begins. */
const HEAD_BYTES = 256;
/** Compressed objects begin with their numbers and offsets. */
const PACKED_OBJECTS = /^\s*\d+\s+\d+\s/;
const PACKED_TYPE = nameOf('ObjStm');
/** The dictionary before a stream of compressed objects is short and needs no full parser. */
const MAX_HEADER_CHARACTERS = 1000;
const DEFLATED_HEADER = /^[^%(]*\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*[/>][^%(]*$/;
const OTHER_PACKING = /\/(?:DecodeParms|DP|Crypt)\b/;

/**
 * Returns whether a PDF is complete and passive. Every byte is checked, whatever its role: in comments, texts and
 * streams too, since a table at the end can turn each of them into an object, and in compressed objects. Compressed
 * objects that cannot be read are unsafe. Takes time in proportion to the length.
 */
export function isSafePdf(content: Buffer): boolean {
  const text = content.toString('latin1');
  if (!/^%PDF-[12]\.\d\s/.test(text) || !text.slice(-END_BYTES).includes('%%EOF')) return false;
  if (WEB_PAGE.test(text) || UNSAFE.test(text)) return false;
  const streams = findStreams(text);
  return streams !== undefined && isSafeInside(content, streams) && isUnpackable(content, text, streams);
}

/** Matches one of these names, also where letters are written as numbers: #4A is J. */
function nameOf(...names: string[]): RegExp {
  const spelled = (letter: string) => {
    const digits = Array.from(letter.charCodeAt(0).toString(16), (digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:${letter}|#${digits.join('')})`;
  };
  const spellings = names.map((name) => Array.from(name, spelled).join(''));
  return new RegExp(`/(?:${spellings.join('|')})(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)`);
}

/** Variant of `isSafePdf` for a file on this machine. */
export async function isSafePdfFile(path: string): Promise<boolean> {
  return isSafePdf(await readFile(path));
}

interface Stream {
  /** Offset of the first byte of its content, and of the one after the last. */
  from: number;
  to: number;
}

/** Returns all streams, also those that begin within another one; undefined for more than a document has. */
function findStreams(text: string): Stream[] | undefined {
  const streams: Stream[] = [];
  let to = 0;
  for (const { index, 0: word } of text.matchAll(STREAM)) {
    if (streams.length === MAX_STREAMS) return undefined;
    const from = index + word.length;
    // Searched once, so that a file of beginnings without an end is still read once.
    if (to < from) to = endAfter(text, from);
    streams.push({ from, to });
  }
  return streams;
}

function endAfter(text: string, from: number): number {
  const end = text.indexOf(STREAM_END, from);
  return end === -1 ? text.length : end;
}

/** Checks every stream that may contain objects, whatever is written before it. */
function isSafeInside(content: Buffer, streams: readonly Stream[]): boolean {
  let left = MAX_UNPACKED_BYTES;
  for (const stream of streams) {
    if (!PACKED_OBJECTS.test(headOf(content, stream))) continue;
    const text = unpack(content, stream, left);
    if (text === undefined || UNSAFE.test(text)) return false;
    left -= text.length;
  }
  return true;
}

/** Returns how the content begins, decompressed; empty where it is not compressed like objects. */
function headOf(content: Buffer, { from, to }: Stream): string {
  const packed = content.subarray(from, Math.min(to, from + HEAD_BYTES));
  // The first two bytes identify deflated data.
  if (packed.length < 2 || packed.readUInt8(0) % 16 !== 8 || packed.readUInt16BE(0) % 31 !== 0) return '';
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return '';
  }
}

/** Returns undefined for broken data and above `limit`. */
function unpack(content: Buffer, { from, to }: Stream, limit: number): string | undefined {
  if (limit <= 0) return undefined;
  try {
    return inflateSync(content.subarray(from, to), { maxOutputLength: limit }).toString('latin1');
  } catch {
    return undefined;
  }
}

/**
 * Returns whether everything declared as compressed objects was checked: not encrypted, nor compressed in another way.
 */
function isUnpackable(content: Buffer, text: string, streams: readonly Stream[]): boolean {
  const announced = streams.filter((stream) => PACKED_TYPE.test(headerOf(text, stream)));
  return (
    announced.length === countOf(text, PACKED_TYPE) &&
    announced.every((stream) => {
      const header = headerOf(text, stream);
      const isPlain = DEFLATED_HEADER.test(header) && !OTHER_PACKING.test(header);
      return isPlain && PACKED_OBJECTS.test(headOf(content, stream));
    })
  );
}

function headerOf(text: string, { from }: Stream): string {
  const before = text.slice(Math.max(0, from - MAX_HEADER_CHARACTERS), from);
  return before.slice(before.lastIndexOf('obj') + 'obj'.length);
}

function countOf(text: string, name: RegExp): number {
  return Array.from(text.matchAll(new RegExp(name, 'g')), ({ index }) => index).length;
}
