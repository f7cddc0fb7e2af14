import { createRequire } from 'node:module';
import path from 'node:path';
import { tableFiles } from './partsTable';
import { isOfHome } from './styleSheets';

interface Tag {
  tagName: string;
  voidTag?: boolean;
  attributes: Record<string, string | boolean>;
  innerHTML?: string;
  meta: object;
}
interface AssetTags {
  headTags: Tag[];
}
interface ChunkGroup {
  origins: { request?: string }[];
  chunks: { files: Iterable<string> }[];
}
interface Compilation extends Pick<Parameters<typeof tableFiles>[0], 'namedChunks'> {
  chunkGroups: ChunkGroup[];
  getAsset(name: string): { source: { source(): string | Buffer } } | undefined;
  emitAsset(name: string, source: unknown): void;
}
interface Compiler {
  webpack: { sources: { RawSource: new (content: string) => unknown } };
  hooks: { compilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}
interface HtmlHooks {
  alterAssetTagGroups: { tap(name: string, run: (data: AssetTags) => AssetTags): void };
  beforeEmit: { tap(name: string, run: (data: { html: string }) => { html: string }): void };
}

/**
 * Returns the html-webpack-plugin hooks. The plugin stores its hooks per installed copy, so the copy that Taro uses is
 * resolved.
 */
function htmlHooks(compilation: Compilation): HtmlHooks {
  const runner = path.dirname(require.resolve('@tarojs/webpack5-runner/package.json'));
  const plugin = createRequire(path.join(runner, 'package.json'))('html-webpack-plugin') as {
    getHooks?: (compilation: Compilation) => HtmlHooks;
    default?: { getHooks: (compilation: Compilation) => HtmlHooks };
  };
  const getHooks = plugin.getHooks ?? plugin.default?.getHooks;
  if (!getHooks) throw new Error('html-webpack-plugin has no hooks');
  return getHooks(compilation);
}

/**
 * Saves two round trips on the first visit: preloads the home chunk and the font of numbers, and inlines the CSS of app
 * and home into the page.
 * `data-href` marks a style sheet as already loaded for the chunk loader. page.html is the same page without what only
 * the home needs, for all other addresses. Both name the part with the table of all parts, which only these need at once.
 */
export class FirstLoad {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstLoad', (compilation) => {
      htmlHooks(compilation).alterAssetTagGroups.tap('FirstLoad', (data) => {
        const group = compilation.chunkGroups.find(isOfHome);
        const files = new Set(group?.chunks.flatMap((chunk) => [...chunk.files]) ?? []);
        const linked = data.headTags.filter((tag) => tag.tagName === 'link' && tag.attributes.rel === 'stylesheet');
        const styles = new Set([
          ...linked.map((tag) => String(tag.attributes.href).replace('/h5/', '')),
          ...[...files].filter((file) => file.endsWith('.css'))
        ]);
        const head = data.headTags.filter((tag) => !linked.includes(tag));
        const sheets: Tag[] = [];
        for (const file of styles) {
          const css = compilation.getAsset(file)?.source.source().toString();
          if (css === undefined) continue;
          const isOfApp = linked.some(({ attributes }) => attributes.href === `/h5/${file}`);
          const attributes = { 'data-href': `/h5/${file}`, ...(!isOfApp && { 'data-first-load': true }) };
          sheets.push({ tagName: 'style', attributes, innerHTML: css, meta: {} });
        }
        const preloads = [...files]
          .filter((file) => file.endsWith('.js'))
          .map((file): Tag => ({
            tagName: 'link',
            voidTag: true,
            attributes: { rel: 'preload', as: 'script', href: `/h5/${file}`, 'data-first-load': true },
            meta: {}
          }));
        const fonts = sheets
          .flatMap(({ innerHTML }) => [...(innerHTML ?? '').matchAll(/url\(([^)]+\.woff2)\)/g)])
          .map(([, href = '']): Tag => ({
            tagName: 'link',
            voidTag: true,
            attributes: { rel: 'preload', as: 'font', href, crossorigin: true },
            meta: {}
          }));
        const parts: Tag = {
          tagName: 'meta',
          voidTag: true,
          attributes: { name: 'parts', content: tableFiles(compilation).join(' ') },
          meta: {}
        };
        return { ...data, headTags: [parts, ...fonts, ...preloads, ...sheets, ...head] };
      });
      htmlHooks(compilation).beforeEmit.tap('FirstLoad', (data) => {
        const html = data.html
          .replace(/<link[^>]*\sdata-first-load[^>]*>/g, '')
          .replace(/<style[^>]*\sdata-first-load[^>]*>[\s\S]*?<\/style>/g, '');
        compilation.emitAsset('page.html', new compiler.webpack.sources.RawSource(html));
        return data;
      });
    });
  }
}
