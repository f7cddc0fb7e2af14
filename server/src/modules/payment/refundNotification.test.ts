import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { cancelAndErase } from '../../testing/accountCancellation';
import { countGrants, type Payer, payments } from '../../testing/payments';
import { type TestApp, testApp } from '../../testing/testApp';
import { notificationTitles } from '../../testing/trade';
import { withDeps } from '../../testing/withDeps';
import { refundCommand } from './payment.ops';

const AMOUNT_FEN = 19_900;
const taken = { status: 200, code: 'SUCCESS' };
const refused = { status: 400, code: 'FAIL' };

describe('notifications of refunds by WeChat Pay', () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  before(async () => {
    server = await testApp();
    pay = payments(server);
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const stateOf = async ({ orderNo }: Payer) => {
    const query = server.db.selectFrom('pay_order').where('order_no', '=', orderNo).select(['status', 'refunded_fen']);
    const { status, refunded_fen: refundedFen } = await query.executeTakeFirstOrThrow();
    return { status, refundedFen };
  };
  const levelOf = async ({ person }: Payer) => (await pay.level(person)).level;
  /** Notifies the server of a refund that WeChat's console made, or of another one. */
  function notify({ orderNo }: Pick<Payer, 'orderNo'>, changes: object = {}, event = 'REFUND.SUCCESS') {
    const refund = {
      mchid: pay.demo.recipient.mchid,
      out_trade_no: orderNo,
      transaction_id: `42000000${orderNo}`,
      out_refund_no: `console-${orderNo}`,
      refund_id: `5${orderNo}`,
      refund_status: event.replace('REFUND.', ''),
      amount: { total: AMOUNT_FEN, refund: AMOUNT_FEN, payer_total: AMOUNT_FEN, payer_refund: AMOUNT_FEN },
      ...changes
    };
    const resource = pay.demo.encrypt(JSON.stringify(refund));
    return pay.notify(pay.demo.sign(JSON.stringify({ event_type: event, resource }), nowMs()));
  }
  const amountOf = (refund: number) => ({ amount: { total: AMOUNT_FEN, refund } });

  it('are refused for another merchant, an unknown order, a wrong amount and another form', async () => {
    const payer = await pay.setupPaid();
    const wrong = [
      { mchid: '1900000109' },
      { out_trade_no: '1'.repeat(20) },
      amountOf(AMOUNT_FEN + 1),
      amountOf(0),
      amountOf(-100),
      { amount: undefined },
      { refund_id: '' }
    ];
    for (const changes of wrong) assert.deepEqual(await notify(payer, changes), refused);
    assert.deepEqual(await stateOf(payer), { status: 'paid', refundedFen: 0 });
    assert.equal(await levelOf(payer), 'professional');
  });

  it('end the level once, however often they come, and notify the payer', async () => {
    const payer = await pay.setupPaid();
    assert.deepEqual(await Promise.all([1, 2, 3].map(() => notify(payer))), [taken, taken, taken]);
    assert.deepEqual(await notify(payer), taken);
    assert.deepEqual(await stateOf(payer), { status: 'refunded', refundedFen: AMOUNT_FEN });
    assert.equal(await levelOf(payer), 'basic');
    const titles = await notificationTitles(server, payer.person);
    assert.deepEqual([...titles].sort(), ['名片专业版已开通', '退款成功 ¥199.00'].sort());
  });

  it('leave the level when a part went back, and end it with the rest', async () => {
    const payer = await pay.setupPaid();
    const further = (fen: number) => notify(payer, { refund_id: 'further', ...amountOf(fen) });
    assert.deepEqual(await notify(payer, amountOf(5_000)), taken);
    assert.equal(await levelOf(payer), 'professional');
    assert.deepEqual(await further(15_000), refused);
    assert.deepEqual(await further(14_900), taken);
    assert.deepEqual(await stateOf(payer), { status: 'refunded', refundedFen: AMOUNT_FEN });
    assert.equal(await levelOf(payer), 'basic');
  });

  it('change nothing about a refund that failed, or that the merchant has to repair', async () => {
    const payer = await pay.setupPaid();
    assert.deepEqual(await notify(payer, {}, 'REFUND.CLOSED'), taken);
    assert.deepEqual(await notify(payer, {}, 'REFUND.ABNORMAL'), taken);
    assert.deepEqual(await stateOf(payer), { status: 'paid', refundedFen: 0 });
  });

  it('are asked for again while nothing is paid, and take back what the query then finds', async () => {
    const payer = await pay.setupOrder();
    assert.deepEqual(await notify(payer), refused);
    assert.equal((await stateOf(payer)).status, 'paying');
    await pay.payUnnoticed(payer.orderNo);
    assert.deepEqual(await notify(payer), taken);
    assert.deepEqual(await stateOf(payer), { status: 'refunded', refundedFen: AMOUNT_FEN });
    assert.equal(await countGrants(server, payer.person), 1);
    assert.equal(await levelOf(payer), 'basic');
  });

  it('are taken when the account was erased', async () => {
    const payer = await pay.setupPaid();
    await cancelAndErase(server, payer.person.token);
    assert.deepEqual(await notify(payer), taken);
    assert.deepEqual(await stateOf(payer), { status: 'refunded', refundedFen: AMOUNT_FEN });
  });

  describe('of one that an operator asked for', () => {
    async function setupRefunding() {
      const payer = await pay.setupPaid();
      const { demo } = pay;
      const waiting = Object.assign(Object.create(demo) as typeof demo, {
        refund: () => Promise.resolve('processing')
      });
      const payment = { ...server.deps.payment, channels: { demo: waiting } };
      const request = { orderNo: payer.orderNo, fen: String(AMOUNT_FEN), reason: '重复支付' };
      const answer = await withDeps(server, { payment }, () => refundCommand(server.deps, request, nowMs()));
      const [, refundNo = ''] = answer.split(' ');
      assert.equal((await stateOf(payer)).status, 'refunding');
      return { payer, asked: { out_refund_no: refundNo } };
    }

    it('end it, and are refused for another amount', async () => {
      const { payer, asked } = await setupRefunding();
      assert.deepEqual(await notify(payer, { ...asked, ...amountOf(100) }), refused);
      assert.equal((await stateOf(payer)).status, 'refunding');
      assert.deepEqual([await notify(payer, asked), await notify(payer, asked)], [taken, taken]);
      assert.deepEqual(await stateOf(payer), { status: 'refunded', refundedFen: AMOUNT_FEN });
      assert.equal(await levelOf(payer), 'basic');
    });

    it('leave the payment as it was when it failed', async () => {
      const { payer, asked } = await setupRefunding();
      // One that the console makes meanwhile waits until this one has ended.
      assert.deepEqual(await notify(payer), refused);
      assert.deepEqual(await notify(payer, asked, 'REFUND.CLOSED'), taken);
      assert.deepEqual(await stateOf(payer), { status: 'paid', refundedFen: 0 });
      assert.equal(await levelOf(payer), 'professional');
    });
  });
});
