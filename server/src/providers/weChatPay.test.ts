import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { publicKey } from '../testing/weChatPayKeys';
import { testMerchant, WeChatPayServer } from '../testing/weChatPayServer';
import { ServiceUnavailableError } from './externalService';
import type { PaymentProvider } from './payment';
import { WeChatPay } from './weChatPay';
import { WeChatPayClient } from './weChatPayClient';
import { isSignatureOf, signedText } from './weChatPaySignature';

const APPID = 'wx2421b1c4370ec43b';
const NOTIFY_URL = 'https://xiangshi.example.com/api/front/payment/notify/wechat';
const order = {
  orderNo: '20261126123456789012',
  amountFen: 19_900,
  description: '香市名片专业版 一年',
  item: 'professional-1y',
  expiresAtMs: Date.parse('2026-11-26T16:20:00Z'),
  payerOpenid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o'
};
const refund = { refundNo: `${order.orderNo}R1`, amountFen: 9_900, refundedFen: 0, reason: '重复支付' };
const payer = { clientIp: '203.0.113.9', isVirtualPayment: false, sessionKey: null };

describe('the provider of WeChat Pay', () => {
  const played = { transaction: {} as object, status: 200, refundStatus: 'SUCCESS' };
  const server = new WeChatPayServer({
    'POST /v3/pay/transactions/jsapi': () => ({
      status: 200,
      body: { prepay_id: 'wx201410272009395522657a690389285100' }
    }),
    'POST /v3/pay/transactions/h5': () => ({
      status: 200,
      body: { h5_url: 'https://wx.tenpay.com/cgi-bin/mm?prepay_id=1' }
    }),
    'POST /v3/pay/transactions/out-trade-no/': () => ({
      status: played.status,
      ...(played.status >= 300 && { body: played.transaction })
    }),
    'GET /v3/pay/transactions/out-trade-no/': () => ({ status: played.status, body: played.transaction }),
    'POST /v3/refund/domestic/refunds': () => ({
      status: played.status,
      body: { status: played.refundStatus, ...played.transaction }
    }),
    'GET /v3/refund/domestic/refunds/': () => ({
      status: played.status,
      body: { status: played.refundStatus, ...played.transaction }
    })
  });
  let jsapi: PaymentProvider;
  let h5: PaymentProvider;
  let apiUrl = '';
  before(async () => {
    apiUrl = await server.listen();
    const client = new WeChatPayClient({ ...testMerchant, apiUrl });
    jsapi = new WeChatPay(client, { channel: 'jsapi', appid: APPID, notifyUrl: NOTIFY_URL });
    h5 = new WeChatPay(client, { channel: 'h5', appid: APPID, notifyUrl: NOTIFY_URL });
  });
  after(() => server.close());
  beforeEach(() => {
    server.requests.length = 0;
    server.fault = 'none';
    Object.assign(played, { transaction: {}, status: 200, refundStatus: 'SUCCESS' });
  });

  const answer = (transaction: object, status = 200) => Object.assign(played, { transaction, status });
  const paid = {
    appid: APPID,
    mchid: testMerchant.mchid,
    out_trade_no: order.orderNo,
    transaction_id: '4200001234202611261234567890',
    trade_state: 'SUCCESS',
    success_time: '2026-11-26T23:10:00+08:00',
    amount: { total: 19_900, payer_total: 19_900, currency: 'CNY' }
  };

  it('trusts no answer that is unsigned, changed, broken off or of another merchant', async () => {
    answer(paid);
    for (const fault of ['unsigned', 'changed', 'broken'] as const) {
      server.fault = fault;
      await assert.rejects(jsapi.query(order), ServiceUnavailableError, fault);
    }
    server.fault = 'none';
    const stranger = new WeChatPayClient({ ...testMerchant, apiUrl, mchid: '1900000110' });
    const options = { channel: 'jsapi', appid: APPID, notifyUrl: NOTIFY_URL } as const;
    await assert.rejects(new WeChatPay(stranger, options).query(order), /401 SIGN_ERROR/);
  });

  it('says nothing definite about an order when WeChat Pay fails, and about a payment without its amount', async () => {
    answer({ code: 'SYSTEM_ERROR' }, 500);
    await assert.rejects(jsapi.query(order), ServiceUnavailableError);
    answer({ code: 'PARAM_ERROR' }, 400);
    await assert.rejects(jsapi.query(order), /answered 400 PARAM_ERROR/);
    answer({ ...paid, amount: undefined });
    await assert.rejects(jsapi.query(order), ServiceUnavailableError);
    answer({ trade_state: 'SUCCESS' });
    await assert.rejects(jsapi.query(order), /another form/);
  });

  it('creates an order in WeChat’s browser, and signs what opens it', async () => {
    const launch = await jsapi.prepare(order, payer);
    assert.deepEqual(server.requests, [
      {
        call: 'POST /v3/pay/transactions/jsapi',
        body: {
          appid: APPID,
          mchid: testMerchant.mchid,
          description: order.description,
          out_trade_no: order.orderNo,
          time_expire: '2026-11-27T00:20:00+08:00',
          notify_url: NOTIFY_URL,
          amount: { total: 19_900, currency: 'CNY' },
          payer: { openid: order.payerOpenid }
        }
      }
    ]);
    assert(launch?.kind === 'jsapi');
    const { appId, timeStamp, nonceStr, package: packageText, paySign } = launch;
    assert.equal(packageText, 'prepay_id=wx201410272009395522657a690389285100');
    assert.equal(isSignatureOf(signedText(appId, timeStamp, nonceStr, packageText), paySign, publicKey), true);
  });

  it('creates an order for another browser with the address of the payer', async () => {
    assert.deepEqual(await h5.prepare(order, payer), {
      kind: 'h5',
      url: 'https://wx.tenpay.com/cgi-bin/mm?prepay_id=1'
    });
    assert.deepEqual(server.requests[0]?.body['scene_info'], {
      payer_client_ip: '203.0.113.9',
      h5_info: { type: 'Wap' }
    });
  });

  it('[compliance 15] distinguishes what is final from what is not', async () => {
    answer({ code: 'ORDER_NOT_EXIST', message: '订单不存在' }, 404);
    assert.deepEqual(await jsapi.query(order), { state: 'missing' });
    for (const trade_state of ['NOTPAY', 'USERPAYING', 'ACCEPT']) {
      answer({ ...paid, trade_state });
      assert.deepEqual(await jsapi.query(order), { state: 'pending' }, trade_state);
    }
    answer({ ...paid, trade_state: 'CLOSED' });
    assert.deepEqual(await jsapi.query(order), { state: 'closed' });
    for (const trade_state of ['REVOKED', 'PAYERROR']) {
      answer({ ...paid, trade_state });
      assert.deepEqual(await jsapi.query(order), { state: 'failed' }, trade_state);
    }
    for (const trade_state of ['SUCCESS', 'REFUND']) {
      answer({ ...paid, trade_state });
      assert.deepEqual(await jsapi.query(order), {
        state: 'paid',
        amountFen: 19_900,
        transactionId: paid.transaction_id,
        paidAtMs: Date.parse('2026-11-26T15:10:00Z')
      });
    }
    assert.equal(
      server.requests[0]?.call,
      `GET /v3/pay/transactions/out-trade-no/${order.orderNo}?mchid=${testMerchant.mchid}`
    );
  });

  it('closes an order, and does not mind one that is closed', async () => {
    answer({}, 204);
    await jsapi.close(order);
    answer({ code: 'ORDER_CLOSED' }, 400);
    await jsapi.close(order);
    answer({ code: 'USERPAYING' }, 202);
    await assert.rejects(jsapi.close(order), ServiceUnavailableError);
    assert.deepEqual(server.requests[0], {
      call: `POST /v3/pay/transactions/out-trade-no/${order.orderNo}/close`,
      body: { mchid: testMerchant.mchid }
    });
  });

  it('refunds a part of an order, and asks for the state of a refund', async () => {
    played.refundStatus = 'PROCESSING';
    assert.equal(await jsapi.refund(order, refund), 'processing');
    assert.deepEqual(server.requests[0]?.body, {
      out_trade_no: order.orderNo,
      out_refund_no: refund.refundNo,
      reason: '重复支付',
      notify_url: NOTIFY_URL,
      amount: { refund: 9_900, total: 19_900, currency: 'CNY' }
    });
    const states: [string, string][] = [
      ['SUCCESS', 'refunded'],
      ['CLOSED', 'closed'],
      ['ABNORMAL', 'processing']
    ];
    for (const [status, state] of states) {
      played.refundStatus = status;
      assert.equal(await jsapi.queryRefund(order, refund), state, status);
    }
    answer({ code: 'RESOURCE_NOT_EXISTS' }, 404);
    assert.equal(await jsapi.queryRefund(order, refund), 'missing');
    answer({ code: 'USER_ACCOUNT_ABNORMAL' }, 403);
    assert.equal(await jsapi.refund(order, refund), 'closed');
    answer({ code: 'NOT_ENOUGH' }, 403);
    await assert.rejects(jsapi.refund(order, refund), ServiceUnavailableError);
  });
});
