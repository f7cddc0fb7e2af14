import path from 'node:path';
import { require as requireTs } from 'tsx/cjs/api';
import type * as DrawnRoutes from '../../src/drawnPages/drawnRoutes';
import type * as Routes from '../../src/routes';
import { type ClassNames, classNamesOf, isExtracted } from './classNames';
import { bundleDrawnPages, drawnParts } from './drawnPagesBundle';
import { tableFiles } from './partsTable';
import { styleRulesOf } from './styleRules';

// Loaded through tsx because Taro compiles only the files of config/.
const source = (name: string): unknown => requireTs(path.resolve(__dirname, '../../src', name), __filename);
const { routes } = source('routes.ts') as typeof Routes;
const { drawnRoutes } = source('drawnPages/drawnRoutes.ts') as typeof DrawnRoutes;

interface Module {
  resource?: string;
  originalSource?(): { source(): string | Buffer } | null;
}
interface ChunkGroup {
  origins: { request?: string }[];
  chunks: { files: Iterable<string> }[];
  getChildren(): ChunkGroup[];
}
interface Compilation extends Pick<Parameters<typeof tableFiles>[0], 'namedChunks'> {
  chunkGroups: ChunkGroup[];
  getAsset(name: string): { source: { source(): string | Buffer } } | undefined;
  emitAsset(name: string, source: unknown): void;
  hooks: {
    finishModules: { tap(name: string, run: (modules: Iterable<Module>) => void): void };
    processAssets: { tapPromise(options: { name: string; stage: number }, run: () => Promise<void>): void };
  };
}
interface Compiler {
  webpack: {
    sources: { RawSource: new (content: string) => unknown };
    Compilation: { PROCESS_ASSETS_STAGE_REPORT: number };
  };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/**
 * Emits what the server draws pages with, in `drawn/`, a folder that is not served: pages.bundle, the pages of
 * src/drawnPages in one script, parts.json, the style sheets and scripts of each, and styles.json, the rules of these
 * style sheets.
 */
export class DrawnPages {
  /** @param definitions texts that replace names of the sources, as in the client's build */
  constructor(private readonly definitions: Record<string, string>) {}

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('DrawnPages', (compilation) => {
      const styleSheets = new Map<string, ClassNames>();
      // Before modules are concatenated.
      compilation.hooks.finishModules.tap('DrawnPages', (modules) => {
        for (const module of modules) {
          if (!module.resource?.endsWith('.module.scss')) continue;
          const code = String(module.originalSource?.()?.source());
          if (isExtracted(code)) styleSheets.set(module.resource, classNamesOf(code));
        }
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'DrawnPages', stage }, async () => {
        const code = await bundleDrawnPages(styleSheets, this.definitions);
        // No name of a script: a minified one would name functions alike that differ (src/drawnPages/PageDrawing.ts).
        compilation.emitAsset('drawn/pages.bundle', new RawSource(code));
        const parts = partsOf(compilation);
        const files = new Set(Object.values(parts).flatMap((names) => names.filter((name) => name.endsWith('.css'))));
        const rules = [...files].map((file) => [
          file,
          styleRulesOf(String(compilation.getAsset(file)?.source.source() ?? ''))
        ]);
        compilation.emitAsset('drawn/parts.json', new RawSource(JSON.stringify(parts)));
        compilation.emitAsset('drawn/styles.json', new RawSource(JSON.stringify(Object.fromEntries(rules))));
      });
    });
  }
}

/** Returns the style sheets and scripts of every drawn page by its path. @throws Error for a page without a part of its own */
function partsOf(compilation: Compilation): Record<string, string[]> {
  const { chunkGroups } = compilation;
  const [, ...sheets] = tableFiles(compilation);
  return Object.fromEntries(
    drawnRoutes.map((name) => {
      const page = routes[name];
      const group = chunkGroups.find(({ origins }) => origins.some(({ request }) => request?.endsWith(`/${page}`)));
      if (!group) throw new Error(`DrawnPages: ${page} is no part of the build`);
      const files = filesOf(group).filter((file) => /\.(js|css)$/.test(file));
      // Their scripts come after the page, as the app asks for them.
      const ofParts = group.getChildren().filter(isDrawn).flatMap(filesOf);
      return [page, [...new Set([...sheets, ...files, ...ofParts.filter((file) => file.endsWith('.css'))])]];
    })
  );
}

const filesOf = ({ chunks }: ChunkGroup) => chunks.flatMap(({ files }) => [...files]);

const isDrawn = ({ origins }: ChunkGroup) =>
  origins.some(({ request }) => request !== undefined && drawnParts.includes(request));
