import path from 'node:path';
import { require as requireTs } from 'tsx/cjs/api';
import type * as Routes from '../../src/routes';

// Loaded through tsx because Taro compiles only the files of config/.
const { routes } = requireTs(path.resolve(__dirname, '../../src/routes.ts'), __filename) as typeof Routes;

interface Compilation {
  emitAsset(name: string, source: unknown): void;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } };
}
interface Compiler {
  webpack: { sources: { RawSource: new (content: string) => unknown } };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/** Emits pages.json with the paths of all pages; the H5 server answers every other path with 404. */
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
