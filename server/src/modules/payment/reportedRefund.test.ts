import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { DAY_MS, SECOND_MS } from '@rules/duration';
import { type SealedAnswer, WeChatMessagePush } from '../../providers/weChatMessagePush';
import { cancelAndErase } from '../../testing/accountCancellation';
import { countGrants } from '../../testing/payments';
import type { TestApp } from '../../testing/testApp';
import { notificationTitles } from '../../testing/trade';
import {
  playVirtualPayments,
  pushMessage,
  taken,
  testMessagePush,
  type VirtualPayments
} from '../../testing/virtualMessages';
import { refundCommand } from './payment.ops';

describe('refunds of virtual payment', () => {
  let server: TestApp;
  let pay: VirtualPayments;
  const weChat = playVirtualPayments((started) => {
    ({ server, pay } = started);
  });

  describe('the message about a refund', () => {
    it('is refused for another payer, an unknown order and a wrong amount, and takes nothing back', async () => {
      const payer = await pay.setupPaid();
      const wrong = [
        { OpenId: 'oOther' },
        { MchOrderId: '1'.repeat(20) },
        { RefundFee: payer.order.amountFen + 1 },
        { RefundFee: 0 },
        { RefundFee: -100 },
        { WxRefundId: '' }
      ];
      for (const changes of wrong) assert.equal((await pay.send(pay.refundOf(payer.order, changes))).status, 400);
      assert.deepEqual(await pay.stateOf(payer), { status: 'paid', refundedFen: 0 });
      assert.equal(await pay.levelOf(payer), 'professional');
    });

    it('ends the level once, however often it comes, and notifies the payer', async () => {
      const payer = await pay.setupPaid();
      const message = pay.refundOf(payer.order);
      assert.deepEqual(await Promise.all([1, 2, 3].map(() => pay.send(message))), [taken, taken, taken]);
      assert.deepEqual(await pay.send(message), taken);
      assert.deepEqual(await pay.stateOf(payer), { status: 'refunded', refundedFen: 19_900 });
      assert.equal(await pay.levelOf(payer), 'basic');
      const titles = await notificationTitles(server, payer.person);
      assert.deepEqual(new Set(titles), new Set(['名片专业版已开通', '退款成功 ¥199.00']));
      assert.equal(titles.length, 2);
    });

    it('leaves the level when a part went back, and ends it with the rest', async () => {
      const payer = await pay.setupPaid();
      const further = (fen: number) => pay.refundOf(payer.order, { WxRefundId: 'further-refund', RefundFee: fen });
      assert.deepEqual(await pay.send(pay.refundOf(payer.order, { RefundFee: 5_000 })), taken);
      assert.equal(await pay.levelOf(payer), 'professional');
      assert.equal((await pay.send(further(15_000))).status, 400);
      assert.deepEqual(await pay.stateOf(payer), { status: 'refunded', refundedFen: 5_000 });
      assert.deepEqual(await pay.send(further(14_900)), taken);
      assert.deepEqual(await pay.stateOf(payer), { status: 'refunded', refundedFen: 19_900 });
      assert.equal(await pay.levelOf(payer), 'basic');
    });

    it('changes nothing when the refund failed', async () => {
      const payer = await pay.setupPaid();
      assert.deepEqual(await pay.send(pay.refundOf(payer.order, { RetCode: 1, RefundFee: 0 })), taken);
      assert.deepEqual(await pay.stateOf(payer), { status: 'paid', refundedFen: 0 });
      assert.equal(await pay.levelOf(payer), 'professional');
    });

    it('is asked for again while the payment is not known, and takes back what it then finds', async () => {
      const payer = await pay.setupOrder();
      const message = pay.refundOf(payer.order);
      assert.equal((await pay.send(message)).status, 400);
      assert.equal((await pay.stateOf(payer)).status, 'paying');
      weChat.answer = { errcode: -1 };
      assert.equal((await pay.send(message)).status, 400);
      assert.equal((await pay.stateOf(payer)).status, 'querying');
      weChat.answer = { errcode: 0, order: { status: 8, order_fee: 19_900, paid_time: 1_795_000_000 } };
      assert.deepEqual(await pay.send(message), taken);
      assert.deepEqual(await pay.stateOf(payer), { status: 'refunded', refundedFen: 19_900 });
      // The message about the payment comes last.
      assert.deepEqual(await pay.send(pay.deliveryOf(payer.order)), taken);
      assert.equal(await pay.levelOf(payer), 'basic');
      assert.equal(await countGrants(server, payer.person), 1);
    });

    it('is taken when the account was erased', async () => {
      const payer = await pay.setupPaid();
      await cancelAndErase(server, payer.person.token);
      assert.deepEqual(await pay.send(pay.refundOf(payer.order)), taken);
      assert.deepEqual(await pay.stateOf(payer), { status: 'refunded', refundedFen: 19_900 });
    });
  });

  describe('the message about a refund that an operator asked for', () => {
    async function setupRefunding() {
      const payer = await pay.setupPaid();
      weChat.answer = { errcode: 0, order: { status: 4, order_fee: 19_900, left_fee: 19_900 } };
      const request = { orderNo: payer.order.orderNo, fen: '19900', reason: '重复支付' };
      const [, refundNo = ''] = (await refundCommand(server.deps, request, pay.nowMs())).split(' ');
      assert.equal((await pay.stateOf(payer)).status, 'refunding');
      return { ...payer, asked: { MchRefundId: refundNo } };
    }

    it('ends it, and is refused for another amount', async () => {
      const payer = await setupRefunding();
      const wrong = { ...payer.asked, RefundFee: 100 };
      assert.equal((await pay.send(pay.refundOf(payer.order, wrong))).status, 400);
      assert.equal((await pay.stateOf(payer)).status, 'refunding');
      const message = pay.refundOf(payer.order, payer.asked);
      assert.deepEqual([await pay.send(message), await pay.send(message)], [taken, taken]);
      assert.deepEqual(await pay.stateOf(payer), { status: 'refunded', refundedFen: 19_900 });
      assert.equal(await pay.levelOf(payer), 'basic');
    });

    it('leaves the payment as it was when the refund failed', async () => {
      const payer = await setupRefunding();
      // One that Apple makes meanwhile waits until this one has ended.
      assert.equal((await pay.send(pay.refundOf(payer.order))).status, 400);
      assert.deepEqual(await pay.send(pay.refundOf(payer.order, { ...payer.asked, RetCode: 1 })), taken);
      assert.deepEqual(await pay.stateOf(payer), { status: 'paid', refundedFen: 0 });
      assert.equal(await pay.levelOf(payer), 'professional');
      assert.deepEqual(await pay.send(pay.refundOf(payer.order)), taken);
      assert.equal(await pay.levelOf(payer), 'basic');
    });
  });

  describe('the inquiry before a refund by Apple', () => {
    const push = new WeChatMessagePush(testMessagePush);
    const [ADVISED, NOT_ADVISED] = [0, 1];

    async function ask(paymentNo: string): Promise<{ result_code: number; evidence: string }> {
      const message = { Event: 'xpay_subscribe_ios_refund_query_notify', pay_order_id: paymentNo, provide_status: '1' };
      const { statusCode, body } = await pay.post(pushMessage(message, pay.nowMs()));
      assert.equal(statusCode, 200);
      const { Encrypt, MsgSignature, TimeStamp, Nonce } = JSON.parse(body) as SealedAnswer;
      const query = { timestamp: String(TimeStamp), nonce: Nonce, msg_signature: MsgSignature };
      return push.open(query, JSON.stringify({ Encrypt })) as { result_code: number; evidence: string };
    }

    it('is refused without the number of a payment', async () => {
      assert.equal((await pay.send({ Event: 'xpay_subscribe_ios_refund_query_notify' })).status, 400);
    });

    it('is answered with yes where nothing is delivered', async () => {
      assert.equal((await ask('1'.repeat(20))).result_code, ADVISED);
      const { order: unpaid } = await pay.setupOrder();
      assert.equal((await ask(unpaid.orderNo)).result_code, ADVISED);
      const { order: refunded } = await pay.setupPaid();
      await pay.send(pay.refundOf(refunded));
      assert.equal((await ask(refunded.orderNo)).result_code, ADVISED);
    });

    it('is answered with yes within seven days, and with no afterwards, as the rules of sale promise', async () => {
      const { order } = await pay.setupPaid();
      assert.match((await ask(order.orderNo)).evidence, /付款后 7 天内/);
      server.advance(7 * DAY_MS + SECOND_MS);
      const { result_code: code, evidence } = await ask(order.orderNo);
      assert.equal(code, NOT_ADVISED);
      assert.match(evidence, /已于 \d{4}-\d\d-\d\d 开通/);
      assert.equal((await ask(`W${order.orderNo}`)).result_code, NOT_ADVISED);
    });

    it('is answered within three seconds while WeChat is silent and the order is locked [compliance 14]', async () => {
      const { person, order } = await pay.setupPaid();
      weChat.requests.length = 0;
      await server.db.transaction().execute(async (tx) => {
        await sql`select 1 from user_account where id = ${person.id} for update`.execute(tx);
        await sql`select 1 from pay_order where order_no = ${order.orderNo} for update`.execute(tx);
        const startedAtMs = performance.now();
        assert.equal((await ask(order.orderNo)).result_code, ADVISED);
        assert.ok(performance.now() - startedAtMs < 3 * SECOND_MS);
      });
      assert.deepEqual(weChat.requests, []);
    });
  });
});
