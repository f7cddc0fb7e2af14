import path from 'node:path';
import { defineConfig, type UserConfigExport } from '@tarojs/cli';
import { version as appVersion } from '../package.json';
import { versionCodeOf } from '../types/rules/appVersion';
import { CodePackage, codePackages } from './build/codePackage';
import { DrawnPages } from './build/drawnPages';
import { FirstLoad } from './build/firstLoad';
import { minifierSteps } from './build/minifierSteps';
import { PageList } from './build/pageList';
import { PartsTable } from './build/partsTable';
import { QrCodePackage } from './build/qrCodePackage';
import { languagesApart, leanH5, leanPackages, leanWeapp, type WebpackChain } from './build/replacements';
import { ServiceWorker } from './build/serviceWorker';
import { ShortCommonNames } from './build/shortCommonNames';
import { ShortIds } from './build/shortIds';
import { ShortPictures } from './build/shortPictures';
import { Sitemap } from './build/sitemap';
import { artVersion, SpiceArtFiles } from './build/spiceArtFiles';
import { isInHome, styleSheets } from './build/styleSheets';
import { WebManifest } from './build/webManifest';
import { environment } from './environments';
import { maps } from './maps';
import { webHosts } from './webHosts';

const root = path.resolve(__dirname, '..');
const isProduction = process.env.NODE_ENV === 'production';
const isH5 = process.env.TARO_ENV === 'h5';
const { apiHost, appId, reqEnabled } = environment();

const cssModules = {
  enable: true,
  config: { namingPattern: 'module', generateScopedName: isProduction ? '[hash:base64:5]' : '[name]__[local]' }
} as const;

/** Dictionary file of a language other than Simplified Chinese; captures its folder and the language. */
const dictionaryFile = /[\\/]src[\\/](?:(pages[\\/]vcard|[^\\/]+)[\\/])?.*locale[\\/](zh-Hant|en|fr|es)\.ts$/;
/** Packages of business cards, which share their dictionaries: who opens one soon opens the others. */
const cardFolder = /^(pages[\\/]vcard|pagesVcard|pagesPay)$/;

/**
 * Returns the chunk name of a dictionary: one chunk per language and page package. The first load lists every chunk,
 * and one chunk per dictionary would be half of that list.
 */
function dictionaryChunk(file: string): string {
  const [, folder = '', name = ''] = dictionaryFile.exec(file) ?? [];
  if (cardFolder.test(folder)) return `${name}-pagesVcard`;
  return `${name}-${/^pages[A-Z]/.test(folder) ? folder : 'main'}`;
}

/** Extra folder outside src that is compiled like it. */
const compile = { include: [path.join(root, 'types/rules')] };

/** Names that the build replaces by their values. */
const constants = {
  APP_ID: JSON.stringify(appId),
  APP_VERSION: JSON.stringify(appVersion),
  APP_VERSION_CODE: JSON.stringify(versionCodeOf(appVersion)),
  ART_VERSION: JSON.stringify(artVersion()),
  REQ_ENABLED: JSON.stringify(reqEnabled),
  MAPS: JSON.stringify(maps()),
  WEB_HOSTS: JSON.stringify(webHosts(apiHost)),
  FALLBACK_PUBLIC_KEY: JSON.stringify(process.env.FALLBACK_PUBLIC_KEY ?? '')
};

/** Lets style files write `@use 'styles/tokens'` from any folder. */
const sassLoaderOption = { sassOptions: { includePaths: [path.join(root, 'src')] } };

