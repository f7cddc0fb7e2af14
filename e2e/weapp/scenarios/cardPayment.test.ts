import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { PaymentOrder } from '@contract/payment';
import { routes } from '../../../src/routes';
import { createCard } from '../../businessCard';
import { secureCall } from '../../secureCall';
import { startSession } from '../../session';
import type { App } from '../harness/App';
import { ApiFailure } from '../harness/PageStack';
import { setupScenario } from './setupScenario';

const path = routes['pay.vcard'];
const introduction = routes['vcard.marketIntroduction'];
const panels = routes['vcard.webview'];
const agreement = '我已阅读并同意 付费与退款规则、用户协议';
/** Virtual payment through Apple begins with 8.0.68. */
const weChatVersion = '8.0.70';
/** Accounts of their own: each buys a level. */
const [outdated, payer, canceller, waiter] = ['19900000621', '19900000622', '19900000623', '19900000624'];

describe('the payment of a card level in the mini-program', () => {
  const scene = setupScenario();

  async function openAs(mobile: string, query: Record<string, string> = {}): Promise<App> {
    const { storage } = await scene.openAs(mobile, path, query);
    return scene.open({ path, query, scene: 1007, storage, weChatVersion });
  }
  async function ordersOf(mobile: string): Promise<PaymentOrder[]> {
    const token = await startSession(scene.server.url, mobile);
    return (await secureCall<Page<PaymentOrder>>(scene.server.url, '/api/front/payment/list', {}, token)).items;
  }
  const orderNoOf = ({ signData }: { signData?: unknown }) =>
    (JSON.parse(String(signData)) as { outTradeNo: string }).outTradeNo;
  /** Pays at the provider, which notifies the server. */
  async function payAtProvider(parameters: { signData?: unknown }): Promise<void> {
    await fetch(`${scene.server.url}/demo-pay/${orderNoOf(parameters)}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual'
    });
  }
  async function order(app: App): Promise<void> {
    await app.tap({ label: agreement });
    await app.tapForPage({ text: '确认支付' });
  }

  it('is not offered where WeChat is too old for Apple, without a hint at another way [compliance 14]', async () => {
    const token = await startSession(scene.server.url, outdated);
    await createCard(scene.server.url, token, { mobile: outdated });
    const shown: string[] = [];
    for (const [page, query] of [
      [path, {}],
      [introduction, {}],
      [panels, { webviewPathName: 'Vcard' }],
      [panels, { webviewPathName: 'Vcard', pageType: 'radar' }]
    ] as const) {
      shown.push((await scene.openAs(outdated, page, query)).page.text());
    }
    for (const text of shown) assert.doesNotMatch(text, /\d\.\d\d|确认支付|续费$|续期$|升级|网页|浏览器|安卓|电脑/m);
    assert.match(shown[0] ?? '', /暂时不能开通/);
    assert.match(shown[1] ?? '', /版本对比/);
    assert.match(shown[2] ?? '', /最多 3 张名片/);
    assert.match(shown[3] ?? '', /近 7 天每日浏览/);
  });

  it('needs the agreement, and opens a virtual payment with what the server signed [compliance 14]', async () => {
    const app = await openAs(payer, { plan: 'professional-1y' });
    await app.tap({ text: '确认支付' });
    assert.match(app.page.text(), /请先勾选同意/);
    assert.deepEqual([app.payments.opened, await ordersOf(payer)], [[], []]);
    app.payments.answer = payAtProvider;
    await order(app);
    await app.until(() => app.page.text().includes('支付成功'));
    const [payment] = app.payments.opened;
    assert.equal(app.payments.opened.length, 1);
    assert.deepEqual(Object.keys(payment ?? {}).sort(), ['mode', 'paySig', 'signData', 'signature']);
    assert.equal(payment?.mode, 'short_series_goods');
    const [paid] = await ordersOf(payer);
    assert.deepEqual([paid?.status, paid?.orderNo, paid?.amountFen], ['paid', orderNoOf(payment ?? {}), 19_900]);
    assert.match(app.page.text(), /收据[\s\S]*199\.00 元/);
  });

  it('leaves the order open when the user cancels or WeChat fails, and goes on with the same one', async () => {
    const app = await openAs(canceller, { plan: 'professional-1y' });
    await order(app);
    assert.match(app.page.text(), /等待支付/);
    app.payments.answer = () => {
      throw new ApiFailure('system error');
    };
    await app.tap({ text: '继续支付' });
    assert.match(app.page.text(), /支付没有打开/);
    app.payments.answer = payAtProvider;
    await app.tap({ text: '继续支付' });
    await app.until(() => app.page.text().includes('支付成功'));
    assert.equal(new Set(app.payments.opened.map(orderNoOf)).size, 1);
    assert.deepEqual(
      (await ordersOf(canceller)).map(({ status }) => status),
      ['paid']
    );
  });

  it('is not done because the client says so: the server is asked [compliance 15]', async () => {
    const app = await openAs(waiter, { plan: 'professional-1y' });
    app.payments.answer = () => undefined;
    await order(app);
    assert.match(app.page.text(), /正在确认结果/);
    assert.doesNotMatch(app.page.text(), /支付成功|继续支付/);
    const [payment = {}] = app.payments.opened;
    await payAtProvider(payment);
    await app.hide();
    await app.show();
    await app.until(() => app.page.text().includes('支付成功'));
  });
});
