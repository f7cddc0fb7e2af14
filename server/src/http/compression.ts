import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Smaller texts are sent as they are. */
export const COMPRESSED_FROM_BYTES = 1024;
/** Quality 4 costs about as much as gzip 6 and is smaller. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
export const gzipOptions = { level: 5 };

const compressors: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, brotliOptions),
  gzip: (text) => promisify(gzip)(text, gzipOptions)
};

export function compressText(text: string, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](text);
}

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
