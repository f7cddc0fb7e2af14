import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

const landing = 'pagesTransaction/supply/middle-page/index';
const buyer = '13800138004';
/** The buyer's own company, and the companies of their conversations in the demo data. */
const known = ['辛味食品（演示）', '桂南香叶供应链（演示）', '和志山', '芝川椒农联合社'];

describe('contacting the seller of a supply in the mini-program', () => {
  const scene = setupScenario();
  let supply: SupplyBrief;

  before(async () => {
    const { items } = await fetchJson<Page<SupplyBrief>>(scene.server, '/api/front/supply/list?limit=50');
    const others = items.filter(({ seller }) => !known.includes(seller.name));
    supply = others[0] ?? assert.fail('no supply is offered');
  });

  it('a shared supply is shown without a login', async () => {
    const app = await scene.open({ path: landing, query: { id: supply.id, type: 'share', inviteCode: 'ABCD' } });
    await app.until(() => app.page.text().includes('查看完整信息'));
    assert.match(app.page.text(), /联系供应商/);
    assert.doesNotMatch(app.page.text(), /1[3-9]\d ?\d{4} ?\d{4}/);
  });

  it('a scanned supply that is deleted leads to others', async () => {
    const app = await scene.open({ path: landing, query: { scene: encodeURIComponent('id=gone') }, scene: 1047 });
    await app.until(() => app.page.text().includes('这条供应不在了'));
    await app.until(() => app.page.text().includes('最新供应'));
    await app.tap({ text: '全部供应', nth: 0 });
    assert.deepEqual(app.stack, ['pages/transaction/index']);
  });

  it('a logged-in user continues from a scanned supply to its details', async () => {
    const app = await scene.openAs(buyer, landing, { scene: encodeURIComponent(`id=${supply.id}`) });
    assert.doesNotMatch(app.page.text(), /登录/);
    await app.tap({ text: '查看完整信息' });
    assert.equal(app.page.path, 'pagesTransaction/supply/supply-info/index');
    assert.ok(app.page.text().includes(supply.title), app.page.text());
  });

  it('an inquiry starts a conversation with the seller', async () => {
    const app = await scene.openAs(buyer, 'pagesTransaction/supply/customer-service/index', { id: supply.id });
    await app.until(() => app.page.text().includes('可以先问库存'));
    // A quick question is sent with one tap.
    await app.tap({ text: '还有现货吗？' });
    await app.until(() => /\d\d:\d\d\n还有现货吗？/.test(app.page.text()));
  });
});
