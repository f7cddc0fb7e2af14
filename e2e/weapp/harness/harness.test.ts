import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { sampleOutput } from '../gates/sampleOutput';
import type { App } from './App';
import { launch, type LaunchOptions } from './launch';

/** A page in the manner of Taro: one `root` of nodes, one handler `eh`; `script` is what `eh` runs on a tap. */
function page(script: string, onLoad = ''): string {
  return `Page({
    data: { root: { cn: [] } },
    onLoad: function (query) { var page = this; ${onLoad} },
    show: function (text) { this.setData({ 'root.cn': [{ sid: 'a', v: text }] }); },
    eh: function (event) { var page = this; ${script} }
  });`;
}

const template = `<template name="taro_tmpl">
  <view wx:for="{{root.cn}}" wx:key="sid" id="{{item.sid}}"><text>{{item.v}}</text></view>
  <view id="go" bindtap="eh">Go</view><view id="dead">Dead</view>
  <button id="off" disabled="{{true}}" bindtap="eh">Off</button>
  <input id="field" maxlength="{{4}}" bindinput="eh" />
  <canvas id="chart" style="width:300px;height:120px" />
  <comp i="{{root}}" />
</template>`;

let server: http.Server;
let baseUrl = '';
const seen: { method?: string; url?: string; body: string }[] = [];
const apps: App[] = [];

before(async () => {
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, body });
      const answer = () => response.end(JSON.stringify({ code: 200, data: 'hello' }));
      if (request.url === '/slow') setTimeout(answer, 300);
      else answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

after(() => {
  for (const app of apps) app.close();
  server.close();
});

async function start(script: string, onLoad = '', options: Partial<LaunchOptions> = {}): Promise<App> {
  const { folder } = sampleOutput({ 'base.wxml': template, 'pages/home/index.js': page(script, onLoad) });
  const app = await launch({ dist: folder, baseUrl, ...options });
  apps.push(app);
  return app;
}

const tapping = async (script: string) => (await start(script)).tap({ id: 'go' });

describe('the harness fails a scenario', () => {
  it('when the app writes console.error', async () => {
    await assert.rejects(tapping('console.error("no price", 7);'), /console\.error: no price 7/);
  });

  it('when a handler throws', async () => {
    await assert.rejects(tapping('throw new Error("handler broke");'), /handler broke/);
  });

  it('when a promise of the app is rejected and nobody handles it', async () => {
    await assert.rejects(tapping('Promise.reject(new Error("forgotten"));'), /unhandled rejection: Error: forgotten/);
  });

  it('when a call of wx is not played, with its name', async () => {
    await assert.rejects(
      tapping('wx.startBluetoothDevicesDiscovery({});'),
      /wx\.startBluetoothDevicesDiscovery was called/
    );
  });

  it('when code is made from text', async () => {
    await assert.rejects(tapping('new Function("return 1")();'), /Code generation from strings disallowed/);
  });

  for (const name of ['fetch', 'URL', 'process', 'Buffer', 'Intl', 'crypto', 'structuredClone']) {
    it(`when the app uses ${name}, which WeChat does not have`, async () => {
      await assert.rejects(tapping(`${name}.x;`), new RegExp(`${name} is not defined`));
    });
  }

  it('when the app uses window, which WeChat hides', async () => {
    await assert.rejects(tapping('window.x;'), /Cannot read properties of undefined/);
  });

  it('when a scenario taps what nothing listens to', async () => {
    await assert.rejects((await start('')).tap({ id: 'dead' }), /nothing listens to a tap on dead/);
  });

  it('when a scenario taps a disabled button', async () => {
    await assert.rejects((await start('')).tap({ id: 'off' }), /the button off is disabled/);
  });

  it('when a target fits two elements or none', async () => {
    const app = await start(
      '',
      "page.setData({ root: { cn: [{ sid: '1', v: 'Pepper' }, { sid: '2', v: 'Pepper' }] } });"
    );
    await assert.rejects(app.tap({ text: 'Pepper' }), /2 elements fit/);
    await assert.rejects(app.tap({ text: 'Salt' }), /nothing on the page fits/);
  });

  it('when one setData is larger than WeChat takes', async () => {
    await assert.rejects(tapping('page.show(new Array(1100000).join("x"));'), /setData of \d+ B/);
  });

  it('when something is sent that base.wxml has no place for', async () => {
    const { folder } = sampleOutput({
      'base.wxml': `${template}<template name="tmpl_0_8"><view class="{{i.cl}}" aria-role="{{i.p0}}" /></template>`,
      'pages/home/index.js': page('page.setData({ "root.cn": [{ nn: "8", sid: "a", p0: "tab", ariaLevel: 2 }] });')
    });
    const app = await launch({ dist: folder, baseUrl });
    apps.push(app);
    await assert.rejects(app.tap({ id: 'go' }), /"ariaLevel" of a <view> is sent, for which base\.wxml has no place/);
  });

  it('when text stands deeper in itself than base.wxml draws', async () => {
    const levels = [0, 1].map((n) => `<template name="tmpl_${n}_7"><text class="{{i.cl}}" /></template>`).join('');
    const nested = '{ nn: "7", sid: "a", cn: [{ nn: "7", sid: "b", cn: [{ nn: "7", sid: "c", cn: [] }] }] }';
    const { folder } = sampleOutput({
      'base.wxml': template + levels,
      'pages/home/index.js': page(`page.setData({ "root.cn": [${nested}] });`)
    });
    const app = await launch({ dist: folder, baseUrl });
    apps.push(app);
    await assert.rejects(app.tap({ id: 'go' }), /a <text> inside 2 others is sent/);
  });

  it('unless it expects the failure', async () => {
    const app = await start('console.error("offline");', '', { tolerate: [/offline/] });
    await app.tap({ id: 'go' });
  });
});

