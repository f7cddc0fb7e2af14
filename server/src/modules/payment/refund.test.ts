import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PaymentOrder } from '@contract/payment';
import { MINUTE_MS } from '@rules/duration';
import type { CommandContext } from '../../operatorCommand';
import type { Payments } from '../../providers/payment';
import { notificationsOf } from '../../testing/notifications';
import { failingPayments, payments } from '../../testing/payments';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { withDeps } from '../../testing/withDeps';
import { listOrdersCommand, paymentCommands, refundCommand, showOrderCommand } from './payment.ops';
import { finishDueRefunds } from './refund.service';

describe('refunds', () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  before(async () => {
    server = await testApp();
    pay = payments(server);
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  async function setupPaid(item = 'professional-1y'): Promise<{ person: TestPerson; order: PaymentOrder }> {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person, { item });
    await pay.pay(orderNo);
    return { person, order: await pay.get(person, orderNo) };
  }
  const refund = ({ orderNo }: Pick<PaymentOrder, 'orderNo'>, fen: string, reason = '重复支付') =>
    refundCommand(server.deps, { orderNo, fen, reason }, nowMs());
  const titlesOf = async ({ token }: TestPerson) =>
    (await notificationsOf(server, token)).items.map(({ title }) => title);
  const finish = () => finishDueRefunds(server.deps, nowMs());
  /** Returns the ways of payment of a provider with which refunds fail for good. */
  const refusing = (): Payments => {
    const { demo } = pay;
    const failing = Object.assign(Object.create(demo) as typeof demo, { refund: () => Promise.resolve('closed') });
    return { ...server.deps.payment, channels: { demo: failing } };
  };

  it('are refused for wrong amounts, unknown orders and unpaid ones', async () => {
    const { order } = await setupPaid();
    for (const fen of ['0', '-5', '1.5', 'all', '']) await assert.rejects(refund(order, fen), /FEN is a whole number/);
    await assert.rejects(refund(order, '19901'), /more than what is left/);
    await assert.rejects(refund(order, '1', '好'.repeat(81)), /80 characters at most/);
    await assert.rejects(refund({ orderNo: '3'.repeat(20) }, '1'), /There is no order 3/);
    const open = await pay.create(await newPerson(server));
    await assert.rejects(refund(open, '1'), /is paying: only a paid one/);
  });

  it('end the level when all of the money went back, and notify the payer', async () => {
    const { person, order } = await setupPaid();
    assert.match(await refund(order, '19900'), /^Refund \d{20}R[0-9a-f]{8} of 199\.00 yuan is refunded/);
    const { status, refundedFen, refunds } = await pay.get(person, order.orderNo);
    assert.deepEqual([status, refundedFen], ['refunded', 19_900]);
    assert.deepEqual(
      refunds.map(({ amountFen, status: state, reason }) => [amountFen, state, reason]),
      [[19_900, 'refunded', '重复支付']]
    );
    assert.equal((await pay.level(person)).level, 'basic');
    assert.deepEqual(
      new Set(await titlesOf(person)),
      new Set(['名片专业版已开通', '退款申请已受理', '退款成功 ¥199.00'])
    );
  });

  it('are carried out once, however often the command is given', async () => {
    const { person, order } = await setupPaid();
    const answers = await Promise.all([refund(order, '5000'), refund(order, '5000'), refund(order, '5000')]);
    assert.equal(new Set(answers.map((answer) => answer.split(' ')[1])).size, 1);
    await refund(order, '5000');
    assert.equal((await pay.get(person, order.orderNo)).refundedFen, 5_000);
    assert.equal((await titlesOf(person)).filter((title) => title.startsWith('退款成功')).length, 1);
  });

  it('leave the level when a part went back, and take no more than the rest', async () => {
    const { person, order } = await setupPaid();
    await refund(order, '5000');
    assert.equal((await pay.level(person)).level, 'professional');
    await assert.rejects(refund(order, '15000'), /more than what is left/);
    await refund(order, '5000', '补偿');
    assert.equal((await pay.level(person)).level, 'professional');
    await refund(order, '9900');
    const { status, refundedFen } = await pay.get(person, order.orderNo);
    assert.deepEqual([status, refundedFen], ['refunded', 19_900]);
    assert.equal((await pay.level(person)).level, 'basic');
  });

  it('are finished by the job, once, when the provider was away', async () => {
    const { person, order } = await setupPaid();
    const answer = await withDeps(server, { payment: failingPayments(server, ['refund', 'queryRefund']) }, async () => {
      const first = await refund(order, '19900');
      await assert.rejects(refund(order, '100'), /is refunding/);
      server.advance(MINUTE_MS);
      await finish();
      return first;
    });
    assert.match(answer, /is refunding/);
    assert.equal((await pay.get(person, order.orderNo)).status, 'refunding');
    assert.equal((await pay.level(person)).level, 'professional');
    server.advance(MINUTE_MS);
    await Promise.all([finish(), finish()]);
    assert.equal((await pay.get(person, order.orderNo)).refundedFen, 19_900);
    assert.equal((await pay.level(person)).level, 'basic');
  });

  it('leave the payment as it was when they fail for good', async () => {
    const { person, order } = await setupPaid();
    const answer = await withDeps(server, { payment: refusing() }, () => refund(order, '19900'));
    assert.match(answer, /is failed; .* The same command asks for it again/);
    const { status, refundedFen, refunds } = await pay.get(person, order.orderNo);
    assert.deepEqual([status, refundedFen, refunds[0]?.status], ['paid', 0, 'failed']);
    assert.equal((await pay.level(person)).level, 'professional');
    assert.ok((await titlesOf(person)).includes('退款未成功'));
  });

  it('are asked for again by the same command after they failed for good, each time with a number of their own', async () => {
    const { person, order } = await setupPaid();
    await withDeps(server, { payment: refusing() }, async () => {
      await refund(order, '5000');
      await refund(order, '5000');
    });
    assert.equal((await pay.get(person, order.orderNo)).status, 'paid');
    await Promise.all([refund(order, '5000'), refund(order, '5000')]);
    assert.match(await refund(order, '5000'), /is refunded/);
    const { refundedFen, refunds } = await pay.get(person, order.orderNo);
    assert.equal(refundedFen, 5_000);
    assert.deepEqual(refunds.map(({ status, reason }) => `${status} ${reason}`).sort(), [
      'failed 重复支付',
      'failed 重复支付',
      'refunded 重复支付'
    ]);
    assert.equal(new Set(refunds.map(({ refundNo }) => refundNo)).size, 3);
  });

  it('give back the time of one of two orders', async () => {
    const { person, order } = await setupPaid();
    const { expiresAtMs } = await pay.level(person);
    const second = await pay.create(person, { item: 'professional-2y' });
    await pay.pay(second.orderNo);
    await refund(second, String(second.amountFen));
    assert.equal((await pay.level(person)).expiresAtMs, expiresAtMs);
    await refund(order, '19900');
    assert.equal((await pay.level(person)).level, 'basic');
  });

  it('are listed and shown to operators', async () => {
    const { order } = await setupPaid();
    await refund(order, '5000');
    assert.match(await listOrdersCommand(server.db), new RegExp(`${order.orderNo}  .*refunded 50\\.00 yuan`));
    assert.match(await listOrdersCommand(server.db, 'refunded'), new RegExp(order.orderNo));
    await assert.rejects(listOrdersCommand(server.db, 'gold'), /STATUS must be one of created, paying/);
    const shown = await showOrderCommand(server.db, order.orderNo);
    assert.match(
      shown,
      /professional-1y[\s\S]*paid [\s\S]*refund \d{20}R[0-9a-f]{8} .* 50\.00 yuan {2}refunded {2}重复支付/
    );
    await assert.rejects(showOrderCommand(server.db, '9'), /There is no order 9/);
  });

  it('can be asked for from the shell, with the ways of payment of the settings', async () => {
    const { person, order } = await setupPaid();
    const context = {
      settings: server.deps.settings,
      now: server.deps.now(),
      withDatabase: (run: (db: typeof server.db) => Promise<string>) => run(server.db)
    } as CommandContext;
    const command = paymentCommands['orders:refund'];
    await assert.rejects(async () => command?.run(context, [order.orderNo, '100']), /REASON is missing/);
    assert.match((await command?.run(context, [order.orderNo, '100', '补偿'])) ?? '', /is refunded/);
    assert.equal((await pay.get(person, order.orderNo)).refundedFen, 100);
  });
});
