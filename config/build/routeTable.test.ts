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

const shorten = (code: string) => routeTable.call({ resourcePath: '/src/app.config.ts' }, code);
const later = (code: string) => routeTable.call({ resourcePath: '/src/app.config.ts', query: '?later' }, code);
const withSettings = (settings: string) => entryOfTaro().replace(/\}, \{\}\)/g, `}, ${settings})`);

describe('routeTable', () => {
  it('keeps the route of the home, and loads the others with a part of their own', () => {
    const entry = shorten(entryOfTaro());
    expect(entry).toContain('pageRoute(\'pages/index/index\', () => import("/src/pages/index/index"))');
    expect(entry).not.toContain('pages/mine/index');
    expect(entry).toContain('?later!/src/app.config.ts").then(');
    const others = later(entryOfTaro());
    expect(others).toContain('pageRoute(\'pages/mine/index\', () => import("/src/pages/mine/index"))');
    expect(others).not.toContain('pages/index/index');
  });

  it('keeps the settings of a page that a browser reads', () => {
    const code = withSettings('{"enablePullDownRefresh":true,"enableShareAppMessage":true}');
    expect(shorten(code)).toContain('import("/src/pages/index/index"), {"enablePullDownRefresh":true})');
    expect(later(code)).toContain('import("/src/pages/mine/index"), {"enablePullDownRefresh":true})');
    expect(shorten(withSettings('{"enableShareAppMessage":true}'))).not.toContain('enableShare');
  });

  it('fails for an entry that Taro writes in another way', () => {
    for (const write of [shorten, later]) {
      expect(() => write(entryOfTaro().replace('context, params', 'context'))).toThrow('in another way');
      expect(() => write('export default {}')).toThrow('in another way');
    }
  });
});
