import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleApp } from './sampleApp';

const sample = new SampleApp();

const listen = `var manager = wx.getUpdateManager(), seen = [];
  manager.onCheckForUpdate(function (r) { seen.push('has ' + r.hasUpdate); page.show(seen.join()); });
  manager.onUpdateReady(function () { seen.push('ready'); page.show(seen.join()); manager.applyUpdate(); });
  manager.onUpdateFailed(function () { seen.push('failed'); page.show(seen.join()); });`;

describe('the update manager in the harness', () => {
  for (const [update, says, times] of [
    [undefined, 'has false', 0],
    ['ready', 'has true,ready', 1],
    ['failed', 'has true,failed', 0]
  ] as const) {
    it(`reports ${update ?? 'no'} newer version, also to a function that is registered late`, async () => {
      const app = await sample.start(listen, '', { ...(update && { update }) });
      await app.tap({ id: 'go' });
      assert.match(app.page.text(), new RegExp(`${says}(\n|$)`));
      assert.equal(app.account.updates.timesApplied, times);
    });
  }
});
