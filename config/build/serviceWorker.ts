import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { require as requireTs } from 'tsx/cjs/api';
import type * as Routes from '../../src/routes';
import type { PrecacheList } from '../../src/serviceWorker/scope';

// Loaded through tsx because Taro compiles only the files of config/.
const { routes } = requireTs(path.resolve(__dirname, '../../src/routes.ts'), __filename) as typeof Routes;

interface Esbuild {
  buildSync(options: object): { outputFiles: { text: string }[] };
}
interface Chunk {
  name?: string | undefined;
  files: Iterable<string>;
}
interface ChunkGroup {
  origins: { request?: string }[];
  chunks: Chunk[];
  getChildren(): ChunkGroup[];
}
interface Source {
  source(): string | Buffer;
}
interface Compilation {
  entrypoints: Map<string, ChunkGroup>;
  chunks: Iterable<Chunk>;
  getAssets(): { name: string }[];
  getAsset(name: string): { source: Source } | undefined;
  emitAsset(name: string, source: unknown): void;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } };
}
interface Compiler {
  webpack: {
    sources: { RawSource: new (content: string) => unknown };
    Compilation: { PROCESS_ASSETS_STAGE_REPORT: number };
  };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/** Pages that show something without a network. */
const offlinePages: Routes.RouteName[] = [
  'home',
  'market',
  'mine',
  'market.info',
  'market.list',
  'news.detail',
  'quickNews.list',
  'quickNews.detail',
  'vcard.home',
  'vcard.shell',
  'vcard.code',
  'exhibit.index',
  'exhibit.register',
  'exhibit.schedule',
  'exhibit.map',
  'about'
];

/** Chunks of texts, as config/index.ts names them. */
const languageChunk = /^(zh-Hant|en|fr|es)-/;
const allPaths = Object.values(routes);
const offlinePaths = offlinePages.map((name) => routes[name]);

const pathOf = ({ origins }: ChunkGroup): string | undefined =>
  allPaths.find((page) => origins.some(({ request }) => request?.endsWith(`/${page}`) || request === page));

/** Returns the chunks of the entry and of what it loads, with the pages that work without a network and their parts. */
function coreChunks(entries: Iterable<ChunkGroup>): Set<Chunk> {
  const seen = new Set<ChunkGroup>();
  const waiting = [...entries];
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
    const page = pathOf(group);
    if (seen.has(group) || (page !== undefined && !offlinePaths.includes(page))) continue;
    seen.add(group);
    waiting.push(...group.getChildren());
  }
  return new Set([...seen].flatMap(({ chunks }) => chunks));
}

/**
 * Emits sw.js, the service worker, with the list of the files of the build in it. Small drawings are in the list, because
 * every price row shows one; photos are kept as they are used.
 */
export class ServiceWorker {
  constructor(private readonly artVersion: string) {}

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      // After html-webpack-plugin, and when the hashes in the names are final.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ServiceWorker', stage }, () => {
        compilation.emitAsset('sw.js', new RawSource(bundle(this.listFiles(compilation))));
      });
    });
  }

  private listFiles(compilation: Compilation): PrecacheList {
    const shell = compilation.getAsset('page.html')?.source.source().toString() ?? '';
    const [, entry = ''] = /<script[^>]+src="(\/h5\/js\/app[^"]+)"/.exec(shell) ?? [];
    if (entry === '') throw new Error('ServiceWorker: page.html names no script of the app');
    const filesOf = (chunks: Iterable<Chunk>) =>
      [...new Set([...chunks].flatMap(({ files }) => [...files]))]
        .filter((file) => /\.(js|css)$/.test(file))
        .map((file) => `/h5/${file}`)
        .sort();
    const all = [...compilation.chunks];
    const withoutTexts = all.filter(({ name }) => !languageChunk.test(name ?? ''));
    const needed = coreChunks(compilation.entrypoints.values());
    const core = filesOf(withoutTexts.filter((chunk) => needed.has(chunk)));
    const known = new Set(core);
    const rest = [...filesOf(withoutTexts).filter((file) => !known.has(file)), ...this.listStaticFiles(compilation)];
    const languages = Object.fromEntries(
      ['zh-Hant', 'en', 'fr', 'es'].map((language) => [
        language,
        filesOf(all.filter(({ name }) => name?.startsWith(`${language}-`) === true))
      ])
    );
    const content = JSON.stringify([shell, core, rest, languages]);
    const revision = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return { revision, entry, core, rest, languages };
  }

  private listStaticFiles(compilation: Compilation): string[] {
    const names = compilation.getAssets().map(({ name }) => name);
    const drawings = names.filter((name) => /^static\/art\/mark-.*\.svg$/.test(name));
    return [
      ...names.filter((name) => name.startsWith('static/fonts/')).map((name) => `/h5/${name}`),
      ...drawings.map((name) => `/h5/${name}?v=${this.artVersion}`)
    ];
  }
}

/** Returns the worker as one script. Bundled by the esbuild of the server, which has a newer one than Taro. */
function bundle(list: PrecacheList): string {
  const server = createRequire(path.resolve(__dirname, '../../server/package.json'));
  const { buildSync } = server('esbuild') as Esbuild;
  const [output] = buildSync({
    entryPoints: [path.resolve(__dirname, '../../src/serviceWorker/worker.ts')],
    tsconfig: path.resolve(__dirname, '../../tsconfig.json'),
    define: { PRECACHE: JSON.stringify(list) },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020'
  }).outputFiles;
  if (output === undefined) throw new Error('ServiceWorker: esbuild wrote nothing');
  return output.text;
}
