import path from 'node:path';
import { require as requireTs } from 'tsx/cjs/api';
import type * as Routes from '../../src/routes';

// Taro compiles the files of config/ only.
const { routes } = requireTs(path.resolve(__dirname, '../../src/routes.ts'), __filename) as typeof Routes;

interface Compilation {
  emitAsset(name: string, source: unknown): void;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } };
}
interface Compiler {
  webpack: { sources: { RawSource: new (content: string) => unknown } };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/** Writes the paths of all pages beside the H5 build: its server says 404 for the others. */
export class PageList {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('PageList', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'PageList', stage: -2000 }, () => {
        compilation.emitAsset('pages.json', new RawSource(JSON.stringify(Object.values(routes))));
      });
    });
  }
}
