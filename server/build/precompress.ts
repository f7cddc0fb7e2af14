import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FROM_BYTES = 1024;
const isText = /\.(html|js|css|json|webmanifest|svg|txt|map|xml)$/;

const compressors: [extension: string, compress: (bytes: Buffer) => Promise<Buffer>][] = [
  [
    '.br',
    (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      })
  ],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })]
];

/**
 * Writes `.br` and `.gz` beside every text file of a built folder (an argument, `dist/h5` by default), once at the build
 * instead of at each answer. Files under 1 kB, or that do not get smaller, have none.
 */
async function precompress(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file));
  const written = await Promise.all(files.map((file) => writeSiblings(path.join(folder, file))));
  return written.reduce((sum, count) => sum + count, 0);
}

async function writeSiblings(file: string): Promise<number> {
  const bytes = readFileSync(file);
  if (bytes.length < FROM_BYTES) return 0;
  const results = await Promise.all(
    compressors.map(async ([extension, compress]) => ({ extension, packed: await compress(bytes) }))
  );
  const useful = results.filter(({ packed }) => packed.length < bytes.length);
  useful.forEach(({ extension, packed }) => writeFileSync(file + extension, packed));
  return useful.length;
}

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../dist/h5'));
console.log(`${await precompress(folder)} compressed files written below ${folder}`);
