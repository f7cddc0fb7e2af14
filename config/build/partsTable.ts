import { createHash } from 'node:crypto';
import { iconNamesIn, withoutIcons } from './lateIcons';
import { withLateTables } from './lateTables';
import { isOfHome } from './styleSheets';

interface Source {
  source(): string | Buffer;
}
interface ChunkGroup {
  origins: { request?: string }[];
  chunks: Chunk[];
}
interface Chunk {
  id: number | string | null;
  name?: string | undefined;
  files: Set<string>;
}
interface Compilation {
  entrypoints: Map<string, ChunkGroup>;
  chunkGroups: ChunkGroup[];
  namedChunks: Map<string, Chunk>;
  getAsset(name: string): { source: Source } | undefined;
  emitAsset(name: string, source: unknown): void;
  updateAsset(name: string, source: unknown): void;
  deleteAsset(name: string): void;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } };
}
interface Compiler {
  webpack: {
    sources: { RawSource: new (content: string) => unknown };
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
  };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const NAME = 'PartsTable';

/**
 * Returns the script that every page but the home needs, with routes and the names of all parts, and the style sheets that
 * come before their own.
 * @throws Error when the routes are no part of the build
 */
export function tableFiles(compilation: Pick<Compilation, 'namedChunks'>): string[] {
  return [...chunkOf(compilation, 'routes').files].sort(
    (one, other) => Number(one.endsWith('.css')) - Number(other.endsWith('.css'))
  );
}

function chunkOf({ namedChunks }: Pick<Compilation, 'namedChunks'>, name: string): Chunk {
  const chunk = namedChunks.get(name);
  if (!chunk) throw new Error(`${NAME}: the build has no ${name}`);
  return chunk;
}

function fileOf(files: Iterable<string>, pattern: RegExp): string {
  const file = [...files].find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`${NAME}: no file ${pattern.source} in the build`);
  return file;
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 6);

/**
 * Takes out of the first load of the home what only other pages need: the names of all parts, which become a script with the
 * routes of these pages, and the icons that neither the app nor the home names, which become its style sheet. So the
 * script of the app, too, stays as it is when a page changes.
 */
export class PartsTable {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the minifier, before the hashes in the names become those of the contents.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const read = (name: string) => String(compilation.getAsset(name)?.source.source() ?? '');
        const entry = compilation.entrypoints.get('app');
        if (!entry) throw new Error(`${NAME}: the build has no app`);
        const ofApp = entry.chunks.flatMap(({ files }) => [...files]);
        const table = chunkOf(compilation, 'routes');
        const blocks = chunkOf(compilation, 'home-styles');

        const styles = fileOf(ofApp, /\/app\.[^/]*css$/);
        const ofHome = compilation.chunkGroups.find(isOfHome)?.chunks.flatMap(({ files }) => [...files]) ?? [];
        const scripts = [...ofApp, ...ofHome].filter((name) => name.endsWith('.js'));
        const { kept, icons } = withoutIcons(read(styles), iconNamesIn(scripts.map(read)));
        compilation.updateAsset(styles, new RawSource(kept));
        const ofIcons = hashOf(icons);
        const iconSheet = `css/${table.id}.${ofIcons}.css`;
        compilation.emitAsset(iconSheet, new RawSource(icons));

        const app = fileOf(ofApp, /\/app\.[^/]*js$/);
        const late = withLateTables(read(app), table.id ?? '');
        const routesImport = new RegExp(`(\\w+)\\.e\\(${table.id}\\)(?=\\.then\\()`);
        if (!routesImport.test(late.code)) throw new Error(`${NAME}: the app loads its routes in another way`);
        // The blocks of the home come before the style sheets of all other pages, some of which change them.
        const code = late.code.replace(routesImport, `Promise.all([$1.e(${blocks.id}),$1.e(${table.id})])`);
        compilation.updateAsset(app, new RawSource(code));
        const routes = fileOf(table.files, /\.js$/);
        const sheets = late.sheets.replace('{', `{${table.id}:"${ofIcons}",`);
        const content = `self.webpackParts=[${late.scripts},${sheets}];${read(routes)}`;
        const script = `js/${table.id}.${hashOf(content)}.js`;
        compilation.deleteAsset(routes);
        compilation.emitAsset(script, new RawSource(content));
        table.files.delete(routes);
        table.files
          .add(script)
          .add(fileOf(blocks.files, /\.css$/))
          .add(iconSheet);
      });
    });
  }
}
