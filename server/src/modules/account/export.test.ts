import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { newId } from '../../database/id';
import { personalData } from '../../modules';
import { exportPersonalData, newPersonWithData } from '../../testing/accountCancellation';
import { logIn } from '../../testing/logIn';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { getQuotation, sendQuotation, setupOpenPurchase, verifiedPerson } from '../../testing/trade';
import { uploadPrivate } from '../../testing/verification';
import { notify } from '../message/message.service';

describe('personal data export', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('needs a login', async () => {
    assert.equal((await server.api.expectError('POST /api/member/account/export', undefined)).error, 'UNAUTHORIZED');
  });

  it('[compliance 7] contains all data about the user, and no secrets', async () => {
    const texts = { nickname: '云上香客', intro: '怒江收草果', detail: '民主南路 8 号' };
    const me = await newPersonWithData(server, texts);
    const file = await exportPersonalData(server, me.token);
    assert.deepEqual([file['format'], file['version']], ['xiangshi-personal-data', 2]);
    assert.deepEqual(
      personalData.map(({ name }) => name).filter((name) => !(name in file)),
      []
    );
    const text = JSON.stringify(file);
    const about = [me.mobile, me.lineId, me.newsId, '云中鹤', '价格写错了', '按产地排序', ...Object.values(texts)];
    for (const mine of about) assert(text.includes(mine), mine);
    for (const secret of [me.token, 'password_hash', 'digest', '$argon2']) assert(!text.includes(secret), secret);
    const other = JSON.stringify(await exportPersonalData(server, await logIn(server)));
    assert(!other.includes(me.id), 'and nothing of it is in the file of another user');
  });

  it('contains notifications in the language of the call', async () => {
    const token = await logIn(server);
    const { id: userId } = await server.api.call('GET /api/member/user/current', undefined, { token });
    const content = { event: 'feedback.replied', params: { ticketNo: 'F1', reply: '1.2.0' } } as const;
    await server.db
      .transaction()
      .execute((tx) => notify(tx, [{ userId, kind: 'system', content, jump: null }], server.deps.now().getTime()));
    const textIn = async (language: string) => {
      const file = await exportPersonalData(server, token, language);
      const { notifications } = file['notifications'] as { notifications: { title: string; body: string }[] };
      return [notifications[0]?.title, notifications[0]?.body];
    };
    assert.deepEqual(await textIn('zh-Hans'), ['意见反馈有回复', 'F1：1.2.0']);
    assert.deepEqual(await textIn('en'), ['Reply to your feedback', 'F1: 1.2.0']);
  });

  it('[compliance 7] contains the offers, questions, messages and decisions of both sides of a deal', async () => {
    const [buyer, supplier, outsider] = [
      await verifiedPerson(server),
      await verifiedPerson(server),
      await verifiedPerson(server)
    ];
    const { call } = server.api;
    const supply = await publishedSupply(server, supplier, { description: '供方写的货况' });
    const purchaseId = await setupOpenPurchase(server, buyer, { qualityDemand: '买家写的要求' });
    const { id } = await sendQuotation(server, supplier, purchaseId, { remark: '供方报价备注' });
    const { revision } = await getQuotation(server, buyer, id);
    const counter = { id, revision, requestId: newId(), unitFen: 4000, text: '买家还价的话' };
    await call('POST /api/front/quotation/counter', counter, { token: buyer.token });
    await call('POST /api/front/supply/favourite', { id: supply.id, on: true }, { token: buyer.token });
    const content = { type: 'text', text: '买家问有没有货' } as const;
    await call(
      'POST /api/front/inquiry/send',
      { supplyId: supply.id, requestId: newId(), content },
      { token: buyer.token }
    );
    const shown = { company: false, mobile: true, position: '采购', weChatId: '' };
    const exchange = { supplyId: supply.id, requestId: newId(), shown, message: '买家的来意' };
    await call('POST /api/front/exchange/request', exchange, { token: buyer.token });

    const files = await Promise.all([buyer, supplier, outsider].map(({ token }) => exportPersonalData(server, token)));
    const [ofBuyer = '', ofSupplier = '', ofOutsider = ''] = files.map((file) => JSON.stringify(file));
    const both = ['供方报价备注', '买家还价的话', '买家问有没有货', '买家的来意'];
    for (const own of ['买家写的要求', supply.id, '买家还价的话', '买家问有没有货', '买家的来意', buyer.mobile]) {
      assert(ofBuyer.includes(own), own);
    }
    for (const own of ['供方写的货况', '供方报价备注', '买家还价的话', '买家的来意', '.png', supplier.mobile]) {
      assert(ofSupplier.includes(own), own);
    }
    assert(!ofSupplier.includes(buyer.mobile), 'a contact that was not exchanged is not exported');
    for (const foreign of [...both, '买家写的要求', '供方写的货况']) assert(!ofOutsider.includes(foreign), foreign);
  });

  it('contains private pictures in a size of which thirty fit into one response', async () => {
    const token = await logIn(server);
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const photo = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#dcd2c8', noise } })
      .jpeg({ quality: 95 })
      .toBuffer();
    const uploaded = await uploadPrivate(server, token, photo);
    const { privateImages } = (await exportPersonalData(server, token)) as unknown as {
      privateImages: { id: string; purpose: string; dataUri: string }[];
    };
    assert.deepEqual(
      privateImages.map(({ id, purpose }) => ({ id, purpose })),
      [{ id: uploaded.id, purpose: 'verification' }]
    );
    const picture = Buffer.from(privateImages[0]?.dataUri.split(',')[1] ?? '', 'base64');
    assert.deepEqual(
      await sharp(picture)
        .metadata()
        .then(({ format, width }) => [format, width]),
      ['jpeg', 640]
    );
    assert(picture.length < photo.length / 5, `${picture.length} of ${photo.length} bytes`);
  });

  it('is limited to ten a day', async () => {
    const token = await logIn(server);
    for (let count = 0; count < 10; count += 1) await exportPersonalData(server, token);
    const { error } = await server.api.expectError('POST /api/member/account/export', undefined, { token });
    assert.equal(error, 'RATE_LIMITED');
  });
});
