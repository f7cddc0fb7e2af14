import type { Page as PageOf } from '@contract/common';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import { formatPhone } from '../../src/lib/mobile';
import { apiRequest } from '../apiRequest';
import { createCard } from '../businessCard';
import { expect, test } from '../fixtures';

/** A grower who hides their number, and a buyer whom no other journey knows. */
const [grower, buyer] = ['13800138001', '19900000715'];
const reason = '每月约五吨，想长期合作';
const holderPanel = 'pages/vcard/webview/webview?webviewPathName=VcardHolder';

test('two users exchange their contacts, the buyer by the second of two cards, and neither sees the other’s before', async ({
  app,
  otherApp,
  site
}) => {
  const growerApp = await otherApp();
  const token = await growerApp.enter(grower);
  const { items } = await apiRequest<PageOf<OwnSupplyBrief>>(
    site.url,
    '/api/front/supply/mine?tab=onSale&limit=1',
    token
  );
  const [supply] = items;
  if (!supply) throw new Error('the grower offers nothing');
  const buyerToken = await app.enter(buyer);
  const ownCard = { name: '林知夏', mobile: buyer };
  await createCard(site.url, buyerToken, { ...ownCard, position: '采购经理', companyName: '山岚香料' });
  await createCard(site.url, buyerToken, { ...ownCard, position: '合伙人', companyName: '南岭贸易' });

  await test.step('the buyer requests the contact on the page of the supply', async () => {
    await app.open(`pagesTransaction/supply/supply-info/index?id=${supply.id}`);
    await app.button('交换名片').click();
    await expect(app.text('我展示的信息')).toBeVisible();
    await app.top.getByRole('radio', { name: /南岭贸易/ }).click();
    await app.top.locator('textarea').fill(reason);
    await app.button('发送请求').click();
    await expect(app.text('等待对方同意')).toBeVisible();
    await expect(app.top.getByText(formatPhone(grower))).toHaveCount(0);
  });

  await test.step('the grower sees the buyer and the reason, and agrees', async () => {
    await growerApp.open('pagesAuth/notify-center/index');
    await growerApp.top
      .getByText(/交换(名片|联系方式)/)
      .first()
      .click();
    await expect(growerApp.text(reason)).toBeVisible();
    await expect(growerApp.top.getByText(formatPhone(buyer))).toHaveCount(0);
    await growerApp.button('同意并交换').click();
    await expect(growerApp.text(formatPhone(buyer))).toBeVisible();
  });

  await test.step('the buyer sees the number too', async () => {
    await app.open('pagesAuth/notify-center/index');
    await app.top
      .getByText(/已交换/)
      .first()
      .click();
    await expect(app.text(formatPhone(grower))).toBeVisible();
  });

  await test.step('both have each other in their card holders, met by the supply', async () => {
    await app.open(holderPanel);
    await expect(app.text('1 人')).toBeVisible();
    await expect(app.text(supply.title)).toBeVisible();
    await growerApp.open(holderPanel);
    await growerApp.top.getByRole('searchbox', { name: '搜姓名、公司、备注' }).fill('linzhixia');
    await expect(growerApp.link(/林知夏/)).toContainText('南岭贸易');
    await expect(growerApp.link(/林知夏/)).toContainText(supply.title);
  });
});
