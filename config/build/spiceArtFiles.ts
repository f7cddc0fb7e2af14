import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { require as requireTs } from 'tsx/cjs/api';
import type * as SpiceArt from '../../src/lib/spiceArt';

const source = path.resolve(__dirname, '../../src/lib/spiceArt.ts');
// Taro compiles the files of config/ only.
const { artModes, spiceArt, varieties } = requireTs(source, __filename) as typeof SpiceArt;

const pictures = [
  ['cover', 1200, 900],
  ['card', 1000, 800]
] as const;

interface Compilation {
  emitAsset(name: string, source: unknown): void;
  hooks: { processAssets: { tapPromise(options: { name: string; stage: number }, run: () => Promise<void>): void } };
}
interface Compiler {
  webpack: { sources: { RawSource: new (content: string | Buffer) => unknown } };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/** Goes behind the address of a drawing, so that a changed one is fetched anew. */
export function artVersion(): string {
  return createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
}

/**
 * Writes each variety's drawings as files of the H5 build. A page then loads the three or four that it shows, instead
 * of the drawing code (10 kB) with the first load; the mini-program, too, names them by a short address instead of
 * sending 3 kB of drawing to its view for each row. The covers are there as PNG too, for picture viewers and for WeChat's cards, which are 5:4.
 */
export class SpiceArtFiles {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('SpiceArtFiles', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'SpiceArtFiles', stage: -2000 }, async () => {
        for (const { id } of varieties) {
          for (const mode of artModes) {
            const svg = spiceArt(id, { mode, title: false });
            compilation.emitAsset(`static/art/${mode}-${id}.svg`, new RawSource(svg));
          }
          const cover = Buffer.from(spiceArt(id, { mode: 'cover', title: false }));
          for (const [name, width, height] of pictures) {
            // Of few colours, so a palette makes it a quarter of the size.
            const png = await sharp(cover, { density: 216 })
              .resize(width, height, { fit: 'cover' })
              .png({ palette: true })
              .toBuffer();
            compilation.emitAsset(`static/art/${name}-${id}.png`, new RawSource(png));
          }
        }
      });
    });
  }
}
