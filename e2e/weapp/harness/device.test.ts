import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleApp } from './sampleApp';

const sample = new SampleApp();

describe('the device of the harness', () => {
  it('passes values of the app’s own sandbox to callbacks', async () => {
    const app = await sample.start(
      'wx.getRandomValues({ length: 8, success: function (r) { page.show(String(r.randomValues instanceof ArrayBuffer)); } });'
    );
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /true/);
  });

  it('cuts typed text at maxlength', async () => {
    const app = await sample.start('page.show(event.detail.value);');
    await app.input({ id: 'field' }, '123456');
    assert.match(app.page.text(), /1234$|1234\n/);
  });

  it('returns a canvas that records its draw calls', async () => {
    const app =
      await sample.start(`wx.createSelectorQuery().select('#chart').fields({ node: true, size: true }).exec(function (r) {
      var g = r[0].node.getContext('2d'); g.strokeStyle = '#fff'; g.moveTo(r[0].width, r[0].height); page.show(g.strokeStyle);
    });`);
    await app.tap({ id: 'go' });
    assert.deepEqual(app.page.drawCalls('chart'), [
      { name: 'strokeStyle', values: ['#fff'] },
      { name: 'moveTo', values: [300, 120] }
    ]);
  });

  it('records how bright the screen is, whether it stays on, and the contacts that were saved', async () => {
    const app = await sample.start(`wx.setScreenBrightness({ value: 1 }); wx.setKeepScreenOn({ keepScreenOn: true });
    wx.addPhoneContact({ firstName: 'Lu', email: 'lu@example.com', success: function () {} });
    wx.addPhoneContact({ email: 'a@b.cn', fail: function (e) { page.show(e.errMsg); } });`);
    await app.tap({ id: 'go' });
    const { brightness, isKeptOn, contacts } = app.sideEffects;
    assert.deepEqual([brightness, isKeptOn, contacts], [1, true, [{ firstName: 'Lu', email: 'lu@example.com' }]]);
    assert.match(app.page.text(), /addPhoneContact:fail/);
  });

  it('records the events that were added to the calendar', async () => {
    const app =
      await sample.start(`wx.addPhoneCalendar({ title: 'Talk', startTime: 7, endTime: '9', location: 'Hall 1' });
    wx.addPhoneCalendar({ title: 'Talk', fail: function (e) { page.show(e.errMsg); } });`);
    await app.tap({ id: 'go' });
    assert.deepEqual(
      app.sideEffects.events.map(({ title, startTime, endTime, location }) => [title, startTime, endTime, location]),
      [['Talk', 7, '9', 'Hall 1']]
    );
    assert.match(app.page.text(), /addPhoneCalendar:fail/);
  });

  it('keeps the storage over a restart', async () => {
    const first = await sample.start('wx.setStorageSync("token", { a: [1] });');
    await first.tap({ id: 'go' });
    const second = await sample.start('', 'page.show(JSON.stringify(wx.getStorageSync("token")));', {
      storage: first.storage
    });
    assert.match(second.page.text(), /\{"a":\[1\]\}/);
  });
});
