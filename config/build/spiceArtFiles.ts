import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { require as requireTs } from 'tsx/cjs/api';
import type * as SpiceArt from '../../src/lib/spiceArt';

const source = path.resolve(__dirname, '../../src/lib/spiceArt.ts');
// Loaded through tsx because Taro compiles only the files of config/.
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

/** Returns the version appended to drawing URLs, so browsers refetch a changed drawing. */
export function artVersion(): string {
  return createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
}

/**
 * Emits each variety's drawings as files of the H5 build. A page loads the three or four that it shows instead of the
 * drawing code (10 kB); the mini-program references them by a short URL instead of sending 3 kB per row to its view.
 * Covers are also emitted as PNG, for picture viewers and for WeChat's cards, which are 5:4.
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
            // The drawing has few colours, so a palette quarters the file size.
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
