import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { chooseEncoding, type Encoding } from '../../http/compression';

/** A page that is compressed once for everyone who gets it. */
export interface CompressedPage {
  text: string;
  /** The text as it is sent without compression. */
  bytes?: Buffer;
  /** Brotli's, 0 to 11: the higher, the longer it takes. */
  quality: number;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

const compressors: Record<Encoding, (page: CompressedPage) => Promise<Buffer>> = {
  br: ({ text, quality }) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: ({ text, quality }) => promisify(gzip)(text, { level: Math.min(9, quality) })
};

/** Sends a page of the app in the best encoding that the client accepts. */
export async function sendPage(
  reply: FastifyReply,
  page: CompressedPage,
  vary = 'accept-encoding'
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-cache').header('vary', vary).type('text/html; charset=utf-8');
  const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
  if (encoding === null) return reply.send((page.bytes ??= Buffer.from(page.text)));
  return reply
    .header('content-encoding', encoding)
    .send(await (page.compressed[encoding] ??= compressors[encoding](page)));
}