describe('the harness refuses as WeChat does', () => {
  const answerOf = async (script: string, options?: Partial<LaunchOptions>) => {
    const tell = 'function tell(r) { page.show(r.errMsg); }';
    const app = await start(`${tell} ${script}`, '', options);
    await app.tap({ id: 'go' });
    return app.page.text();
  };

  it('to open a tab as a page', async () => {
    assert.match(
      await answerOf('wx.navigateTo({ url: "/pages/mine/index", fail: tell });'),
      /navigateTo:fail can not navigateTo a tabbar page/
    );
  });

  it('to open a page that does not exist', async () => {
    assert.match(
      await answerOf('wx.navigateTo({ url: "/pages/gone", fail: tell });'),
      /navigateTo:fail page "pages\/gone" is not found/
    );
  });

  it('to go back from the only page', async () => {
    assert.match(await answerOf('wx.navigateBack({ fail: tell });'), /navigateBack:fail cannot navigate back/);
  });

  it('to switch to a page that is not a tab', async () => {
    assert.match(
      await answerOf('wx.switchTab({ url: "/pagesNews/NewsDtl", fail: tell });'),
      /switchTab:fail can not switch/
    );
  });

  it('a request to another host', async () => {
    assert.match(
      await answerOf('wx.request({ url: "https://other.test/x", fail: tell });'),
      /request:fail url not in domain list: https:\/\/other\.test/
    );
  });

  it('a value of more than 1 MB in the storage', async () => {
    assert.match(
      await answerOf('wx.setStorage({ key: "k", data: new Array(1100000).join("x"), fail: tell });'),
      /setStorage:fail exceed storage max size/
    );
  });
});

