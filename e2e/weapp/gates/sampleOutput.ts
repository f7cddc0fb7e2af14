import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import type { AppJson } from './WeappOutput';
import { WeappOutput } from './WeappOutput';

/** A PNG of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64'
);

const pageJson = { usingComponents: { comp: '../../comp' } };

/** Colours that every tab bar must name. */
export const tabColours = { color: '#999999', selectedColor: '#ED4940', backgroundColor: '#FFFFFF' };

const app: AppJson = {
  pages: ['pages/home/index', 'pages/mine/index'],
  subPackages: [{ root: 'pagesNews', pages: ['NewsDtl'] }],
  preloadRule: { 'pages/home/index': { network: 'all', packages: ['pagesNews'] } },
  lazyCodeLoading: 'requiredComponents',
  window: { navigationStyle: 'custom' },
  tabBar: {
    ...tabColours,
    list: ['home', 'mine'].map((name) => ({
      pagePath: `pages/${name}/index`,
      text: name,
      iconPath: 'assets/tab.png',
      selectedIconPath: 'assets/tab.png'
    }))
  }
};

type Content = string | Buffer | object;

/** The smallest output that every gate accepts: two tabs, one subpackage with one page. */
function files(): Record<string, Content> {
  const page = (name: string, json: object): Record<string, Content> => ({
    [`${name}.js`]: '"use strict";Page({data:{root:{cn:[]}}});',
    [`${name}.json`]: json,
    [`${name}.wxml`]: '<import src="/base.wxml"/><template is="taro_tmpl" data="{{root:root}}" />'
  });
  return {
    'project.config.json': { miniprogramRoot: './', appid: 'touristappid', compileType: 'miniprogram', setting: {} },
    'app.json': app,
    'app.js': 'require("./vendors"),App({});',
    'app.wxss': '.row{padding:8rpx}',
    'vendors.js': '"use strict";',
    'base.wxml': '<template name="taro_tmpl"><comp wx:for="{{root.cn}}" wx:key="sid" i="{{item}}" /></template>',
    'comp.js': 'Component({ properties: { i: Object } });',
    'comp.json': { component: true, usingComponents: {} },
    'comp.wxml': '<view />',
    'assets/tab.png': png,
    ...page('pages/home/index', pageJson),
    ...page('pages/mine/index', pageJson),
    ...page('pagesNews/NewsDtl', { usingComponents: { comp: '../comp' } })
  };
}

/**
 * Writes the sample, with some files replaced, added or (undefined) left out, into a new folder that is removed after
 * the test file.
 */
export function sampleOutput(changes: Record<string, Content | undefined> = {}): WeappOutput {
  const folder = mkdtempSync(path.join(tmpdir(), 'weapp-output-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, content] of Object.entries({ ...files(), ...changes })) {
    if (content === undefined) continue;
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(path.join(folder, file), isRaw ? content : JSON.stringify(content));
  }
  return WeappOutput.read(folder);
}

/** Returns the sample's app.json with some fields changed. */
export function sampleApp(changes: object): object {
  return { ...(files()['app.json'] as object), ...changes };
}
