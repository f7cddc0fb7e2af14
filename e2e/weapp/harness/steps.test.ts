import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { page, SampleApp } from './sampleApp';

const sample = new SampleApp();

describe('the steps of the harness', () => {
  it('show no skeleton because of a slow server', async () => {
    const app = await sample.start(`var late = setTimeout(function () { page.show("skeleton"); }, 200);
      wx.request({ url: "http://127.0.0.1:8080/slow", success: function () { clearTimeout(late); page.show("prices"); } });`);
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /prices/);
    assert.equal(app.steps.list.at(-1)?.calls, 1);
  });

  it('show no skeleton because of a busy machine', async () => {
    const app = await sample.start(`var late = setTimeout(function () { page.show("skeleton"); }, 100);
      wx.getStorage({ key: "none", complete: function () {
        for (var until = Date.now() + 150; Date.now() < until; );
        wx.getStorage({ key: "none", complete: function () {
          wx.request({ url: "http://127.0.0.1:8080/slow", success: function () { clearTimeout(late); page.show("prices"); } });
        } });
      } });`);
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /prices/);
    assert.equal(app.steps.list.at(-1)?.calls, 1);
  });

  it('wait for short timers, not for long ones', async () => {
    const app = await sample.start(
      'setTimeout(function () { page.show("soon"); }, 200); setTimeout(function () { page.show("late"); }, 60000);'
    );
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /soon/);
  });

  it('count nothing for what an earlier step left behind for later', async () => {
    const app = await sample.start(`if (!page.isToasting) {
        page.isToasting = true;
        setTimeout(function () { page.show("toast gone"); }, 260);
      } else wx.request({ url: "http://127.0.0.1:8080/slow", success: function () { page.show("prices"); } });`);
    await app.tap({ id: 'go' });
    await app.tap({ id: 'go' });
    assert.equal(app.steps.list.at(-1)?.calls, 1);
    assert.match(app.page.text(), /toast gone/);
  });

  it('count nothing for an ended step, and everything for the next one', async () => {
    const app = await sample.start('setTimeout(function () { page.show("by itself"); }, 400); page.show("asked for");');
    await app.tap({ id: 'go' });
    app.steps.end();
    await app.until(() => app.page.text().includes('by itself'));
    assert.deepEqual(
      app.steps.list.map(({ name, calls }) => [name, calls]),
      [
        ['launch', 0],
        ['tap go', 1]
      ]
    );
    await app.tap({ id: 'go' });
    assert.equal(app.steps.list.at(-1)?.calls, 1);
  });

  it('count the nodes of the trees that a call updates: of the page and what it passes on, or of a component alone', async () => {
    const app = await sample.open({
      'pages/home/index.js': page('page.show("八角");'),
      'comp.js':
        'Component({ properties: { i: Object }, methods: { eh: function () { this.setData({ isOn: true }); } } });',
      'comp.wxml': '<view id="inside" bindtap="eh"><text>Inside</text></view>'
    });
    await app.tap({ id: 'go' });
    await app.tap({ id: 'inside' });
    assert.deepEqual(
      app.steps.list.map(({ name, comparedNodes }) => [name, comparedNodes]),
      [
        ['launch', 0],
        ['tap go', 8 + 2],
        ['tap inside', 2]
      ]
    );
  });

  it('count the bytes of each script in the step that runs it first', async () => {
    const more = 'module.exports = "more";';
    const app = await sample.open({ 'pages/home/index.js': page('require("../../more.js");'), 'more.js': more });
    await app.tap({ id: 'go' });
    await app.tap({ id: 'go' });
    const [launch, ...taps] = app.steps.list.map(({ scripts }) => scripts);
    assert.ok(launch !== undefined && launch > 0);
    assert.deepEqual(taps, [more.length, 0]);
  });

  it('count calls and bytes of setData for each step and check them against a budget', async () => {
    const app = await sample.start('page.show("八角"); page.show("桂皮");', 'page.show("home");');
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
});
