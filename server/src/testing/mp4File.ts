/** Options of a test video. */
interface Mp4Options {
  seconds?: number;
  brand?: string;
  codec?: string;
  /** Handler type of the track; `soun` for a video without a picture. */
  handler?: string;
  /** Metadata of the camera about location and device. */
  locationNote?: string;
  /** Samples of a metadata track with the locations of the recording. */
  timedMetadata?: string[];
  /** Bytes of picture data. */
  bytes?: number;
  /** True for 64-bit times and sizes. */
  isLong?: boolean;
}

const UNIT = 600;

/** Builds an mp4 with one track, box by box: valid except for its picture data, which is zeros. */
export function mp4File(options: Mp4Options = {}): Buffer {
  const {
    seconds = 10,
    brand = 'isom',
    codec = 'avc1',
    handler = 'vide',
    locationNote,
    timedMetadata,
    bytes = 64,
    isLong = false
  } = options;
  const metadataBoxes = locationNote === undefined ? [] : [box('udta', box('\u00a9xyz', Buffer.from(locationNote)))];
  const description = box('stsd', numbers(0, 1), box(codec, Buffer.alloc(78)));
  const media = box('mdia', handlerBox(handler), box('minf', box('stbl', description)));
  const head = [
    box('ftyp', Buffer.from(brand, 'latin1'), numbers(0)),
    ...metadataBoxes.map((metadataBox) => box('uuid', metadataBox))
  ];
  const samples = (timedMetadata ?? []).map((sample) => Buffer.from(sample));
  const data = Buffer.concat([Buffer.alloc(bytes), ...samples]);
  const metadataOffset = Buffer.concat(head).length + (isLong ? 16 : 8) + bytes;
  const others = timedMetadata === undefined ? [] : [metadataTrack(samples, metadataOffset, isLong)];
  const movie = box(
    'moov',
    movieHead(seconds, isLong),
    box('trak', media, ...metadataBoxes),
    ...others,
    ...metadataBoxes
  );
  return Buffer.concat([...head, isLong ? longBox('mdat', data) : box('mdat', data), movie]);
}

function movieHead(seconds: number, isLong: boolean): Buffer {
  const length = Math.round(seconds * UNIT);
  const times = isLong ? numbers(1 << 24, 0, 0, 0, 0, UNIT, 0, length) : numbers(0, 0, 0, UNIT, length);
  return box('mvhd', times, Buffer.alloc(80));
}

/** Builds a timed metadata track: the first chunk has one sample, the others have two. */
function metadataTrack(samples: Buffer[], at: number, isLong: boolean): Buffer {
  const begins = samples.map((_, index) => at + Buffer.concat(samples.slice(0, index)).length);
  const chunks = begins.filter((_, index) => index === 0 || index % 2 === 1);
  const offsets = chunks.flatMap((begin) => (isLong ? [0, begin] : [begin]));
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), box('gpmd', Buffer.alloc(8))),
    box('stsz', numbers(0, 0, samples.length, ...samples.map(({ length }) => length))),
    box('stsc', numbers(0, 2, 1, 1, 1, 2, 2, 1)),
    box(isLong ? 'co64' : 'stco', numbers(0, chunks.length, ...offsets))
  );
  return box('trak', box('mdia', handlerBox('meta'), box('minf', table)));
}

const handlerBox = (handler: string) => box('hdlr', numbers(0, 0), Buffer.from(handler, 'latin1'), Buffer.alloc(13));

function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([numbers(content.length + 8), Buffer.from(type, 'latin1'), content]);
}

const longBox = (type: string, content: Buffer) =>
  Buffer.concat([numbers(1), Buffer.from(type, 'latin1'), numbers(0, content.length + 16), content]);

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}
