import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setupScenario } from './setupScenario';

const path = 'pagesExhibit/index';
/** A member whose ticket for the expo is issued. */
const ticketHolder = '13800138004';
const code = /门票码 [0-9A-Z]{4} [0-9A-Z]{4}/;

describe('index of the expo, whose content is a package of code', () => {
  const scene = setupScenario();

  it('downloads its content once and shows the expo', async () => {
    const app = await scene.open({ path });
    await app.until(() => app.page.text().includes('距开幕'));
    assert.equal(app.page.path, path);
    assert.match(app.page.text(), /登记\n日程\n地图\n展商\n评选\n介绍\n招商\n直播\n证书\n优惠券/);
    assert.deepEqual(
      app.packages.requested.filter((root) => root === 'async/expoIndex'),
      ['async/expoIndex']
    );
  });

  it('offers a retry when its package cannot be downloaded', async () => {
    const app = await scene.open({ path, lostPackages: ['async/expoIndex'] });
    assert.match(app.page.text(), /没连上服务器/);
    app.packages.unreachable.clear();
    await app.tapForPage({ text: '重试' });
    await app.until(() => app.page.text().includes('距开幕'));
  });

  it('shows the ticket of a member, also after a cold start without a network', async () => {
    const app = await scene.openAs(ticketHolder, path);
    await app.until(() => code.test(app.page.text()));
    const [shown] = code.exec(app.page.text()) ?? [];
    const { storage } = app;
    await scene.server.kill();
    try {
      const tolerate = [/ECONNREFUSED/, /request:fail/];
      const later = await scene.open({ path, scene: 1007, storage, tolerate });
      await later.until(() => later.page.text().includes(shown ?? 'no code'));
      assert.match(later.page.text(), /距开幕/);
    } finally {
      await scene.server.restart();
    }
  });

  it('shares the expo that it shows', async () => {
    const app = await scene.open({ path, query: { expoId: 'expo-past' } });
    await app.until(() => app.page.text().includes('已结束'));
    const { path: shared } = app.share() as { path: string };
    assert.ok(shared.includes(`${path}?expoId=expo-past`), shared);
  });
});
