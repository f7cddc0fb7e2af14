import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { page, SampleApp, template } from './sampleApp';

const sample = new SampleApp();

describe('the harness fails a scenario', () => {
  it('when the app writes console.error', async () => {
    await assert.rejects(sample.tapping('console.error("no price", 7);'), /console\.error: no price 7/);
  });

  it('when a handler throws', async () => {
    await assert.rejects(sample.tapping('throw new Error("handler broke");'), /handler broke/);
  });

  it('when a promise of the app is rejected without a handler', async () => {
    await assert.rejects(
      sample.tapping('Promise.reject(new Error("forgotten"));'),
      /unhandled rejection: Error: forgotten/
    );
  });

  it('when the harness lacks a call of wx, with its name', async () => {
    await assert.rejects(
      sample.tapping('wx.startBluetoothDevicesDiscovery({});'),
      /wx\.startBluetoothDevicesDiscovery was called/
    );
  });

  it('when code is created from text', async () => {
    await assert.rejects(sample.tapping('new Function("return 1")();'), /Code generation from strings disallowed/);
  });

  for (const name of ['fetch', 'URL', 'process', 'Buffer', 'Intl', 'crypto', 'structuredClone']) {
    it(`when the app uses ${name}, which WeChat does not have`, async () => {
      await assert.rejects(sample.tapping(`${name}.x;`), new RegExp(`${name} is not defined`));
    });
  }

  it('when the app uses window, which WeChat hides', async () => {
    await assert.rejects(sample.tapping('window.x;'), /Cannot read properties of undefined/);
  });

  it('when a scenario taps an element without a listener', async () => {
    await assert.rejects((await sample.start('')).tap({ id: 'dead' }), /nothing listens to a tap on dead/);
  });

  it('when a scenario taps a disabled button', async () => {
    await assert.rejects((await sample.start('')).tap({ id: 'off' }), /the button off is disabled/);
  });

  it('when a target matches two elements or none', async () => {
    const app = await sample.start(
      '',
      "page.setData({ root: { cn: [{ sid: '1', v: 'Pepper' }, { sid: '2', v: 'Pepper' }] } });"
    );
    await assert.rejects(app.tap({ text: 'Pepper' }), /2 elements fit/);
    await assert.rejects(app.tap({ text: 'Salt' }), /nothing on the page fits/);
  });

  it('when one setData exceeds WeChat’s limit', async () => {
    await assert.rejects(sample.tapping('page.show(new Array(1100000).join("x"));'), /setData of \d+ B/);
  });

  it('when a sent field has no slot in base.wxml', async () => {
    const app = await sample.open({
      'base.wxml': `${template}<template name="tmpl_0_8"><view class="{{i.cl}}" aria-role="{{i.p0}}" /></template>`,
      'pages/home/index.js': page('page.setData({ "root.cn": [{ nn: "8", sid: "a", p0: "tab", ariaLevel: 2 }] });')
    });
    await assert.rejects(app.tap({ id: 'go' }), /"ariaLevel" of a <view> is sent, for which base\.wxml has no place/);
  });

  it('when text is nested deeper than base.wxml renders', async () => {
    const levels = [0, 1].map((n) => `<template name="tmpl_${n}_7"><text class="{{i.cl}}" /></template>`).join('');
    const nested = '{ nn: "7", sid: "a", cn: [{ nn: "7", sid: "b", cn: [{ nn: "7", sid: "c", cn: [] }] }] }';
    const app = await sample.open({
      'base.wxml': template + levels,
      'pages/home/index.js': page(`page.setData({ "root.cn": [${nested}] });`)
    });
    await assert.rejects(app.tap({ id: 'go' }), /a <text> inside 2 others is sent/);
  });

  it('unless it expects the failure', async () => {
    const app = await sample.start('console.error("offline");', '', { tolerate: [/offline/] });
    await app.tap({ id: 'go' });
  });
});
