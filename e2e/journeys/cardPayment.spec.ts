import type { Page as PageOf } from '@contract/common';
import type { PaymentOrder } from '@contract/payment';
import { routes } from '../../src/routes';
import { expect, test } from '../fixtures';
import type { App } from '../pages/App';
import { secureCall } from '../secureCall';

const terms = /我已阅读并同意/;
const payPath = routes['pay.vcard'];

/** Accounts of their own: each journey buys a level. */
const [payer, canceller, latecomer, waiter] = ['19900000611', '19900000612', '19900000613', '19900000614'];

/** Returns the orders of a user as the server has them, the newest first. */
async function ordersOf(site: string, token: string): Promise<PaymentOrder[]> {
  return (await secureCall<PageOf<PaymentOrder>>(site, '/api/front/payment/list', {}, token)).items;
}

/** Chooses a plan on its page and leaves for the page that plays the payment. */
async function leaveForPayment(app: App, plan: string): Promise<void> {
  await app.open(`${payPath}?plan=${plan}`);
  await app.top.getByRole('checkbox', { name: terms }).click();
  await app.button('确认支付').click();
  await expect(app.page).toHaveURL(/\/demo-pay\/\d{20}/);
}

const pressOnDemoPage = (app: App, name: string) => app.page.getByRole('button', { name, exact: true }).click();

const orderNoInAddress = (app: App) => new URL(app.page.url()).searchParams.get('orderNo') ?? '';

test('a level is bought from its introduction, and going back creates no second order', async ({ app, page }) => {
  const token = await app.enter(payer);
  await test.step('the introduction leads to the plan', async () => {
    await app.open(routes['vcard.marketIntroduction']);
    await expect(app.text('版本对比')).toBeVisible();
    await app.button('开通').click();
    await expect(page).toHaveURL(/plan=professional-1y/);
  });
  await test.step('nothing is ordered before the terms are agreed to [compliance 14]', async () => {
    const agreement = app.top.getByRole('checkbox', { name: terms });
    await expect(agreement).not.toBeChecked();
    await app.button('确认支付').click();
    await expect(app.text('请先勾选同意')).toBeVisible();
    expect(await ordersOf(app.url, token)).toEqual([]);
    await agreement.click();
    await app.button('确认支付').click();
    await expect(page).toHaveURL(/\/demo-pay\/\d{20}/);
    await expect(page.getByText('¥199.00')).toBeVisible();
  });
  await test.step('the receipt is shown after the payment', async () => {
    await pressOnDemoPage(app, '支付');
    await expect(app.text('支付成功')).toBeVisible();
    const [order] = await ordersOf(app.url, token);
    expect(orderNoInAddress(app)).toBe(order?.orderNo);
    for (const text of ['收据', order?.orderNo, order?.transactionId, '专业版 1 年', '199.00 元', '演示支付']) {
      await expect(app.text(text ?? 'missing')).toBeVisible();
    }
  });
  await test.step('the browser’s way back and a reload show the same order', async () => {
    await page.goBack();
    await expect(page.getByText('已支付（演示）')).toBeVisible();
    await page.goBack();
    await expect(app.text('支付成功')).toBeVisible();
    await page.reload();
    await expect(app.text('支付成功')).toBeVisible();
    expect((await ordersOf(app.url, token)).map(({ status }) => status)).toEqual(['paid']);
  });
  await test.step('the introduction offers to renew the level, and a higher one', async () => {
    await app.open(routes['vcard.marketIntroduction']);
    await expect(app.button('续费')).toBeVisible();
    await expect(app.button('升级')).toBeVisible();
  });
});

test('an order that was left unpaid can be continued and cancelled, and is no second one', async ({ app, page }) => {
  const token = await app.enter(canceller);
  await leaveForPayment(app, 'professional-2y');
  await pressOnDemoPage(app, '取消');
  await expect(app.text('等待支付')).toBeVisible();
  await expect(app.text(/剩余 00:1\d:\d\d/)).toBeVisible();
  const orderNo = orderNoInAddress(app);
  await app.button('继续支付').click();
  await expect(page).toHaveURL(new RegExp(`/demo-pay/${orderNo}`));
  await page.goBack();
  await expect(app.text('等待支付')).toBeVisible();

  await app.button('取消订单').click();
  await app.button('确认取消').click();
  await expect(app.text('订单已取消')).toBeVisible();
  await page.reload();
  await expect(app.text('订单已取消')).toBeVisible();
  expect((await ordersOf(app.url, token)).map(({ status }) => status)).toEqual(['closed']);

  await app.button('重新购买').click();
  await expect(app.text('选择套餐')).toBeVisible();
  await expect(app.top.getByRole('radio', { name: /专业版 2 年/ })).toBeChecked();
  await expect(app.link(/358\.00 元/)).toContainText('已关闭');
});

test('an order whose time ends is closed and cannot be paid', async ({ app }) => {
  await app.enter(latecomer);
  await leaveForPayment(app, 'professional-1y');
  await pressOnDemoPage(app, '等到超时');
  await expect(app.text('订单已超时')).toBeVisible();
  await expect(app.button('继续支付')).toHaveCount(0);
  await expect(app.button('重新购买')).toBeVisible();
});

test('a payment that WeChat notifies of before the client answers appears by itself [compliance 15]', async ({
  app,
  page
}) => {
  const token = await app.enter(waiter);
  await leaveForPayment(app, 'enterprise-1y');
  await page.goBack();
  await expect(app.text('等待支付')).toBeVisible();
  const orderNo = orderNoInAddress(app);
  // The payer pays on another device: the server is notified, and this page has not been called back.
  await fetch(`${app.url}/demo-pay/${orderNo}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual'
  });
  await expect(app.text('支付成功')).toBeVisible({ timeout: 40_000 });
  expect((await ordersOf(app.url, token)).map(({ status }) => status)).toEqual(['paid']);
  await test.step('a level below the running one is not sold', async () => {
    await app.open(`${payPath}?plan=professional-1y`);
    await expect(app.top.getByRole('radio', { name: /企业版 1 年/ })).toBeChecked();
    await expect(app.text('正在使用更高的版本')).toBeVisible();
  });
});
