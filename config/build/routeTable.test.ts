import { createRequire } from 'node:module';
import routeTable from './routeTable.cjs';

const ofTaro = createRequire(require.resolve('@tarojs/webpack5-runner/package.json'));
// It begins with esbuild, which does not start in the jsdom of the tests; no page of these has a file with settings.
jest.mock('@tarojs/helper', () => ({ readConfig: () => ({}) }));

/** Returns what Taro's loader writes for an app with two pages, of which no settings are found. */
function entryOfTaro(): string {
  const { default: loader } = ofTaro('@tarojs/taro-loader/lib/h5') as { default: (this: object) => string };
  return loader.call({
    mode: 'production',
    context: '/src',
    resourcePath: '/src/app.config.ts',
    utils: { contextify: (_context: string, request: string) => request },
    getOptions: () => ({
      config: { pages: ['pages/index/index', 'pages/mine/index'], router: { mode: 'browser' } },
      pages: [
        ['pages/index/index', '/nowhere'],
        ['pages/mine/index', '/nowhere']
      ],
      runtimePath: [],
      sourceDir: '/src',
      entryFileName: 'app',
      loaderMeta: { creator: 'create', creatorLocation: 'taro', importFrameworkName: 'React' },
      pxTransformConfig: { deviceRatio: {} }
    })
  });
}

const shorten = (code: string) => routeTable.call({ resourcePath: 'app.config.ts' }, code);
const withSettings = (settings: string) => entryOfTaro().replace('}, {})', `}, ${settings})`);

describe('routeTable', () => {
  it('writes each path once, and lists the pages from the routes', () => {
    const code = shorten(entryOfTaro());
    expect(code).toContain('pageRoute(\'pages/index/index\', () => import("/src/pages/index/index"))');
    expect(code).toContain('config.pages = config.routes.map(');
    expect(code.match(/'pages\/mine\/index'|"pages\/mine\/index"/g)).toHaveLength(1);
  });

  it('keeps the settings of a page that a browser reads', () => {
    const code = shorten(withSettings('{"enablePullDownRefresh":true,"enableShareAppMessage":true}'));
    expect(code).toContain('import("/src/pages/index/index"), {"enablePullDownRefresh":true})');
    expect(shorten(withSettings('{"enableShareAppMessage":true}'))).not.toContain('enableShare');
  });

  it('fails for an entry that Taro writes in another way', () => {
    expect(() => shorten(entryOfTaro().replace('context, params', 'context'))).toThrow('in another way');
    expect(() => shorten('export default {}')).toThrow('in another way');
  });
});