export default defineConfig<'webpack5'>(() => {
  const config: UserConfigExport<'webpack5'> = {
    projectName: 'xiangshi',
    date: '2026-11-21',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot: 'src',
    outputRoot: process.env.OUTPUT_ROOT ?? `dist/${process.env.TARO_ENV}`,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    // The key of Taro's own cache ignores our environment variables, so a cached build could contain another API host.
    cache: { enable: false },
    plugins: process.env.TARO_ENV === 'weapp' ? [path.join(__dirname, 'build/weappTemplates.ts')] : [],
    env: { GALLERY: JSON.stringify(process.env.GALLERY ?? '') },
    // The H5 page supplies its API host, so one build can serve several hosts.
    defineConstants: { API_HOST: isH5 ? 'window.__apiHost' : JSON.stringify(apiHost), ...constants },
    copy: { patterns: [], options: {} },
    alias: { '@': path.join(root, 'src'), '@rules': path.join(root, 'types/rules') },
    terser: {
      enable: true,
      config: {
        keep_fnames: false,
        ecma: 2017,
        // Numbered keys are webpack's modules, which are called and never constructed: `1(e){}` for `1:function(e){}`.
        compress: {
          ecma: 2017,
          passes: 3,
          pure_getters: true,
          keep_fargs: false,
          unsafe_methods: /^\d+$/,
          ...minifierSteps
        },
        output: { comments: false, ascii_only: false, quote_keys: false, keep_quoted_props: false, ecma: 2017 }
      }
    },
    mini: {
      compile,
      // Modules used only by subpackages are copied into each of them.
      optimizeMainPackage: { enable: true },
      // No code sets HTML on a node: RichText renders it.
      runtime: { enableInnerHTML: false },
      miniCssExtractPluginOption: { ignoreOrder: true },
      sassLoaderOption,
      postcss: { pxtransform: { enable: true }, cssModules, './config/build/noStyleQueries.cjs': { enable: true } },
      webpackChain(chain: WebpackChain) {
        leanPackages(chain, root);
        leanWeapp(chain, root);
        languagesApart(chain);
        chain.plugin('qrCodePackage').use(QrCodePackage);
        for (const options of codePackages) chain.plugin(options.root).use(CodePackage, [root, options]);
        chain.plugin('sitemap').use(Sitemap);
        chain.plugin('shortPictures').use(ShortPictures);
        chain.plugin('shortCommonNames').use(ShortCommonNames);
      }
    },
    h5: {
      compile,
      publicPath: '/h5/',
      staticDirectory: 'static',
      htmlPluginOption: {
        apiHost,
        appId,
        minify: isProduction && { collapseWhitespace: true, removeComments: true, minifyJS: true }
      },
      useHtmlComponents: true,
      router: {
        mode: 'browser',
        basename: '/h5',
        customRoutes: { '/pages/index/index': ['/', '/pages/index/index'] } as unknown as Record<string, string>
      },
      // The number font stays a file: inlined, it would delay the first paint together with the style sheet.
      fontUrlLoaderOption: { limit: 1 },
      output: isProduction
        ? // One hash for script and style sheet of a chunk: the second of the two tables in the first load repeats the first.
          { filename: 'js/[name].[contenthash:6].js', chunkFilename: 'js/[id].[chunkhash:6].js' }
        : { filename: 'js/[name].js', chunkFilename: 'js/[name].js' },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:6].css',
        chunkFilename: 'css/[id].[chunkhash:6].css'
      },
      sassLoaderOption,
      postcss: {
        autoprefixer: { enable: true, config: {} },
        // 1 rem is 16 px at a width of 375 (10/320 of the width per unit of 320). index.html sets the root size and
        // clamps it between that and 18.4 px, times the size of the browser's own letters.
        pxtransform: { enable: true, config: { baseFontSize: 16, minRootSize: 1, maxRootSize: 100 } },
        './config/build/mediaInEm.cjs': { enable: true },
        cssModules
      },
      devServer: {
        port: Number(process.env.H5_DEV_PORT ?? 10086),
        host: '127.0.0.1',
        open: false,
        proxy: [{ context: ['/api', '/uploads'], target: process.env.API_PROXY ?? 'http://127.0.0.1:8080' }] as object
      },
      webpackChain(chain: WebpackChain) {
        leanPackages(chain, root);
        leanH5(chain, root);
        chain.plugin('spiceArtFiles').use(SpiceArtFiles);
        chain.plugin('pageList').use(PageList);
        chain.plugin('webManifest').use(WebManifest);
        if (!isProduction) return;
        chain.plugin('shortIds').use(ShortIds);
        chain.plugin('partsTable').use(PartsTable);
        chain.plugin('firstLoad').use(FirstLoad);
        chain.plugin('drawnPages').use(DrawnPages, [constants]);
        chain.plugin('serviceWorker').use(ServiceWorker, [artVersion()]);
        chain.merge({
          optimization: {
            moduleIds: false,
            chunkIds: false,
            splitChunks: {
              chunks: 'all',
              minSize: 10000,
              maxInitialRequests: 8,
              // Four of these requests are the shared style sheets of pages.
              maxAsyncRequests: 12,
              hidePathInfo: true,
              cacheGroups: {
                default: false,
                defaultVendors: false,
                common: false,
                vendors: false,
                taro: false,
                ...styleSheets(),
                react: {
                  name: 'react',
                  chunks: 'all',
                  priority: 50,
                  enforce: true,
                  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|mobx|mobx-react|mobx-react-lite)[\\/]/
                },
                languages: {
                  name: ({ resource = '' }: { resource?: string }) => dictionaryChunk(resource),
                  chunks: 'async',
                  priority: 60,
                  enforce: true,
                  test: dictionaryFile
                },
                // Code shared by the pages of one package loads once, with the first of them.
                quotations: {
                  name: 'quotations',
                  chunks: 'async',
                  minChunks: 2,
                  priority: 31,
                  enforce: true,
                  test: /[\\/]src[\\/]pagesTransaction[\\/]quotation[\\/]/
                },
                trade: {
                  name: 'trade',
                  chunks: 'async',
                  minChunks: 2,
                  priority: 30,
                  enforce: true,
                  test: /[\\/]src[\\/]pagesTransaction[\\/]/
                },
                forms: {
                  name: 'forms',
                  chunks: 'async',
                  minChunks: 4,
                  priority: 20,
                  enforce: true,
                  test: /[\\/]src[\\/]components[\\/](form|upload|region|variety)[\\/]/
                },
                // One chunk instead of three, because larger chunks compress better.
                home: { name: 'home', chunks: 'async', minChunks: 3, priority: 12, enforce: true, test: isInHome },
                shared: { chunks: 'async', minChunks: 2, minSize: 8000, priority: 10, reuseExistingChunk: true }
              }
            }
          }
        });
      }
    }
  };
  return config;
});
