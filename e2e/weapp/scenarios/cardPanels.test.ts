import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import { Painter } from '../drawing/Painter';
import type { App } from '../harness/App';
import { dist } from './dist';
import { setupScenario } from './setupScenario';

const path = routes['vcard.webview'];
/** Owner of a company in the demo data, with cards and visitors. */
const owner = '13800138000';
const drawing = /^https?:\/\/[^/]+\/share\/app\/home\.chat\.jpg\?lang=/;

describe('the panels of the business cards in the mini-program', () => {
  const scene = setupScenario();
  let painter: Painter;

  before(async () => {
    painter = await Painter.start({ dist, baseUrl: scene.server.url });
  });
  after(() => painter?.close());

  const openPanel = (webviewPathName: string, more: Record<string, string> = {}) =>
    scene.openAs(owner, path, { webviewPathName, ...more });
  const shared = (app: App) => app.share() as { path: string; imageUrl: string };
  /** WeChat would send a page that sets no card with a picture of the screen. */
  function assertSharesHome(app: App): void {
    const card = shared(app);
    assert.equal(card.path, `/${routes.home}`);
    assert.match(card.imageUrl, drawing);
  }

  it('say that a name is unknown, and lead to the own cards', async () => {
    const app = await openPanel('Wallet');
    assert.match(app.page.text(), /没有这个页面/);
    assertSharesHome(app);
    await app.tap({ text: '看我的名片' });
    assert.equal(app.page.path, routes['vcard.shell']);
  });

  it('share nothing of a visitor’s screen', async () => {
    for (const webviewPathName of ['Vcard', 'VcardHolder', 'Company']) {
      assertSharesHome(await scene.open({ path, query: { webviewPathName } }));
    }
  });

  it('show the own cards, and share the one in view', async () => {
    const app = await openPanel('Vcard');
    assert.match(app.page.text(), /谁看过我[\s\S]*被收藏|被收藏[\s\S]*谁看过我/);
    assert.deepEqual(await painter.faults(app.screen), []);
    assert.ok(shared(app).path.startsWith(`/${routes['vcard.shareMiddlePage']}?id=`), shared(app).path);
  });

  it('show all visitors of the cards, and share none of them', async () => {
    const app = await openPanel('Vcard', { pageType: 'radar' });
    assert.match(app.page.text(), /近 \d+ 天每日浏览/);
    assert.deepEqual(await painter.faults(app.screen), []);
    assertSharesHome(app);
  });

  it('take the place of each other, and share nothing of the card holder', async () => {
    const app = await openPanel('VcardHolder');
    assertSharesHome(app);
    await app.tap({ text: '公司' });
    assert.deepEqual(app.stack, [path]);
    assert.equal(app.page.query.webviewPathName, 'Company');
    await app.until(() => app.page.text().includes('桂南香叶供应链（演示）'));
  });

  it('show the company with the cards of its members and the way to it, and share its public page', async () => {
    const app = await openPanel('Company');
    assert.match(app.page.text(), /桂南香叶供应链（演示）/);
    assert.deepEqual(await painter.faults(app.screen), []);
    assert.ok(shared(app).path.startsWith(`/${routes['company.information']}?id=`), shared(app).path);
    await app.tap({ text: '看地图' });
    assert.equal(app.sideEffects.opened[0]?.name, '桂南香叶供应链（演示）');
    await app.tap({ text: '成员' });
    await app.until(() => app.page.text().includes('覃秀兰'));
    await app.tap({ text: '覃秀兰', nth: 0 });
    assert.equal(app.page.path, routes['vcard.shell']);
    assert.equal(app.page.query.pageType, 'visitorCardDetail');
    await app.until(() => app.page.text().includes('覃秀兰'));
  });
});
