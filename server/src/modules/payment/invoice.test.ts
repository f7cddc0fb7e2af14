import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PaymentOrder } from '@contract/payment';
import type { CommandContext } from '../../operatorCommand';
import { cancelAndErase } from '../../testing/accountCancellation';
import { type Payer, payments } from '../../testing/payments';
import { type TestApp, testApp } from '../../testing/testApp';
import { notificationTitles } from '../../testing/trade';
import { invoiceCommands, invoicedCommand, listInvoicesCommand, voidedCommand } from './invoice.ops';
import { refundCommand, showOrderCommand } from './payment.ops';

const invoice = { title: '桂南香料（示例）有限公司', uscc: '91350100M000100Y43', email: 'finance@example.com' };

describe('invoices of orders', () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  before(async () => {
    server = await testApp();
    pay = payments(server);
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  let lastNo = 0;
  /** Returns the number of an invoice that no other test uses. */
  const newInvoiceNo = () => String((lastNo += 1)).padStart(20, '2');
  const setupOrder = () => pay.setupOrder({ invoice });
  const setupPaid = (changes: Parameters<typeof pay.setupPaid>[0] = { invoice }) => pay.setupPaid(changes);
  const invoiced = ({ orderNo }: Pick<Payer, 'orderNo'>, invoiceNo: string) =>
    invoicedCommand(server.db, { orderNo, invoiceNo }, nowMs());
  const voided = ({ orderNo }: Payer) => voidedCommand(server.db, orderNo, nowMs());
  const refund = ({ orderNo }: Payer, fen: string) =>
    refundCommand(server.deps, { orderNo, fen, reason: '重复支付' }, nowMs());
  const stateOf = async ({ person, orderNo }: Payer): Promise<Pick<PaymentOrder, 'invoiceStatus' | 'invoiceNo'>> => {
    const { invoiceStatus, invoiceNo } = await pay.get(person, orderNo);
    return { invoiceStatus, invoiceNo };
  };
  /** Returns the line of an order among the invoices that are to be issued or voided; undefined without one. */
  const waitingLine = async ({ orderNo }: Payer) =>
    (await listInvoicesCommand(server.db)).split('\n').find((line) => line.startsWith(orderNo));

  it('are refused with a number that is none or another one’s, for unknown orders, and unless something is paid', async () => {
    const payer = await setupPaid();
    for (const number of ['', '1234567', '1'.repeat(21), 'E2026']) {
      await assert.rejects(invoiced(payer, number), /NUMBER has 8 to 20 digits/);
    }
    await assert.rejects(invoiced({ orderNo: '9' }, newInvoiceNo()), /There is no order 9/);
    await assert.rejects(invoiced(await setupOrder(), newInvoiceNo()), /is paying: there is nothing to invoice/);
    await assert.rejects(voided(payer), /has no invoice/);
    const other = await setupPaid();
    const number = newInvoiceNo();
    await invoiced(other, number);
    await assert.rejects(invoiced(payer, number), new RegExp(`is the invoice of order ${other.orderNo}`));
    await refund(payer, '19900');
    await assert.rejects(invoiced(payer, newInvoiceNo()), /is refunded: there is nothing to invoice/);
    assert.deepEqual(await stateOf(payer), { invoiceStatus: 'none', invoiceNo: null });
  });

  it('wait from the payment on, with what the operator needs', async () => {
    const payer = await setupOrder();
    assert.deepEqual(await stateOf(payer), { invoiceStatus: 'none', invoiceNo: null });
    assert.equal(await waitingLine(payer), undefined);
    await pay.pay(payer.orderNo);
    assert.deepEqual(await stateOf(payer), { invoiceStatus: 'requested', invoiceNo: null });
    assert.match(
      (await waitingLine(payer)) ?? '',
      / 199\.00 yuan .*有限公司 {2}91350100M000100Y43 {2}finance@example\.com$/
    );
    assert.match(await showOrderCommand(server.db, payer.orderNo), /invoice for .*有限公司 .* finance@example\.com/);
    assert.equal(await waitingLine(await setupPaid({})), undefined);
  });

  it('are recorded once, and the payer is notified', async () => {
    const payer = await setupPaid();
    const number = newInvoiceNo();
    const answers = await Promise.all([invoiced(payer, number), invoiced(payer, number)]);
    assert.equal(
      answers[0],
      `Invoice ${number} of 199.00 yuan is that of order ${payer.orderNo}; its payer was notified.`
    );
    assert.equal(answers[0], answers[1]);
    await assert.rejects(invoiced(payer, newInvoiceNo()), /which is to be voided first/);
    assert.deepEqual(await stateOf(payer), { invoiceStatus: 'issued', invoiceNo: number });
    assert.equal(await waitingLine(payer), undefined);
    assert.match(await showOrderCommand(server.db, payer.orderNo), new RegExp(`invoice ${number} issued`));
    const titles = await notificationTitles(server, payer.person);
    assert.deepEqual(titles.filter((title) => title === '发票已开具').length, 1);
  });

  it('may be recorded for a payer who asked for one after the payment', async () => {
    const payer = await setupPaid({});
    await invoiced(payer, newInvoiceNo());
    assert.equal((await stateOf(payer)).invoiceStatus, 'issued');
  });

  it('are to be voided after a refund, and issued again for what is left', async () => {
    const payer = await setupPaid();
    const number = newInvoiceNo();
    await invoiced(payer, number);
    assert.match(await refund(payer, '5000'), new RegExp(`Its invoice ${number} is to be voided: see orders:invoices`));
    assert.match(
      (await waitingLine(payer)) ?? '',
      new RegExp(`invoice ${number} of 199\\.00 yuan.*refunded 50\\.00 yuan`)
    );
    assert.match(await voided(payer), /is voided\. 149\.00 yuan can be invoiced again/);
    assert.match(await voided(payer), /is voided/);
    assert.deepEqual(await stateOf(payer), { invoiceStatus: 'voided', invoiceNo: number });
    assert.match((await waitingLine(payer)) ?? '', /149\.00 yuan/);
    await assert.rejects(invoiced(payer, number), /is the invoice of order/);
    const next = newInvoiceNo();
    assert.match(await invoiced(payer, next), /of 149\.00 yuan/);
    assert.deepEqual(await stateOf(payer), { invoiceStatus: 'issued', invoiceNo: next });
    assert.equal(await waitingLine(payer), undefined);
  });

  it('are not to be voided for a refund before them, nor issued again when nothing is left', async () => {
    const payer = await setupPaid();
    assert.doesNotMatch(await refund(payer, '5000'), /invoice/);
    const number = newInvoiceNo();
    assert.match(await invoiced(payer, number), /of 149\.00 yuan/);
    assert.equal(await waitingLine(payer), undefined);
    await refund(payer, '14900');
    assert.match((await waitingLine(payer)) ?? '', new RegExp(`invoice ${number}`));
    assert.doesNotMatch(await voided(payer), /again/);
    assert.equal(await waitingLine(payer), undefined);
  });

  it('are recorded without a notification when the account was erased', async () => {
    const payer = await setupPaid();
    await cancelAndErase(server, payer.person.token);
    assert.equal(await waitingLine(payer), undefined);
    assert.match(await invoiced(payer, newInvoiceNo()), /is that of order/);
  });

  it('are listed and recorded from the shell', async () => {
    const payer = await setupPaid();
    const context = {
      settings: server.deps.settings,
      now: server.deps.now(),
      withDatabase: (run: (db: typeof server.db) => Promise<string>) => run(server.db)
    } as CommandContext;
    const run = async (name: string, ...values: string[]) => (await invoiceCommands[name]?.run(context, values)) ?? '';
    assert.match(await run('orders:invoices'), new RegExp(`To issue:[\\s\\S]*${payer.orderNo}`));
    await assert.rejects(run('orders:invoiced', payer.orderNo), /NUMBER is missing/);
    await assert.rejects(run('orders:invoice-voided'), /ORDER is missing/);
    const number = newInvoiceNo();
    assert.match(await run('orders:invoiced', payer.orderNo, number), new RegExp(`Invoice ${number}`));
    assert.match(await run('orders:invoice-voided', payer.orderNo), /is voided/);
  });
});
