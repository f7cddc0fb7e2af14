import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleApp } from './sampleApp';

const sample = new SampleApp();

const show = 'function show(r) { page.show(r.errMsg + (r.errno ? " " + r.errno : "")); }';
const copy = 'wx.setClipboardData({ data: "x", success: show, fail: show });';
/** Registers a sheet that agrees in the name of a button, and one that refuses. */
const listening = (resolution: string) =>
  `getApp().answer = null; wx.onNeedPrivacyAuthorization(function (resolve, event) {
     resolve({ event: 'exposureAuthorization' }); page.show('asked for ' + event.referrer);
     getApp().answer = function () { resolve(${resolution}); };
   });`;
const open = (onLoad: string, script = `${show} ${copy}`) => sample.start(script, onLoad, { needsPrivacy: true });

describe('the privacy guide in the harness', () => {
  it('is asked for by a dialog of WeChat’s where the app does not listen', async () => {
    const app = await open('');
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /setClipboardData:ok/);
    assert.deepEqual([app.account.privacy.dialogsShown, app.sideEffects.clipboard], [1, 'x']);
  });

  it('refuses the call, and asks for nothing within ten seconds after a refusal', async () => {
    const app = await open('');
    app.account.privacy.answers = 'refuses';
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /setClipboardData:fail privacy permission is not authorized 104/);
    app.account.privacy.answers = 'agrees';
    await app.tap({ id: 'go' });
    assert.deepEqual([app.account.privacy.dialogsShown, app.sideEffects.clipboard], [1, '']);
  });

  it('holds the call back until the sheet of the app has an answer', async () => {
    const script = `if (getApp().answer) getApp().answer(); else { ${show} ${copy} }`;
    const app = await open(listening("{ event: 'disagree' }"), script);
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /asked for setClipboardData/);
    const { asked, sheetsShown, dialogsShown } = app.account.privacy;
    assert.deepEqual([asked, sheetsShown, dialogsShown], [['setClipboardData'], 1, 0]);
    await app.tap({ id: 'go' });
    await app.settle();
    assert.match(app.page.text(), /104/);
  });

  it('takes no agreement for a button that was not pressed', async () => {
    const script = `if (getApp().answer) getApp().answer(); else { ${show} ${copy} }`;
    const app = await open(listening("{ event: 'agree', buttonId: 'agree' }"), script);
    await app.tap({ id: 'go' });
    await app.tap({ id: 'go' });
    await app.settle();
    assert.match(app.page.text(), /104/);
    assert.equal(app.account.privacy.isAgreed, false);
  });
});

describe('the base library in the harness', () => {
  it('has no call that came later, and says so', async () => {
    const script = 'page.show([typeof wx.getPrivacySetting, wx.canIUse("getPrivacySetting")].join());';
    for (const [baseLibrary, expected] of [
      ['2.32.2', /undefined,false/],
      ['2.32.3', /function,true/]
    ] as const) {
      const app = await sample.start(script, '', { baseLibrary });
      await app.tap({ id: 'go' });
      assert.match(app.page.text(), expected);
    }
  });
});
