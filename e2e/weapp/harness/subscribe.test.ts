import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleApp } from './sampleApp';

const sample = new SampleApp();

const ask = 'wx.requestSubscribeMessage({ tmplIds: ["T1"], success: show, fail: show });';
const show = 'function show(r) { page.show(r.errMsg + " " + r.T1 + " " + r.errno); }';

describe('subscription messages in the harness', () => {
  it('are asked for in a tap alone', async () => {
    const app = await sample.start(`${show} ${ask}`, `${show} ${ask}`);
    assert.match(app.page.text(), /requestSubscribeMessage:fail can only be invoked by user TAP gesture/);
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /requestSubscribeMessage:ok accept/);
    assert.deepEqual(app.account.subscriptions.asked, [['T1']]);
  });

  it('are refused by the user for this time or for all', async () => {
    const app = await sample.start(`${show} ${ask}`);
    app.account.subscriptions.answers = 'reject';
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /:ok reject/);
    app.account.subscriptions.answers = 'off';
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /:fail The main switch is switched off undefined 20004/);
  });
});

describe('a single page in the harness', () => {
  it('has no other pages, no login and no permissions', async () => {
    for (const call of ['navigateTo({ url: "/pages/mine/index", ', 'login({ ', 'chooseMedia({ ', 'setTabBarStyle({ ']) {
      const script = `wx.${call}fail: function (r) { page.show(r.errMsg); } });`;
      const app = await sample.start(script, '', { scene: 1154 });
      await app.tap({ id: 'go' });
      assert.match(app.page.text(), /:fail not supported in single page mode/);
    }
  });
});
