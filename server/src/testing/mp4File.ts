/** What a test film is made of. */
interface Film {
  seconds?: number;
  brand?: string;
  codec?: string;
  /** `soun`: there is nothing to see. */
  handler?: string;
  /** What the camera wrote about place and device. */
  notes?: string;
  /** Bytes of picture data. */
  bytes?: number;
  /** The long form of times and sizes. */
  isLong?: boolean;
}

const UNIT = 600;

/** An mp4 with one track, built box by box: right in everything but its picture data, which is zeros. */
export function mp4File(film: Film = {}): Buffer {
  const { seconds = 10, brand = 'isom', codec = 'avc1', handler = 'vide', notes, bytes = 64, isLong = false } = film;
  const places = notes === undefined ? [] : [box('udta', box('\u00a9xyz', Buffer.from(notes)))];
  const description = box('stsd', numbers(0, 1), box(codec, Buffer.alloc(78)));
  const media = box('mdia', handlerBox(handler), box('minf', box('stbl', description)));
  const movie = box('moov', movieHead(seconds, isLong), box('trak', media, ...places), ...places);
  return Buffer.concat([
    box('ftyp', Buffer.from(brand, 'latin1'), numbers(0)),
    ...places.map((place) => box('uuid', place)),
    isLong ? longBox('mdat', Buffer.alloc(bytes)) : box('mdat', Buffer.alloc(bytes)),
    movie
  ]);
}

function movieHead(seconds: number, isLong: boolean): Buffer {
  const length = Math.round(seconds * UNIT);
  const times = isLong ? numbers(1 << 24, 0, 0, 0, 0, UNIT, 0, length) : numbers(0, 0, 0, UNIT, length);
  return box('mvhd', times, Buffer.alloc(80));
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
  values.forEach((value, place) => bytes.writeUInt32BE(value, place * 4));
  return bytes;
}
