import { readFile } from 'node:fs/promises';
import { constants, inflateSync } from 'node:zlib';

/** How far from its end a pdf may say that it ends: some programs append a line. */
const END_BYTES = 2048;

/** What runs or sends something by itself, or hides other files. */
const UNSAFE = nameOf(
  ...['JavaScript', 'Launch', 'Rendition', 'RichMedia', 'XFA', 'SubmitForm', 'ImportData'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'GoToE']
);
/** A page of the web that calls itself a pdf, for whoever goes by the content. */
const WEB_PAGE = /<(?:!doctype|html|script|iframe)[\s>/]/i;

const STREAM = /\bstream\r?\n/g;
const STREAM_END = 'endstream';
/** A paper of 10 MB has some thousands. */
const MAX_STREAMS = 20_000;
/** All objects that are packed together, unpacked: of a long report some hundred kB. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** Enough to see how the content of a stream begins. */
const HEAD_BYTES = 256;
/** Objects that are packed begin with their numbers and places. */
const PACKED_OBJECTS = /^\s*\d+\s+\d+\s/;
const PACKED_TYPE = nameOf('ObjStm');
/** The words before a stream of packed objects are few, and nothing among them that only a full reader understands. */
const MAX_HEADER_CHARACTERS = 1000;
const DEFLATED_HEADER = /^[^%(]*\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*[/>][^%(]*$/;
const OTHER_PACKING = /\/(?:DecodeParms|DP|Crypt)\b/;

/**
 * Whether a pdf is whole and only to be read. Every byte is looked at, whatever place it claims to have: in comments,
 * texts and streams too, since a table at the end can make an object of each of them, and in objects that are packed.
 * Packed objects that cannot be read are not safe. Takes time in proportion to its length.
 */
export function isSafePdf(content: Buffer): boolean {
  const text = content.toString('latin1');
  if (!/^%PDF-[12]\.\d\s/.test(text) || !text.slice(-END_BYTES).includes('%%EOF')) return false;
  if (WEB_PAGE.test(text) || UNSAFE.test(text)) return false;
  const streams = findStreams(text);
  return streams !== undefined && isSafeInside(content, streams) && isUnpackable(content, text, streams);
}

/** One of these names, also where letters are written as numbers: #4A is J. */
function nameOf(...names: string[]): RegExp {
  const spelled = (letter: string) => {
    const digits = Array.from(letter.charCodeAt(0).toString(16), (digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:${letter}|#${digits.join('')})`;
  };
  const words = names.map((name) => Array.from(name, spelled).join(''));
  return new RegExp(`/(?:${words.join('|')})(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)`);
}

/** The same of a file on this machine. */
export async function isSafePdfFile(path: string): Promise<boolean> {
  return isSafePdf(await readFile(path));
}

interface Stream {
  /** The first byte of its content, and the one after the last. */
  from: number;
  to: number;
}

/** Also those that begin within another one. Undefined for more than a paper has. */
function findStreams(text: string): Stream[] | undefined {
  const streams: Stream[] = [];
  let to = 0;
  for (const { index, 0: word } of text.matchAll(STREAM)) {
    if (streams.length === MAX_STREAMS) return undefined;
    const from = index + word.length;
    // Looked for once: a file of beginnings without an end is read once all the same.
    if (to < from) to = endAfter(text, from);
    streams.push({ from, to });
  }
  return streams;
}

function endAfter(text: string, from: number): number {
  const end = text.indexOf(STREAM_END, from);
  return end === -1 ? text.length : end;
}

/** Looks into every stream that may hold objects, whatever is written before it. */
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

/** How the content begins, unpacked; nothing where it is not packed as objects are. */
function headOf(content: Buffer, { from, to }: Stream): string {
  const packed = content.subarray(from, Math.min(to, from + HEAD_BYTES));
  // Its first two bytes tell what is deflated.
  if (packed.length < 2 || packed.readUInt8(0) % 16 !== 8 || packed.readUInt16BE(0) % 31 !== 0) return '';
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return '';
  }
}

/** Undefined where it is broken or longer than `limit`. */
function unpack(content: Buffer, { from, to }: Stream, limit: number): string | undefined {
  if (limit <= 0) return undefined;
  try {
    return inflateSync(content.subarray(from, to), { maxOutputLength: limit }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Everything that calls itself packed objects is what was looked into: not encrypted, nor packed in another way. */
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
