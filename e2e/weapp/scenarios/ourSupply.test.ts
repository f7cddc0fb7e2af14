import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

const path = 'pagesTransaction/supply/our-supply/index';
const owner = '13800138000';

describe('own supplies in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  let offered: OwnSupplyBrief[];

  async function ask(tab: string): Promise<OwnSupplyBrief[]> {
    const call = `/api/front/supply/mine?tab=${tab}&limit=20`;
    return (await fetchJson<Page<OwnSupplyBrief>>(scene.server, call, await scene.headersOf(owner))).items;
  }
  const statusOf = async (tab: string, id = '') => (await ask(tab)).find((supply) => supply.id === id)?.status;

  before(async () => {
    app = await scene.openAs(owner, path);
    offered = await ask('onSale');
  });

  it('need a login', async () => {
    const visitor = await scene.open({ path });
    assert.match(visitor.page.text(), /登录后管理供应/);
  });

  it('are listed with their actions', () => {
    assert.ok(offered.length > 1);
    for (const { title } of offered.slice(0, 3)) assert.ok(app.page.text().includes(title), app.page.text());
    assert.match(app.page.text(), /改价格和库存/);
  });

  it('can be moved to the top of the list once a day', async () => {
    await app.tap({ text: '刷新', nth: 0 });
    assert.match(app.page.text(), /已刷新，排到前面了/);
    await app.tap({ text: '明天可刷新', nth: 0 });
    assert.match(app.page.text(), /今天已刷新过，明天再来/);
  });

  it('can be paused and resumed', async () => {
    const [first] = await ask('onSale');
    await app.tap({ text: '更多', nth: 0 });
    await app.tap({ text: '下架' });
    await app.tap({ text: '暂停展示' });
    await app.until(() => app.page.text().includes('已暂停展示'));
    assert.equal(await statusOf('offShelf', first?.id), 'paused');
    await app.tap({ text: '已下架', nth: 0 });
    await app.tap({ text: '恢复上架', nth: 0 });
    await app.until(() => app.page.text().includes('已恢复上架'));
  });
});
