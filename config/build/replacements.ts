import path from 'node:path';
import { dictionaryLoaders } from './languageImports.cjs';
import { LanguagePackages } from './languagePackages';
import { LeanAppEntry } from './leanAppEntry';

/** The subset of webpack-chain that this project uses. */
export interface WebpackChain {
  plugin(name: string): { use(plugin: unknown, options?: unknown[]): unknown };
  resolve: { alias: { set(name: string, target: string): unknown } };
  output: { set(name: string, value: unknown): unknown };
  merge(options: object): unknown;
}

interface ModuleRequest {
  request: string;
  context: string;
}

/**
 * Replaces a module by its request string, before loaders are chosen, for requests issued from paths that match `from`.
 */
function replace(chain: WebpackChain, name: string, request: RegExp, from: RegExp, target: string): void {
  // oxlint-disable-next-line typescript/no-require-imports -- webpack must be the copy that Taro runs
  const { NormalModuleReplacementPlugin } = require('webpack') as { NormalModuleReplacementPlugin: unknown };
  chain.plugin(name).use(NormalModuleReplacementPlugin, [
    request,
    (resource: ModuleRequest) => {
      if (from.test(resource.context)) resource.request = target;
    }
  ]);
}

/**
 * Replaces dependencies by smaller or safer modules on both targets. jsencrypt reads `self` on load, which a
 * mini-program lacks, and falls back to Math.random. Its ASN.1 writer (14 kB) only exports key pairs and its digest
 * serves signatures and OAEP; crypto-js bundles password-based key derivation. None of these is used here: another 9 kB
 * less.
 */
export function leanPackages(chain: WebpackChain, root: string): void {
  const own = (name: string) => path.join(root, 'src/crypto', name);
  replace(chain, 'jsencryptRandom', /^\.\/rng(\.js)?$/, /jsencrypt[\\/]lib[\\/]lib[\\/]jsbn$/, own('jsencryptRandom'));
  replace(chain, 'jsencryptAsn1', /jsrsasign\/asn1-1\.0(\.js)?$/, /jsencrypt[\\/]lib$/, own('stubs'));
  replace(chain, 'jsencryptDigest', /\/sha256(\.js)?$/, /jsencrypt[\\/]lib/, own('stubs'));
  replace(chain, 'cryptoPasswords', /^\.\/(md5|evpkdf)$/, /crypto-js$/, own('stubs'));

  // Taro's two built-in interceptors (logger and time-out) are dropped: src/request implements what this app needs.
  replace(
    chain,
    'interceptors',
    /^\.\/interceptor\/interceptors\.js$/,
    /@tarojs[\\/]api[\\/]dist$/,
    path.join(root, 'src/platform/h5/empty')
  );

  // webpack writes its own glue for ES5 unless it knows the features of the minifier's target: `()=>a` for `function(){return a}`.
  chain.output.set('environment', { arrowFunction: true, const: true, destructuring: true, forOf: true });

  const { alias } = chain.resolve;
  // crypto-js asks for Node's module where the platform has no random numbers; src/crypto seeds it. webpack's stand-in is
  // no ES module, and one such module costs all others of its file their common "use strict".
  alias.set('crypto$', path.join(root, 'src/platform/h5/empty'));
  if (process.env.NODE_ENV === 'production') {
    // MobX's minified file has its private property names shortened, which our own minifier may not do: saves 3.5 kB.
    alias.set('mobx$', path.join(root, 'node_modules/mobx/dist/mobx.esm.production.min.js'));
  }
}

/** Loads the texts of all languages other than Simplified Chinese from separate packages. */
export function languagesApart(chain: WebpackChain): void {
  const loader = require.resolve('./languageImports.cjs');
  chain.merge({
    module: { rule: { languageImports: { test: dictionaryLoaders, enforce: 'pre', use: { loader: { loader } } } } }
  });
  chain.plugin('languagePackages').use(LanguagePackages);
}

/**
 * Replaces parts of Taro's mini-program runtime that this app uses little or nothing of: the HTML parser (9 kB, bundled
 * although `enableInnerHTML` is off), the tables of components and functions (15 kB), addresses and history of pages as
 * browsers have them (12 kB), and what the reconciler has for other renderers (13 kB).
 */
