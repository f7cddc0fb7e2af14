import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { PurchaseBrief } from '@contract/listing';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { chooseGoods, chooseRegion } from './formActions';
import { logIn } from './logIn';
import { setupScenario } from './setupScenario';

const path = 'pagesTransaction/purchase/create-purchase/index';
/** A mobile number that no demo user has. */
const buyer = '19912345680';

/** Returns the day in so many days, YYYY-MM-DD. */
const dayIn = (days: number) => shanghaiDay(Date.now() + days * DAY_MS);

describe('a purchase request in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  before(async () => {
    app = await scene.open({ path });
  });

  it('asks for a login, then shows the missing fields of the first step', async () => {
    assert.match(app.page.text(), /登录后发布/);
    await app.tap({ text: '登录' });
    await logIn(app, buyer);
    await app.until(() => app.page.text().includes('品种与规格'));
    await app.tap({ text: '还差 6 项，去填写' });
    assert.match(app.page.text(), /填采购量/);
    assert.doesNotMatch(app.page.text(), /收货地/);
  });

  it('continues once the goods are chosen, with a generated title', async () => {
    await chooseGoods(app);
    await app.tap({ text: '吨' });
    await app.input({ label: '采购量' }, '5');
    await app.input({ label: '期望价' }, '34000');
    await app.tap({ text: '下一步' });
    assert.match(app.page.text(), /收货地/);
  });

  it('refuses a deadline after the day on which the goods are needed', async () => {
    await chooseRegion(app, '收货地 选到市或区县');
    await app.fire({ tag: 'picker', nth: 0 }, 'change', { value: dayIn(10) });
    await app.fire({ tag: 'picker', nth: 1 }, 'change', { value: dayIn(11) });
    for (const text of ['一次性', '款到发货', '不需要']) await app.tap({ text });
    assert.match(app.page.text(), /不能晚于到货日/);
    await app.fire({ tag: 'picker', nth: 1 }, 'change', { value: dayIn(7) });
    assert.doesNotMatch(app.page.text(), /不能晚于到货日/);
    await app.tap({ text: '下一步' });
    assert.match(app.page.text(), /报价名额/);
  });

  it('is submitted for review', async () => {
    await app.tap({ text: '提交审核' });
    await app.until(() => app.page.text().includes('已提交，等审核'));
  });

  it('a purchase request of another user opens no form', async () => {
    const { items } = await fetchJson<Page<PurchaseBrief>>(scene.server, '/api/front/purchase/list?limit=1');
    const stranger = await scene.openAs('13800138002', path, { id: items[0]?.id ?? '' });
    assert.match(stranger.page.text(), /这不是您的采购/);
    assert.ok(!stranger.page.text().includes(items[0]?.title ?? ''), stranger.page.text());
  });
});