describe('the harness', () => {
  it('sends a request to the server of the scenario and shows the answer', async () => {
    const url = 'https://api.example/api/price?x=1';
    const app = await start(
      `wx.request({ url: "${url}", method: "POST", data: { a: "八角" }, success: function (r) { page.show(r.data.data + r.statusCode); } });`,
      '',
      { apiOrigin: 'https://api.example' }
    );
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /hello200/);
    assert.deepEqual(seen.at(-1), { method: 'POST', url: '/api/price?x=1', body: '{"a":"八角"}' });
    assert.deepEqual(
      app.requests.map(({ path, status }) => [path, status]),
      [['/api/price?x=1', 200]]
    );
  });

  it('gives values of the app’s own realm to callbacks', async () => {
    const app = await start(
      'wx.getRandomValues({ length: 8, success: function (r) { page.show(String(r.randomValues instanceof ArrayBuffer)); } });'
    );
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /true/);
  });

  it('keeps tabs alive, closes pages above them and counts at most ten', async () => {
    const open =
      'wx.navigateTo({ url: "/pagesNews/NewsDtl?id=" + getCurrentPages().length, fail: function (r) { page.show(r.errMsg); } });';
    const { folder } = sampleOutput({
      'base.wxml': template,
      'pages/home/index.js': page(open),
      'pagesNews/NewsDtl.js': page(open, 'page.show("news " + query.id);')
    });
    const app = await launch({ dist: folder, baseUrl });
    apps.push(app);
    for (let count = 1; count < 10; count += 1) await app.tap({ id: 'go' });
    assert.match(app.page.text(), /news 9/);
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /navigateTo:fail page limit exceeded: 10/);
    await app.back();
    assert.match(app.page.text(), /news 8/);
    await app.switchTab(1);
    assert.deepEqual(app.stack, ['pages/mine/index']);
    await app.switchTab(0);
    assert.deepEqual(app.stack, ['pages/home/index']);
  });

  it('cuts typed text at maxlength', async () => {
    const app = await start('page.show(event.detail.value);');
    await app.input({ id: 'field' }, '123456');
    assert.match(app.page.text(), /1234$|1234\n/);
  });

  it('hands out a canvas that remembers what was drawn', async () => {
    const app =
      await start(`wx.createSelectorQuery().select('#chart').fields({ node: true, size: true }).exec(function (r) {
      var g = r[0].node.getContext('2d'); g.strokeStyle = '#fff'; g.moveTo(r[0].width, r[0].height); page.show(g.strokeStyle);
    });`);
    await app.tap({ id: 'go' });
    assert.deepEqual(app.page.drawn('chart'), [
      { name: 'strokeStyle', values: ['#fff'] },
      { name: 'moveTo', values: [300, 120] }
    ]);
  });

  it('keeps the storage over a restart', async () => {
    const first = await start('wx.setStorageSync("token", { a: [1] });');
    await first.tap({ id: 'go' });
    const second = await start('', 'page.show(JSON.stringify(wx.getStorageSync("token")));', {
      storage: first.storage
    });
    assert.match(second.page.text(), /\{"a":\[1\]\}/);
  });

  it('hands answers over in the order of their requests, however the server orders them', async () => {
    const ask = (path: string) =>
      `wx.request({ url: "http://127.0.0.1:8080/${path}", success: function () { page.said = (page.said || '') + '${path} '; page.show(page.said); } });`;
    const app = await start(ask('slow') + ask('quick'));
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /slow quick/);
    assert.equal(app.steps.list.at(-1)?.calls, 2);
  });

  it('lets no skeleton appear because the server was slow', async () => {
    const app = await start(`var late = setTimeout(function () { page.show("skeleton"); }, 200);
      wx.request({ url: "http://127.0.0.1:8080/slow", success: function () { clearTimeout(late); page.show("prices"); } });`);
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /prices/);
    assert.equal(app.steps.list.at(-1)?.calls, 1);
  });

  it('ends a request that the app gives up, without waiting for those before it', async () => {
    const app = await start(`function tell(r) { page.said = (page.said || '') + r.errMsg + ' '; page.show(page.said); }
      wx.request({ url: "http://127.0.0.1:8080/slow", complete: tell });
      wx.request({ url: "http://127.0.0.1:8080/slow", complete: tell }).abort();`);
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /^request:fail abort request:ok/m);
  });

  it('waits for short timers, not for long ones', async () => {
    const app = await start(
      'setTimeout(function () { page.show("soon"); }, 200); setTimeout(function () { page.show("late"); }, 60000);'
    );
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /soon/);
  });

  it('counts calls and bytes of setData for each step and holds them to a budget', async () => {
    const app = await start('page.show("八角"); page.show("桂皮");', 'page.show("home");');
    await app.tap({ id: 'go' });
    const bytes = (text: string) => Buffer.byteLength(JSON.stringify({ 'root.cn': [{ sid: 'a', v: text }] }));
    assert.deepEqual(
      app.steps.list.map(({ name, kind, calls, bytes: sum }) => ({ name, kind, calls, bytes: sum })),
      [
        { name: 'launch', kind: 'launch', calls: 1, bytes: bytes('home') },
        { name: 'tap go', kind: 'stay', calls: 2, bytes: 2 * bytes('八角') }
      ]
    );
    const budgets = {
      firstRenderBytes: 1000,
      tapBytes: 10,
      listWindowBytes: 1000,
      launchCalls: 2,
      pageOpenCalls: 2,
      pageNodes: 100,
      listNodes: 100
    };
    assert.throws(() => app.holdTo(budgets), /step "tap go" sends \d+ B to the view, its budget is 10 B/);
    assert.throws(
      () => app.holdTo({ ...budgets, tapBytes: 1000, launchCalls: 0 }),
      /opens pages\/home\/index with 1 setData/
    );
    app.holdTo({ ...budgets, tapBytes: 1000 });
  });

  it('drops data for a page that is gone, as WeChat does', async () => {
    const late = 'setTimeout(function () { page.show("late"); }, 20); wx.navigateBack({});';
    const { folder } = sampleOutput({
      'base.wxml': template,
      'pages/home/index.js': page('wx.navigateTo({ url: "/pagesNews/NewsDtl" });'),
      'pagesNews/NewsDtl.js': page(late)
    });
    const app = await launch({ dist: folder, baseUrl });
    apps.push(app);
    await app.tap({ id: 'go' });
    await app.tap({ id: 'go' });
    assert.deepEqual(app.stack, ['pages/home/index']);
    assert.equal(app.steps.list.at(-1)?.calls, 0);
  });

  it('asks for the app’s answer to sharing and passes the launch query on', async () => {
    const { folder } = sampleOutput({
      'base.wxml': template,
      'pages/home/index.js': `Page({ data: { root: { cn: [] } }, onLoad: function (q) { this.q = q; }, onShareAppMessage: function () { return { path: '/' + this.q.id }; } });`
    });
    const app = await launch({ dist: folder, baseUrl, query: { id: 'a%20b' }, scene: 1007 });
    apps.push(app);
    assert.deepEqual({ ...(app.share() as object) }, { path: '/a%20b' });
  });
});
