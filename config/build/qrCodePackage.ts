import { readFileSync } from 'node:fs';

interface Compilation {
  emitAsset(name: string, source: unknown): void;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } };
}
interface Compiler {
  webpack: { sources: { RawSource: new (content: string) => unknown } };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/** Emits the encoder of QR codes as the package that src/platform/qrCode loads. */
export class QrCodePackage {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('QrCodePackage', (compilation) => {
      // Runs before minification so the emitted file is minified too.
      compilation.hooks.processAssets.tap({ name: 'QrCodePackage', stage: -2000 }, () => {
        compilation.emitAsset('async/qrCode/index.js', new RawSource(readFileSync(require.resolve('uqr'), 'utf8')));
      });
    });
  }
}
