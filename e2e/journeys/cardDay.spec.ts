import type { OwnCards } from '@contract/card';
import type { CardPlans } from '@contract/cardLevel';
import type { RadarSummary } from '@contract/cardVisit';
import type { Page as PageOf } from '@contract/common';
import type { ExchangeItem } from '@contract/exchange';
import type { PaymentOrder } from '@contract/payment';
import { formatPhone } from '../../src/lib/mobile';
import { routes } from '../../src/routes';
import { apiRequest } from '../apiRequest';
import { peopleOf } from '../businessCard';
import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';
import { secureCall } from '../secureCall';

const panel = (name: string) => `${routes['vcard.webview']}?webviewPathName=${name}`;
const reason = '看了货样，想长期合作';

test('a day with a first card, with a reload in the middle of each step: its figures are what was done', async ({
  app,
  otherApp,
  page,
  site
}) => {
  const [ownerMobile, visitorMobile] = [newMobile(), newMobile()];
  const token = await app.enter(ownerMobile);
  const ask = <T>(path: string, body: object = {}) => secureCall<T>(site.url, path, body, token);
  const requests = async () =>
    (await ask<PageOf<ExchangeItem>>('/api/front/exchange/list', { box: 'incoming' })).items.length;
  const [guest, visitor] = [await otherApp(), await otherApp()];
  await visitor.enter(visitorMobile);
  let cardPath = '';

  await test.step('what was typed for the card is there after a reload, and makes one card', async () => {
    const name = app.top.getByRole('textbox', { name: '姓名' });
    await page.route('**/card/create', (route) => route.abort());
    await app.open(routes['vcard.home']);
    await name.fill('韦小暖');
    await app.top.getByRole('textbox', { name: '职位' }).fill('销售经理');
    await app.button('完成').click();
    await expect(page.getByText('没发出去，内容都在').first()).toBeVisible();
    await page.unroute('**/card/create');
    await page.reload();
    await page.getByRole('alertdialog').getByRole('button', { name: '接着写' }).click();
    await expect(name).toHaveValue('韦小暖');
    await app.button('完成').click();
    await expect(app.button('面对面')).toBeVisible();
    await page.reload();
    await expect(app.text('全部名片 1/3')).toBeVisible();
    const { cards } = await ask<OwnCards>('/api/vcard/card/mine');
    cardPath = `${routes['vcard.shareMiddlePage']}?id=${cards[0]?.id}&type=share`;
  });

  await test.step('a guest looks at it, a member twice, who keeps and passes it on', async () => {
    await guest.open(cardPath);
    await expect(guest.text('韦小暖')).toBeVisible();
    await visitor.open(cardPath);
    await visitor.button('收藏').click();
    await expect(visitor.button('已收藏')).toBeVisible();
    await visitor.page.reload();
    await expect(visitor.button('已收藏')).toBeVisible();
    await visitor.button('分享').click();
    await expect(visitor.page.getByText('已复制').first()).toBeVisible();
  });

  await test.step('a reload of the request sends nothing, and one of the answer agrees to nothing', async () => {
    const message = visitor.top.locator('textarea');
    await visitor.button('交换名片').click();
    await message.fill(reason);
    await visitor.page.reload();
    await expect(visitor.text('先建名片（30 秒）')).toBeVisible();
    expect(await requests()).toBe(0);
    await message.fill(reason);
    await visitor.button('发送请求').click();
    await expect(visitor.text('等待对方同意')).toBeVisible();
    await visitor.page.reload();
    await expect(visitor.text('等待对方同意')).toBeVisible();
    expect(await requests()).toBe(1);

    await app.open(panel('VcardHolder'));
    await app.top.getByRole('button', { name: '交换', exact: true }).click();
    await expect(app.text(reason)).toBeVisible();
    await page.reload();
    await expect(app.text(reason)).toBeVisible();
    await expect(app.top.getByText(formatPhone(visitorMobile))).toHaveCount(0);
    await app.button('同意并交换').click();
    await expect(app.text(formatPhone(visitorMobile))).toBeVisible();
    await page.reload();
    await expect(app.text(formatPhone(visitorMobile))).toBeVisible();
    for (const holder of [token, await visitor.token()]) expect(await peopleOf(site.url, holder)).toHaveLength(1);
  });

  await test.step('a reload before the payment orders nothing, and the order costs what the plan does', async () => {
    const agreement = app.top.getByRole('checkbox', { name: /我已阅读并同意/ });
    const ordersOf = async () => (await ask<PageOf<PaymentOrder>>('/api/front/payment/list')).items;
    const { plans } = await apiRequest<CardPlans>(site.url, '/api/vcard/cardLevel/plans');
    const plan = plans.find(({ id }) => id === 'professional-1y');
    const price = `${((plan?.priceFen ?? 0) / 100).toFixed(2)} 元`;
    await app.open(`${routes['pay.vcard']}?plan=professional-1y`);
    await agreement.click();
    await expect(agreement).toBeChecked();
    await page.reload();
    await expect(app.top.getByRole('radio', { name: /专业版 1 年/ })).toBeChecked();
    await expect(agreement).not.toBeChecked();
    expect(await ordersOf()).toEqual([]);
    await agreement.click();
    await app.button('确认支付').click();
    await expect(page).toHaveURL(/\/demo-pay\/\d{20}/);
    await page.reload();
    await page.getByRole('button', { name: '支付', exact: true }).click();
    await expect(app.text('支付成功')).toBeVisible();
    await page.reload();
    await expect(app.text('收据')).toBeVisible();
    await expect(app.text(price)).toBeVisible();
    expect(await ordersOf()).toMatchObject([{ status: 'paid', amountFen: plan?.priceFen, item: plan?.id }]);
    await app.open(routes['pay.vcard']);
    await expect(app.top.getByRole('link', { name: /专业版 1 年/ })).toHaveCount(1);
    await expect(app.link(/专业版 1 年/)).toContainText(price);
    await expect(app.link(/专业版 1 年/)).toContainText('已支付');
  });

  await test.step('the radar has three views of two visitors, one save and one share', async () => {
    const figures = { views: 3, visitors: 2, saves: 1, shares: 1 };
    const summary = async () => (await ask<RadarSummary>('/api/vcard/radar/summary')).total;
    await expect.poll(summary).toEqual(figures);
    const { cards } = await ask<OwnCards>('/api/vcard/card/mine');
    expect(cards.map(({ stats }) => stats)).toEqual([figures]);
    await app.open(panel('Vcard'));
    for (const [text, count] of [
      ['今日 +3', 1],
      ['今日 +2', 1],
      ['今日 +1', 2]
    ] as const) {
      await expect(app.top.getByText(text)).toHaveCount(count);
    }
    await expect(app.text('来过 2 次')).toBeVisible();
  });
});
