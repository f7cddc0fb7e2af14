import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  brotliOptions,
  chooseEncoding,
  COMPRESSED_FROM_BYTES,
  compressText,
  gzipOptions
} from '../../http/compression';

const compressingStreams = { br: () => createBrotliCompress(brotliOptions), gzip: () => createGzip(gzipOptions) };

/** Types of what the server writes itself: JSON, feeds and site maps, tables. */
const writtenType = /^(?:application\/(?:json|xml|rss\+xml|atom\+xml)|text\/csv)\b/;

/** Compresses answers above 1 kB that the server writes, and streams of XML. Files come compressed from the disk. */
export const compress = fp((app: FastifyInstance, _options, done: () => void) => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const type = String(reply.getHeader('content-type'));
    const stream = payload instanceof Readable && type.startsWith('application/xml') ? payload : null;
    const text =
      typeof payload === 'string' && payload.length >= COMPRESSED_FROM_BYTES && writtenType.test(type) ? payload : null;
    if (stream === null && text === null) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    // A failed stream destroys the other, and the connection breaks: the client does not take half of it for all.
    return stream === null
      ? compressText(text ?? '', encoding)
      : pipeline(stream, compressingStreams[encoding](), () => undefined);
  });
  done();
});
