import { createRequire } from 'node:module';
import path from 'node:path';
import type { ClassNames } from './classNames';

/** Class names by the file of the style sheet. */
type StyleSheets = Pick<ReadonlyMap<string, ClassNames>, 'get'>;

interface Loaded {
  contents: string;
  loader: 'json' | 'js' | 'empty' | 'ts';
  resolveDir?: string;
}
interface Resolved {
  path: string;
  namespace?: string;
}
interface Build {
  onResolve(
    options: { filter: RegExp },
    run: (args: { path: string; importer: string; kind: string }) => Resolved | undefined
  ): void;
  onLoad(
    options: { filter: RegExp; namespace?: string },
    run: (args: { path: string }) => Loaded | undefined | Promise<Loaded | undefined>
  ): void;
}
interface Esbuild {
  build(options: object): Promise<{ outputFiles: { text: string }[] }>;
}

const root = path.resolve(__dirname, '../..');
const substitute = (name: string) => path.join(root, 'src/drawnPages/substitutes', name);

/** Files below src that ask the browser while a page is rendered, and what takes their place. */
const replaced: Record<string, string> = {
  'platform/bundleDelivery/index.h5.ts': substitute('bundleDelivery'),
  'platform/chartCanvas/index.h5.tsx': substitute('ChartCanvas'),
  'platform/currentUrl/index.h5.ts': substitute('currentUrl'),
  'platform/elementBoxes/index.h5.ts': substitute('elementBoxes'),
  'platform/htmlBody/index.h5.tsx': substitute('HtmlBody'),
  'platform/installApp/index.h5.ts': substitute('installApp'),
  'platform/position/index.h5.ts': substitute('position'),
  'platform/pressable/index.h5.tsx': substitute('Pressable'),
  'platform/replaceUrl/index.h5.ts': substitute('replaceUrl'),
  'platform/share/index.h5.tsx': substitute('share'),
  'platform/wideColumn/index.h5.ts': substitute('wideColumn'),
  'stores/persist.ts': substitute('persist')
};

/** Packages of widgets that need a browser; they draw nothing. */
const nothing = /^(@tarojs\/components\/lib\/react|swiper\/bundle)$/;
/** Dictionaries of languages, as `npm run dictionaries` imports them. */
const texts = /^\.\/(zh-Hant|en|fr|es)$/;
/** Imports of parts that the app loads after a page, and the server draws with it. */
export const drawnParts = ['./components/BelowFold', './components/HomeFooter'];
const withKeptState = `export * from 'react'; export { useEffect, useState } from ${JSON.stringify(substitute('keptState'))};`;

function substitutes(styleSheets: StyleSheets) {
  return {
    name: 'substitutes',
    setup(build: Build) {
      build.onResolve({ filter: /^@tarojs\/taro$/ }, () => ({ path: substitute('taro.ts') }));
      build.onResolve({ filter: /^@tarojs\/components$/ }, () => ({ path: substitute('components.tsx') }));
      build.onResolve({ filter: /^mobx-react-lite$/ }, ({ path: name }) => ({ path: name, namespace: 'observer' }));
      // Nothing is observed: a component is rendered when the server says so.
      build.onLoad({ filter: /.*/, namespace: 'observer' }, () => ({
        contents: 'export const observer = (component) => component;',
        loader: 'js'
      }));
      build.onResolve({ filter: nothing }, ({ path: name }) => ({ path: name, namespace: 'nothing' }));
      // Parts that a page loads later are not drawn, with few exceptions; its texts are loaded in the same way.
      build.onResolve({ filter: /.*/ }, ({ path: name, kind }) =>
        kind === 'dynamic-import' && !texts.test(name) && !drawnParts.includes(name)
          ? { path: name, namespace: 'later' }
          : undefined
      );
      // Its import waits for ever, because what it exports is a promise for the runtime.
      build.onLoad({ filter: /.*/, namespace: 'later' }, () => ({
        contents: 'export function then() {}',
        loader: 'js'
      }));
      build.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({
        contents: 'module.exports = new Proxy({}, { get: () => () => null });',
        loader: 'js'
      }));
      build.onResolve({ filter: /^react$/ }, ({ importer }) => {
        const isOurs = importer.startsWith(path.join(root, 'src')) && !importer.includes('keptState');
        return isOurs ? { path: 'react', namespace: 'keptState' } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: 'keptState' }, () => ({
        contents: withKeptState,
        loader: 'js',
        resolveDir: root
      }));
      build.onLoad({ filter: /[\\/]src[\\/](platform|stores)[\\/].+\.tsx?$/ }, ({ path: file }) => {
        const other = replaced[path.relative(path.join(root, 'src'), file).replace(/\\/g, '/')];
        return other === undefined
          ? undefined
          : { contents: `export * from ${JSON.stringify(other)};`, loader: 'ts', resolveDir: root };
      });
      build.onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => {
        const names = styleSheets.get(file);
        if (!names) throw new Error(`DrawnPages: the build has no style sheet ${file}`);
        return { contents: JSON.stringify(names), loader: 'json' };
      });
    }
  };
}

/**
 * Returns the pages that the server draws as one script, which sets the global `drawnPages`. Not minified: errors of the
 * server's log name functions. Bundled by the esbuild of the server, which has a newer one than Taro.
 * @throws Error when a style sheet of a page is not in the build, or esbuild writes nothing
 */
export async function bundleDrawnPages(styleSheets: StyleSheets, definitions: Record<string, string>): Promise<string> {
  const { build } = createRequire(path.join(root, 'server/package.json'))('esbuild') as Esbuild;
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/drawnPages/drawer.tsx')],
    tsconfig: path.join(root, 'tsconfig.json'),
    plugins: [substitutes(styleSheets)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'drawnPages',
    platform: 'browser',
    target: 'node20',
    jsx: 'automatic',
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
    loader: { '.scss': 'empty', '.css': 'empty', '.png': 'empty', '.svg': 'empty', '.jpg': 'empty' },
    define: {
      ...definitions,
      API_HOST: '""',
      'process.env.GALLERY': '""',
      'process.env.NODE_ENV': '"production"',
      'process.env.TARO_ENV': '"h5"',
      'process.env.TARO_PLATFORM': '"web"'
    }
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error('DrawnPages: esbuild wrote nothing');
  return output.text;
}
