import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export type Encoding = 'br' | 'gzip';

const FROM_BYTES = 1024;
/** Quality 4 costs about as much as gzip 6 and is smaller. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressors: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text: string) => promisify(brotliCompress)(text, brotli),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 })
};
const compressingStreams = { br: () => createBrotliCompress(brotli), gzip: () => createGzip({ level: 5 }) };

/** Types of what the server writes itself: JSON, feeds and site maps, tables. */
const writtenType = /^(?:application\/(?:json|xml|rss\+xml|atom\+xml)|text\/csv)\b/;

/** Compresses answers above 1 kB that the server writes, and streams of XML. Files come compressed from the disk. */
export const compress = fp((app: FastifyInstance, _options, done: () => void) => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const type = String(reply.getHeader('content-type'));
    const stream = payload instanceof Readable && type.startsWith('application/xml') ? payload : null;
    const text = typeof payload === 'string' && payload.length >= FROM_BYTES && writtenType.test(type) ? payload : null;
    if (stream === null && text === null) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    // A failed stream destroys the other, and the connection breaks: the client does not take half of it for all.
    return stream === null
      ? compressors[encoding](text ?? '')
      : pipeline(stream, compressingStreams[encoding](), () => undefined);
  });
  done();
});

/** Returns the best encoding that a client accepts; null for none. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]?.toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
