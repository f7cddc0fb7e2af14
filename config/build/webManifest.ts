import sharp from 'sharp';
import { appIcon } from './appIcon';
import { MANIFEST_FILE, webManifest } from './webManifestContent';

/** Name of the file, width in px, and whether the ground fills the square. */
const icons = [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['maskable-192', 192, true],
  ['maskable-512', 512, true],
  // iOS rounds the corners itself, and shows a transparent ground in black.
  ['apple-touch-icon', 180, true]
] as const;

interface Compilation {
  emitAsset(name: string, source: unknown): void;
  hooks: { processAssets: { tapPromise(options: { name: string; stage: number }, run: () => Promise<void>): void } };
}
interface Compiler {
  webpack: { sources: { RawSource: new (content: string | Buffer) => unknown } };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const pngOf = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 72 * (width / 96) * 2 })
    .resize(width, width)
    .png({ palette: true })
    .toBuffer();

/** Emits the web app manifest and the icons that it names, with which browsers install the H5 app. */
export class WebManifest {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('WebManifest', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'WebManifest', stage: -2000 }, async () => {
        compilation.emitAsset(MANIFEST_FILE, new RawSource(JSON.stringify(webManifest)));
        for (const [name, width, isFull] of icons) {
          const png = await pngOf(appIcon({ isFull }), width);
          compilation.emitAsset(`static/icons/${name}.png`, new RawSource(png));
        }
      });
    });
  }
}
