import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildApp } from '../../app';
import { readSettings } from '../../settings';
import { payments } from '../../testing/payments';
import { newPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { createPayments } from './payments';

describe('the page that plays payments', () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  before(async () => {
    server = await testApp();
    pay = payments(server);
  });
  after(() => server.close());

  const open = (orderNo: string, query = '') => server.app.inject({ url: `/demo-pay/${orderNo}${query}` });

  it('does not exist without the demo of payments', async (t) => {
    const sms = { SMS_URL: 'https://sms.example.com/send' };
    const settings = readSettings({ NODE_ENV: 'production', ...sms });
    assert.equal(settings.payment.isDemo, false);
    assert.equal(readSettings({ NODE_ENV: 'production', ...sms, DEMO_PAY: '1' }).payment.isDemo, true);
    const payment = createPayments({ settings, db: server.db, weChat: null, onFault: () => undefined });
    const app = await buildApp({ ...server.deps, payment });
    t.after(() => app.close());
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    assert.equal((await app.inject({ url: `/demo-pay/${orderNo}` })).statusCode, 404);
    assert.equal((await app.inject({ method: 'POST', url: `/demo-pay/${orderNo}/pay` })).statusCode, 404);
    assert.equal((await pay.get(person, orderNo)).status, 'paying');
  });

  it('is not found for an unknown order', async () => {
    assert.equal((await open('1'.repeat(20))).statusCode, 404);
  });

  it('shows what is paid, is marked as a demo and has no scripts', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    const { statusCode, body, headers } = await open(
      orderNo,
      '?return=%2Fh5%2FpagesPay%2Fvcard%2Findex%3Fa%3D1%26b%3D2'
    );
    assert.equal(statusCode, 200);
    assert.match(String(headers['content-type']), /^text\/html/);
    for (const text of ['演示支付', '香市名片专业版 一年', '¥199.00', '支付', '取消', '等到超时', 'color-scheme']) {
      assert.ok(body.includes(text), text);
    }
    assert.doesNotMatch(body, /<script|\son\w+=/i);
    assert.match(body, /action="\/demo-pay\/\d{20}\/pay\?return=%2Fh5%2FpagesPay/);
  });

  it('is in the language of the app, else of the browser', async () => {
    const { orderNo } = await pay.create(await newPerson(server));
    const french = (await open(orderNo, '?language=fr')).body;
    for (const text of ['lang="fr"', 'Paiement de démonstration', 'Carte Xiangshi Professionnel, 1 an', 'Payer'])
      assert.ok(french.includes(text), text);
    const headers = { 'accept-language': 'es-MX,es;q=0.9' };
    const spanish = await server.app.inject({ url: `/demo-pay/${orderNo}`, headers });
    assert.match(spanish.body, /Pago de demostración/);
  });

  it('pays an order and returns to the page of the app', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    const answer = await pay.act(orderNo, 'pay', `/h5/pagesPay/vcard/index?order=${orderNo}`);
    assert.deepEqual([answer.statusCode, answer.headers.location], [303, `/h5/pagesPay/vcard/index?order=${orderNo}`]);
    // By the notification: no one has asked.
    const row = await server.db.selectFrom('pay_order').where('order_no', '=', orderNo).select('status').execute();
    assert.equal(row[0]?.status, 'paid');
    await pay.act(orderNo, 'pay');
    await pay.act(orderNo, 'expire');
    assert.equal((await pay.get(person, orderNo)).status, 'paid');
    assert.match((await open(orderNo)).body, /已支付（演示）/);
  });

  it('returns to no other site', async () => {
    const { orderNo } = await pay.create(await newPerson(server));
    for (const address of ['https://example.com/h5/', '//example.com/h5/', 'javascript:alert(1)', '/api/', '']) {
      const { headers } = await pay.act(orderNo, 'cancel', address);
      assert.equal(headers.location, `/demo-pay/${orderNo}`, address);
    }
  });

  it('leaves an order unpaid when the payment is cancelled, as WeChat does', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    await pay.act(orderNo, 'cancel');
    assert.equal((await pay.get(person, orderNo)).status, 'paying');
  });

  it('lets the time of an order end', async () => {
    const person = await newPerson(server);
    const { orderNo } = await pay.create(person);
    await pay.act(orderNo, 'expire');
    const { status, closeReason } = await pay.get(person, orderNo);
    assert.deepEqual([status, closeReason], ['closed', 'timeout']);
    assert.match((await open(orderNo)).body, /已超时关闭/);
  });
});
