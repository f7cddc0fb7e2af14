import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { page, SampleApp, template } from './sampleApp';

const sample = new SampleApp();

describe('failures of a scenario', () => {
  it('a console.error of the app fails the scenario', async () => {
    await assert.rejects(sample.tapping('console.error("no price", 7);'), /console\.error: no price 7/);
  });

  it('a handler that throws fails the scenario', async () => {
    await assert.rejects(sample.tapping('throw new Error("handler broke");'), /handler broke/);
  });

  it('a promise of the app that is rejected without a handler fails the scenario', async () => {
    await assert.rejects(
      sample.tapping('Promise.reject(new Error("forgotten"));'),
      /unhandled rejection: Error: forgotten/
    );
  });

  it('a call of wx that the harness lacks fails the scenario with its name', async () => {
    await assert.rejects(
      sample.tapping('wx.startBluetoothDevicesDiscovery({});'),
      /wx\.startBluetoothDevicesDiscovery was called/
    );
  });

  it('code created from text fails the scenario', async () => {
    await assert.rejects(sample.tapping('new Function("return 1")();'), /Code generation from strings disallowed/);
  });

  for (const name of ['fetch', 'URL', 'process', 'Buffer', 'Intl', 'crypto', 'structuredClone']) {
    it(`the use of ${name}, which WeChat does not have, fails the scenario`, async () => {
      await assert.rejects(sample.tapping(`${name}.x;`), new RegExp(`${name} is not defined`));
    });
  }

  it('the use of window, which WeChat hides, fails the scenario', async () => {
    await assert.rejects(sample.tapping('window.x;'), /Cannot read properties of undefined/);
  });

  it('a tap on an element without a listener fails the scenario', async () => {
    await assert.rejects((await sample.start('')).tap({ id: 'dead' }), /nothing listens to a tap on dead/);
  });

  it('a tap on a disabled button fails the scenario', async () => {
    await assert.rejects((await sample.start('')).tap({ id: 'off' }), /the button off is disabled/);
  });

  it('a target that matches two elements or none fails the scenario', async () => {
    const app = await sample.start(
      '',
      "page.setData({ root: { cn: [{ sid: '1', v: 'Pepper' }, { sid: '2', v: 'Pepper' }] } });"
    );
    await assert.rejects(app.tap({ text: 'Pepper' }), /2 elements fit/);
    await assert.rejects(app.tap({ text: 'Salt' }), /nothing on the page fits/);
  });

  it('a setData above WeChat’s limit fails the scenario', async () => {
    await assert.rejects(sample.tapping('page.show(new Array(1100000).join("x"));'), /setData of \d+ B/);
  });

  it('a sent field without a slot in base.wxml fails the scenario', async () => {
    const app = await sample.open({
      'base.wxml': `${template}<template name="tmpl_0_8"><view class="{{i.cl}}" aria-role="{{i.p0}}" /></template>`,
      'pages/home/index.js': page('page.setData({ "root.cn": [{ nn: "8", sid: "a", p0: "tab", ariaLevel: 2 }] });')
    });
    await assert.rejects(app.tap({ id: 'go' }), /"ariaLevel" of a <view> is sent, for which base\.wxml has no slot/);
  });

  it('text that is nested deeper than base.wxml renders fails the scenario', async () => {
    const levels = [0, 1].map((n) => `<template name="tmpl_${n}_7"><text class="{{i.cl}}" /></template>`).join('');
    const nested = '{ nn: "7", sid: "a", cn: [{ nn: "7", sid: "b", cn: [{ nn: "7", sid: "c", cn: [] }] }] }';
    const app = await sample.open({
      'base.wxml': template + levels,
      'pages/home/index.js': page(`page.setData({ "root.cn": [${nested}] });`)
    });
    await assert.rejects(app.tap({ id: 'go' }), /a <text> inside 2 others is sent/);
  });

  it('a failure that the scenario tolerates does not fail it', async () => {
    const app = await sample.start('console.error("offline");', '', { tolerate: [/offline/] });
    await app.tap({ id: 'go' });
  });
});
