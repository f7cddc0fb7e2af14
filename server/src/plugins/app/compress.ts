import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export type Encoding = 'br' | 'gzip';

const FROM_BYTES = 1024;
const compressors: Record<Encoding, (text: string) => Promise<Buffer>> = {
  /** Quality 4 costs about as much as gzip 6 and is smaller. */
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 })
};

/** Compresses JSON answers above 1 kB. Files come compressed from the disk. */
export const compress = fp((app: FastifyInstance, _options, done: () => void) => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (typeof payload !== 'string' || !isJson || payload.length < FROM_BYTES) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressors[encoding](payload);
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
