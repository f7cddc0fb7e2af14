import { type FileHandle, open } from 'node:fs/promises';
import { chunkRanges, type Range } from './mp4Samples';

interface Box {
  type: string;
  /** Byte offsets of the box, of its content, and of its end. */
  start: number;
  content: number;
  end: number;
}

export interface Mp4 {
  seconds: number;
  /** Boxes with the location and device of the recording. */
  metadataBoxes: Box[];
  /** Ranges that are neither picture nor sound: locations and movements that action cameras record. */
  metadataRanges: Range[];
}

/** More boxes are taken for an attack. */
const MAX_BOXES = 2000;
/** Maximum size of a track's tables: a minute of samples needs far less. */
const MAX_TABLE_BYTES = 4 * 1024 * 1024;
/** Maximum number of metadata ranges in a video of a minute; more are taken for an attack. */
const MAX_METADATA_RANGES = 20_000;
/** Codecs that every phone and browser plays. */
const CODECS = ['avc1', 'avc3'];
/** Metadata about the video: location, device, owner. */
const METADATA_BOXES = ['udta', 'meta', 'uuid'];

/**
 * Reads the file itself, whatever its name: an MP4 (or the QuickTime file of a phone, which has the same structure)
 * with a video track in H.264. Returns undefined for everything else.
 * @throws the error of the file system
 */
export async function readMp4(file: string): Promise<Mp4 | undefined> {
  const handle = await open(file, 'r');
  try {
    return await new ByteReader(handle, (await handle.stat()).size).read();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  } finally {
    await handle.close();
  }
}

/** Overwrites metadata beside picture and sound with zeros; every other byte keeps its offset. */
export async function zeroMetadataBoxes(file: string, { metadataBoxes, metadataRanges }: Mp4): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    for (const { start } of metadataBoxes) await handle.write('free', start + 4, 'latin1');
    const contents = metadataBoxes.map(({ content, end }) => ({ start: content, end }));
    for (const { start, end } of [...contents, ...metadataRanges]) {
      await handle.write(Buffer.alloc(end - start), 0, end - start, start);
    }
  } finally {
    await handle.close();
  }
}

class Malformed extends Error {}

class ByteReader {
  private boxes = 0;

  constructor(
    private readonly handle: FileHandle,
    private readonly size: number
  ) {}

  async read(): Promise<Mp4> {
    const top = await this.boxesIn(0, this.size);
    const [movie, ...others] = top.filter(({ type }) => type === 'moov');
    if (top[0]?.type !== 'ftyp' || !movie || others.length > 0 || !top.some(isFilled)) throw new Malformed();
    const parts = await this.boxesIn(movie.content, movie.end);
    const tracks = await Promise.all(
      parts.filter(({ type }) => type === 'trak').map(({ content, end }) => this.boxesIn(content, end))
    );
    const codecs = await Promise.all(tracks.map((track) => this.codecOf(track)));
    if (!codecs.some((codec) => codec !== undefined && CODECS.includes(codec))) throw new Malformed();
    const metadataBoxes = [top, parts, ...tracks].flat().filter(({ type }) => METADATA_BOXES.includes(type));
    const data = top.filter(({ type }) => type === 'mdat');
    const beside = (await Promise.all(tracks.map((track) => this.besideIn(track)))).flat();
    const sum = (ranges: readonly Range[]) => ranges.reduce((bytes, { start, end }) => bytes + end - start, 0);
    if (beside.length > MAX_METADATA_RANGES || sum(beside) > this.size) throw new Malformed();
    // Tables may only name ranges inside the data.
    const inData = beside.filter(({ start, end }) => data.some((box) => start >= box.content && end <= box.end));
    return { seconds: await this.secondsOf(parts), metadataBoxes, metadataRanges: inData };
  }

  private async secondsOf(parts: readonly Box[]): Promise<number> {
    const head = await this.contentOf(find(parts, 'mvhd'), 32);
    const isLong = head.readUInt8(0) === 1;
    const unit = head.readUInt32BE(isLong ? 20 : 12);
    const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
    // A fragmented video has no duration where this reads it: it is not accepted.
    if (unit === 0 || length === 0) throw new Malformed();
    return length / unit;
  }

  /** Returns the codec of a video track; undefined for sound and others. */
  private async codecOf(track: readonly Box[]): Promise<string | undefined> {
    const media = await this.inside(find(track, 'mdia'));
    if ((await this.handlerOf(media)) !== 'vide') return undefined;
    const table = await this.tableOf(media);
    const description = await this.contentOf(find(table, 'stsd'), 16);
    return description.toString('latin1', 12, 16);
  }

  /** Returns the ranges of a track that is neither picture nor sound. */
  private async besideIn(track: readonly Box[]): Promise<Range[]> {
    const media = await this.inside(find(track, 'mdia'));
    if (['vide', 'soun'].includes(await this.handlerOf(media))) return [];
    const table = await this.tableOf(media);
    const hasLongOffsets = table.some(({ type }) => type === 'co64');
    const [sizes, counts, offsets] = await Promise.all(
      ['stsz', 'stsc', hasLongOffsets ? 'co64' : 'stco'].map((name) => this.whole(find(table, name)))
    );
    const ranges = sizes && counts && offsets && chunkRanges({ sizes, counts, offsets, hasLongOffsets });
    if (!ranges) throw new Malformed();
    return ranges;
  }

  private async handlerOf(media: readonly Box[]): Promise<string> {
    return (await this.contentOf(find(media, 'hdlr'), 12)).toString('latin1', 8, 12);
  }

  private async tableOf(media: readonly Box[]): Promise<Box[]> {
    return this.inside(find(await this.inside(find(media, 'minf')), 'stbl'));
  }

  private whole(box: Box): Promise<Buffer> {
    if (box.end - box.content > MAX_TABLE_BYTES) throw new Malformed();
    return this.contentOf(box, box.end - box.content);
  }

  private inside({ content, end }: Box): Promise<Box[]> {
    return this.boxesIn(content, end);
  }

  private async boxesIn(from: number, to: number): Promise<Box[]> {
    const found: Box[] = [];
    // QuickTime may end a list with four zero bytes.
    for (let start = from; start + 8 <= to; start = found.at(-1)?.end ?? to) {
      if (++this.boxes > MAX_BOXES) throw new Malformed();
      found.push(await this.boxAt(start, to));
    }
    return found;
  }

  private async boxAt(start: number, to: number): Promise<Box> {
    const head = await this.bytes(start, Math.min(16, to - start));
    const size = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (size === 1 && head.length < 16) throw new Malformed();
    const content = start + (size === 1 ? 16 : 8);
    const end = size === 0 ? to : start + (size === 1 ? Number(head.readBigUInt64BE(8)) : size);
    if (end < content || end > to) throw new Malformed();
    return { type, start, content, end };
  }

  /** Returns the first bytes of a box. */
  private contentOf(box: Box, length: number): Promise<Buffer> {
    if (box.end - box.content < length) throw new Malformed();
    return this.bytes(box.content, length);
  }

  private async bytes(at: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(length), 0, length, at);
    if (bytesRead < length) throw new Malformed();
    return buffer;
  }
}

const isFilled = ({ type, content, end }: Box) => type === 'mdat' && end > content;

function find(boxes: readonly Box[], type: string): Box {
  const box = boxes.find((one) => one.type === type);
  if (!box) throw new Malformed();
  return box;
}
