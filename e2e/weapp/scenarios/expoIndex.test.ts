import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setupScenario } from './setupScenario';

const path = 'pagesExhibit/index';

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

  it('shares the expo that it shows', async () => {
    const app = await scene.open({ path, query: { expoId: 'expo-past' } });
    await app.until(() => app.page.text().includes('已结束'));
    const { path: shared } = app.share() as { path: string };
    assert.ok(shared.includes(`${path}?expoId=expo-past`), shared);
  });
});
