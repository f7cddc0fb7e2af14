import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { require as requireTs } from 'tsx/cjs/api';
import type * as CardGround from '../../src/lib/cardGround';
import type * as SpiceArt from '../../src/lib/spiceArt';

const source = path.resolve(__dirname, '../../src/lib/spiceArt.ts');
const cardSource = path.resolve(__dirname, '../../src/lib/cardGround.ts');
// Loaded through tsx because Taro compiles only the files of config/.
const { artModes, spiceArt, varieties } = requireTs(source, __filename) as typeof SpiceArt;
const { CARD_HEIGHT, CARD_WIDTH, cardGround, cardStyles } = requireTs(cardSource, __filename) as typeof CardGround;

/** Name of the file, drawing that it shows, width and height in px. */
const pictures = [
  ['cover', 'cover', 1200, 900],
  ['card', 'cover', 1000, 800],
  ['mark', 'mark', 450, 450]
] as const;

// The drawings have few colours, so a palette quarters the file size.
const pngOf = (svg: string, width: number, height: number) =>
  sharp(Buffer.from(svg), { density: 216 }).resize(width, height, { fit: 'cover' }).png({ palette: true }).toBuffer();

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
  const hash = createHash('sha256');
  for (const file of [source, cardSource]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Emits each variety's drawings as files of the H5 build. A page loads the three or four that it shows instead of the
 * drawing code (10 kB); the mini-program references them by a short URL instead of sending 3 kB per row to its view.
 * Covers are also emitted as PNG, for picture viewers and for WeChat's cards, which are 5:4; grounds of business cards and
 * what lies on them as both, for screens and for canvases, some of which decode no SVG.
 */
export class SpiceArtFiles {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('SpiceArtFiles', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'SpiceArtFiles', stage: -2000 }, async () => {
        for (const style of cardStyles) {
          const ground = cardGround(style);
          compilation.emitAsset(`static/art/ground-${style}.svg`, new RawSource(ground));
          const png = await pngOf(ground, 3 * CARD_WIDTH, 3 * CARD_HEIGHT);
          compilation.emitAsset(`static/art/ground-${style}.png`, new RawSource(png));
        }
        for (const { id } of varieties) {
          for (const mode of artModes) {
            const svg = spiceArt(id, { mode, title: false });
            compilation.emitAsset(`static/art/${mode}-${id}.svg`, new RawSource(svg));
          }
          for (const [name, mode, width, height] of pictures) {
            const png = await pngOf(spiceArt(id, { mode, title: false }), width, height);
            compilation.emitAsset(`static/art/${name}-${id}.png`, new RawSource(png));
          }
        }
      });
    });
  }
}