export function leanWeapp(chain: WebpackChain, root: string): void {
  const own = (name: string) => path.join(root, 'src/platform/weapp', name);
  const runtime = /@tarojs[\\/]runtime[\\/]dist/;
  replace(chain, 'innerHtml', /inner-html\/html\.js$/, runtime, own('innerHtml'));
  replace(chain, 'components', /^\.\/components\.js$/, /@tarojs[\\/]shared[\\/]dist$/, own('taroComponents'));
  replace(chain, 'nativeApis', /plugin-platform-weapp[\\/]dist[\\/]runtime$/, /./, own('taroApis'));
  replace(chain, 'addresses', /\/(URL|URLSearchParams|history|location)\.js$/, runtime, own('noAddresses'));
  chain.plugin('leanAppEntry').use(LeanAppEntry);
  const loader = require.resolve('./reconciler.cjs');
  chain.merge({
    module: {
      rule: {
        reconciler: { test: /react-reconciler\.production\.min\.js$/, enforce: 'pre', use: { loader: { loader } } }
      }
    }
  });
}

/** Replaces heavy parts of Taro's H5 runtime that this app implements itself or does not use. */
export function leanH5(chain: WebpackChain, root: string): void {
  const loaders = [
    { name: 'routeTable', test: /[\\/]src[\\/]app\.config\.ts$/, loader: require.resolve('./routeTable.cjs') },
    { name: 'reactDom', test: /react-dom\.production\.min\.js$/, loader: require.resolve('./reactDom.cjs') }
  ];
  for (const { name, test, loader } of loaders)
    chain.merge({ module: { rule: { [name]: { test, enforce: 'pre', use: { loader: { loader } } } } } });

  const own = (name: string) => path.join(root, 'src/platform/h5', name);
  const router = /@tarojs[\\/]router[\\/]dist$/;
  const routerInner = /@tarojs[\\/]router[\\/]dist[\\/]router$/;

  replace(chain, 'tabBar', /^\.\/tabbar\.js$/, router, own('tabBar'));
  replace(chain, 'navigationBar', /^\.\/navigationBar\.js$/, router, own('navigationBar'));
  replace(chain, 'navigationBarHandler', /^\.\/navigation-bar\.js$/, routerInner, own('navigationBarHandler'));
  replace(chain, 'routerStyle', /^\.\.\/style\.js$/, routerInner, own('routerStyle'));
  replace(chain, 'universalRouter', /^universal-router$/, routerInner, own('pageRouter'));
  replace(chain, 'queryString', /^query-string$/, /@tarojs[\\/]router[\\/]/, own('queryString'));
  replace(chain, 'multiPageRouter', /^\.\/router\/mpa\.js$/, router, own('multiPageRouter'));

  const apis = /@tarojs[\\/](taro-h5|plugin-platform-h5)[\\/]dist/;
  replace(chain, 'taroApi', /(^\.|taro-h5\/dist)\/api\/taro(\.js)?$/, apis, own('taroApi'));
  replace(chain, 'request', /\/request\/index\.js$/, /@tarojs[\\/]taro-h5[\\/]dist/, own('fetchRequest'));
  replace(chain, 'typeScriptHelpers', /^tslib$/, /@tarojs[\\/]/, own('typeScriptHelpers'));
  replace(chain, 'miniEvents', /\/event\.js$/, /@tarojs[\\/]runtime[\\/]dist[\\/](dom|dsl)$/, own('noMiniEvents'));

  replace(chain, 'apiEnv', /^\.\/env\.js$/, /@tarojs[\\/]api[\\/]dist$/, own('apiEnv'));
  replace(chain, 'apiTools', /^\.\/tools\.js$/, /@tarojs[\\/]api[\\/]dist$/, own('apiTools'));
  replace(chain, 'perf', /\/perf\.js$/, /@tarojs[\\/]runtime[\\/]dist/, own('noPerf'));

  replace(chain, 'view', /\/view\/index\.js$/, /@tarojs[\\/]components-react[\\/]dist/, own('PlainView'));

  // Pages use src/platform/pullToRefresh instead.
  replace(
    chain,
    'pullDownRefresh',
    /pull-down-refresh\/index\.js$/,
    /@tarojs[\\/]components-react[\\/]dist$/,
    own('PlainPage')
  );

  const empty = own('empty');
  const alias = chain.resolve.alias;
  // src/styles/taro.scss contains the few rules that the pages need.
  alias.set('@tarojs/components/dist/taro-components/taro-components.css$', empty);
  alias.set('@tarojs/components/global.css$', empty);
  alias.set('@tarojs/components-react/dist/index.css$', empty);
  for (const polyfill of [
    'whatwg-fetch',
    'abortcontroller-polyfill/dist/abortcontroller-polyfill-only',
    'jsonp-retry'
  ]) {
    alias.set(`${polyfill}$`, empty);
  }
}
