import type { Page as PageOf } from '@contract/common';
import type { OwnSupplyBrief, OwnSupplyTab } from '@contract/ownSupply';
import { apiRequest } from '../apiRequest';
import { expect, test } from '../fixtures';
import { OwnSuppliesPage } from '../pages/OwnSuppliesPage';

/** Owns several supplies in the name of a company. */
const seller = '13800138000';

test('a supply is extended, paused, resumed and ended, and its viewers see each status', async ({
  app,
  otherApp,
  site
}) => {
  const token = await app.enter(seller);
  const viewer = await otherApp();
  const own = new OwnSuppliesPage(app);
  const first = async (tab: OwnSupplyTab): Promise<OwnSupplyBrief> => {
    const { items } = await apiRequest<PageOf<OwnSupplyBrief>>(
      site.url,
      `/api/front/supply/mine?tab=${tab}&limit=1`,
      token
    );
    if (!items[0]) throw new Error(`the seller has nothing under ${tab}`);
    return items[0];
  };
  await own.open();
  const supply = await first('onSale');
  const read = () => viewer.open(`pagesTransaction/supply/supply-info/index?id=${supply.id}`);

  await test.step('extend it by sixty days', async () => {
    const renewal = await own.renew(60);
    const { id, validUntil } = await first('onSale');
    expect(id).toBe(supply.id);
    expect(renewal).toContain(String(validUntil));
    await expect(app.text(`有效期至 ${validUntil}`)).toBeVisible();
  });

  await test.step('a paused supply can be read but not inquired about', async () => {
    await own.pause();
    await read();
    await expect(viewer.text('供应已暂停')).toBeVisible();
    await expect(viewer.button('看同类货源')).toBeVisible();
    await expect(viewer.button('询价')).toHaveCount(0);
  });

  await test.step('a resumed supply is offered as before', async () => {
    await own.showTab('已下架');
    expect((await first('offShelf')).id).toBe(supply.id);
    await own.resume();
    await read();
    await expect(viewer.button('询价')).toBeVisible();
  });

  await test.step('an ended supply stays ended', async () => {
    await own.open();
    expect((await first('onSale')).id).toBe(supply.id);
    await own.close();
    await read();
    await expect(viewer.text('供应已结束')).toBeVisible();
    await own.showTab('已下架');
    await expect(app.text('已结束')).toBeVisible();
    expect((await first('offShelf')).status).toBe('closed');
  });
});
