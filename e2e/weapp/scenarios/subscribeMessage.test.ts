import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

const path = 'pagesMarket/marketInfo/index';
const query = { lineId: 'star-anise.dahong.yulin' };
const sent = (app: App) => app.requests.filter((request) => request.path.endsWith('/subscribeMessage/accept')).length;

describe('a subscription message for a price alert', () => {
  const scene = setupScenario();

  /** Adds an alert, whose button is the tap that WeChat needs. */
  async function addAlert(answers: 'accept' | 'reject' | 'off', price: string): Promise<App> {
    const app = await scene.openAs('13800138000', path, query);
    app.account.subscriptions.answers = answers;
    await app.tap({ text: '提醒' });
    await app.input({ label: '提醒价格' }, price);
    await app.tap({ text: '添加提醒' });
    return app;
  }

  it('is asked for with the tap that adds the alert, and recorded once accepted', async () => {
    const app = await addAlert('accept', '99.5');
    assert.deepEqual(app.account.subscriptions.asked, [['demo-price-alert']]);
    await app.until(() => sent(app) === 1);
  });

  it('leaves the alert as it is when the user refuses', async () => {
    const app = await addAlert('reject', '99.6');
    assert.deepEqual([app.account.subscriptions.asked.length, sent(app)], [1, 0]);
    assert.match(app.page.text(), /99\.6/);
  });

  it('leaves the alert as it is when the user has switched the messages off', async () => {
    const app = await addAlert('off', '99.7');
    assert.deepEqual([app.account.subscriptions.asked.length, sent(app)], [0, 0]);
    assert.match(app.page.text(), /99\.7/);
  });
});
