import path from 'node:path';
import { require as requireTs } from 'tsx/cjs/api';
import type * as Routes from '../../src/routes';

interface Compilation {
  emitAsset(name: string, source: unknown): void;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } };
}
interface Compiler {
  webpack: { sources: { RawSource: new (content: string) => unknown } };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

// Loaded through tsx because Taro compiles only the files of config/.
const { routes } = requireTs(path.resolve(__dirname, '../../src/routes.ts'), __filename) as typeof Routes;

/** Pages that WeChat search may index; login, private pages and chats are excluded. */
const found: Routes.RouteName[] = [
  'home',
  'market',
  'transaction',
  'market.info',
  'market.list',
  'news.detail',
  'quickNews.list',
  'quickNews.detail',
  'purchase.info',
  'supply.info',
  'company.information'
];

/** Emits the mini-program's sitemap.json, which app.config.ts references. */
export class Sitemap {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('Sitemap', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Sitemap', stage: -2000 }, () => {
        const allowed = found.map((name) => ({ action: 'allow', page: routes[name] }));
        const rules = [...allowed, { action: 'disallow', page: '*' }];
        compilation.emitAsset('sitemap.json', new RawSource(JSON.stringify({ rules })));
      });
    });
  }
}
