import type { Page as PageOf } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import { apiRequest } from '../apiRequest';
import { expect, test } from '../fixtures';

const landing = /^[^?]*\/supply\/middle-page\/index\?/;

/** Returns a supply whose owner can be contacted. */
async function someSupply(url: string): Promise<SupplyBrief> {
  const { items } = await apiRequest<PageOf<SupplyBrief>>(url, '/api/front/supply/list?limit=20');
  const found = items.find(({ seller }) => seller.companyId !== null);
  if (!found) throw new Error('the demo data has no supply of a company');
  return found;
}

test('a shared supply is shown without a login, and continues at the same position after one', async ({
  app,
  page,
  site
}) => {
  const supply = await someSupply(site.url);
  const link = `pagesTransaction/supply/middle-page/index?id=${supply.id}&inviteCode=NANLIU88&type=share`;

  await test.step('it is public', async () => {
    await app.open(link);
    await expect(app.text(supply.title)).toBeVisible();
    await expect(app.button('登录 / 注册')).toBeVisible();
    await expect(app.top.getByText(/1[3-9]\d ?\d{4} ?\d{4}/)).toHaveCount(0);
  });

  await test.step('a login returns to it', async () => {
    await app.button('登录 / 注册').click();
    await app.logIn('19900000561');
    await expect(app.button('查看完整信息')).toBeVisible();
    await expect(page).toHaveURL(landing);
    await expect(page).toHaveURL(new RegExp(`id=${supply.id}`));
    await expect(app.text(supply.title)).toBeVisible();
    await expect(app.button('登录 / 注册')).toHaveCount(0);
  });

  await test.step('its links work', async () => {
    await app.button('查看完整信息').click();
    await expect(page).toHaveURL(/supply-info\/index/);
    await expect(app.text('起订')).toBeVisible();
  });
});

test('a visitor who opens a conversation about a shared supply is in it after the login', async ({
  app,
  page,
  site
}) => {
  const supply = await someSupply(site.url);
  await app.open(`pagesTransaction/supply/middle-page/index?id=${supply.id}&type=share`);
  await app.button('联系供应商').click();
  await app.button('手机号登录').click();
  await app.enterCode('19900000562');
  await app.button('以后再说').click();
  await expect(app.top.getByPlaceholder('输入消息')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^[^?]*/customer-service/index\\?id=${supply.id}`));
  await expect(app.text(supply.title)).toBeVisible();
});
