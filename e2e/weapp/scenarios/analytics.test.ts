import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { App } from '../harness/App';
import { prefix } from './openApp';
import { setupScenario } from './setupScenario';

interface SentEvent {
  event: string;
  page: string;
}

const settings = 'pagesAuth/setting/AccountSetting';
const statistics = { label: '使用统计' };
const agreed = { [`${prefix}analyticsAgreed`]: 'true' };

const analyticsCalls = ({ requests }: App, path: string) =>
  requests.filter(({ url }) => url.includes(`/analytics/${path}`));
const sentEvents = (app: App) =>
  analyticsCalls(app, 'events').flatMap(({ body }) => (JSON.parse(body ?? '') as { events: SentEvent[] }).events);
const codeRequests = ({ packages }: App) => packages.requested.filter((root) => root === 'async/analytics');

describe('statistics of use in the mini-program', () => {
  const scene = setupScenario();

  it('[compliance 11] neither load their code nor send anything without the consent', async () => {
    const app = await scene.open({ path: 'pages/mine/index' });
    await app.switchTab(1);
    await app.hide();
    await app.show({ scene: 1001 });
    assert.deepEqual([codeRequests(app), analyticsCalls(app, '')], [[], []]);
  });

  it('send the views of pages when the app goes to the background, once', async () => {
    const app = await scene.open({ path: 'pages/mine/index', storage: agreed });
    await app.until(() => codeRequests(app).length > 0 && analyticsCalls(app, 'config').length > 0);
    await app.switchTab(1);
    await app.hide();
    await app.until(() => sentEvents(app).some(({ event, page }) => event === 'pageView' && page === 'market'));
    const views = sentEvents(app).filter(({ event }) => event === 'pageView');
    assert.deepEqual(
      views.map(({ page }) => page),
      ['mine', 'market']
    );
  });

  it('stop and are deleted when they are switched off in the settings', async () => {
    const app = await scene.open({ path: settings, storage: agreed });
    await app.until(() => sentEvents(app).length > 0);
    await app.tap(statistics);
    await app.until(() => analyticsCalls(app, 'erase').length > 0);
    const before = sentEvents(app).length;
    await app.hide();
    await app.show({ scene: 1001 });
    assert.equal(sentEvents(app).length, before);
  });

  it('leave the app as it is when their package cannot be downloaded', async () => {
    const app = await scene.open({
      path: settings,
      storage: agreed,
      lostPackages: ['async/analytics'],
      tolerate: [/async\/analytics/]
    });
    assert.match(app.page.text(), /使用统计/);
    assert.deepEqual(analyticsCalls(app, ''), []);
  });
});
