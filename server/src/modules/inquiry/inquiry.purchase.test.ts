import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { inquiries, textMessage } from '../../testing/inquiries';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, setupCompany } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  getQuotation,
  sendQuotation,
  setupOpenPurchase,
  submitPurchase,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';

describe('an inquiry about a purchase request', () => {
  let server: TestApp;
  let inquiryApi: ReturnType<typeof inquiries>;
  let buyer: TestPerson;
  let company: string;
  let supplier: TestPerson;
  before(async () => {
    server = await testApp();
    inquiryApi = inquiries(server);
  });
  after(() => server.close());
  beforeEach(async () => {
    [buyer, supplier] = [await newPerson(server), await verifiedPerson(server)];
    company = `辛味食品${newId()}公司`;
    await setupCompany(server, buyer, company);
  });

  const setupPurchase = (changes = {}) => setupOpenPurchase(server, buyer, changes, true);

  describe('access', () => {
    it('is refused to visitors, the buyer, for pending requests, and for a first message about a closed one', async () => {
      const purchaseId = await setupPurchase();
      assert.equal((await server.api.expectError('GET /api/front/inquiry/room', { purchaseId })).error, 'UNAUTHORIZED');
      const own = await inquiryApi.expectSendError(buyer, { purchaseId }, textMessage('在吗'));
      assert.deepEqual([own.error, own.fields], ['CONFLICT', { purchaseId: 'own' }]);
      const waiting = await submitPurchase(server, await verifiedPerson(server));
      assert.equal(
        (await inquiryApi.expectSendError(supplier, { purchaseId: waiting.id }, textMessage('在吗'))).error,
        'NOT_FOUND'
      );
      await server.db.updateTable('purchase').set({ public_status: 'closed' }).where('id', '=', purchaseId).execute();
      assert.equal(
        (await inquiryApi.expectSendError(supplier, { purchaseId }, textMessage('在吗'))).error,
        'NOT_FOUND'
      );
      assert.equal((await inquiryApi.getRoom(supplier, { purchaseId })).mayWrite, false);
    });

    it('is refused to members outside of the audience, and to strangers in every call about a thread', async () => {
      const invited = await setupPurchase({ audience: 'verifiedCompanies' });
      assert.equal((await inquiryApi.expectRoomError(supplier, { purchaseId: invited })).error, 'FORBIDDEN');
      assert.equal(
        (await inquiryApi.expectSendError(supplier, { purchaseId: invited }, textMessage('在吗'))).error,
        'FORBIDDEN'
      );
      const { threadId: id } = await inquiryApi.send(
        supplier,
        { purchaseId: await setupPurchase() },
        textMessage('验收标准是什么？')
      );
      const stranger = await verifiedPerson(server);
      assert.equal((await inquiryApi.expectRoomError(stranger, { id })).error, 'FORBIDDEN');
      assert.equal((await inquiryApi.expectSendError(stranger, { id }, textMessage('我也想问'))).error, 'FORBIDDEN');
      assert.deepEqual(await inquiryApi.getThreads(stranger), []);
    });
  });

  it('can be read and answered when the request was removed', async () => {
    const purchaseId = await setupPurchase();
    const { threadId: id } = await inquiryApi.send(supplier, { purchaseId }, textMessage('收新货吗？'));
    await inquiryApi.send(buyer, { id }, textMessage('收，月底前'));
    for (const action of [{ action: 'close', reason: 'cancelled' }, { action: 'remove' }] as const) {
      await server.api.call('POST /api/front/purchase/act', { id: purchaseId, do: action }, buyer);
    }
    server.advance(DAY_MS);
    for (const where of [{ id }, { purchaseId }]) {
      const room = await inquiryApi.getRoom(supplier, where);
      assert.deepEqual([room.threadId, room.unread, room.mayWrite], [id, 1, true]);
      assert.equal(room.about.kind === 'purchase' && room.about.purchase?.status, 'closed');
    }
    assert.equal((await inquiryApi.getMessages(supplier, id)).length, 3);
    await server.api.call('POST /api/front/inquiry/setRead', { id }, supplier);
    assert.equal((await server.api.call('GET /api/member/user/current', undefined, supplier)).news.inquiries, 0);
    await inquiryApi.send(supplier, { id }, textMessage('那下次再合作'));
    assert.equal((await inquiryApi.getRoom(buyer, { id })).unread, 1);
    const late = await inquiryApi.expectSendError(
      await verifiedPerson(server),
      { purchaseId },
      textMessage('还收吗？')
    );
    assert.equal(late.error, 'NOT_FOUND', 'no thread begins any more');
  });

  it('begins with the card, is one thread, and appears in lists and counts of both sides', async () => {
    const purchaseId = await setupPurchase();
    const sent = await Promise.all(
      ['收新货吗？', '几号前到？'].map((text) => inquiryApi.send(supplier, { purchaseId }, textMessage(text)))
    );
    assert.equal(new Set(sent.map(({ threadId }) => threadId)).size, 1);
    const id = sent[0]?.threadId ?? '';
    await inquiryApi.send(buyer, { id }, textMessage('收，月底前'));
    assert.deepEqual(
      (await inquiryApi.getMessages(supplier, id)).map(({ content, isMine }) => [content.type, isMine]),
      [
        ['text', false],
        ['text', true],
        ['text', true],
        ['listing', true]
      ]
    );
    const about = { kind: 'purchase', id: purchaseId, title: '采购大红八角五吨' };
    const [asked] = await inquiryApi.getThreads(supplier);
    assert.deepEqual([asked?.about, asked?.side, asked?.other?.name, asked?.unread], [about, 'asker', company, 1]);
    const [answered] = await inquiryApi.getThreads(buyer);
    assert.deepEqual([answered?.about, answered?.side], [about, 'owner']);
    const { token } = supplier;
    assert.equal((await server.api.call('GET /api/member/user/current', undefined, { token })).news.inquiries, 1);
    const room = await inquiryApi.getRoom(buyer, { purchaseId });
    assert.deepEqual([room.side, room.threadId, room.mayWrite], ['owner', null, false]);
    const filter = { purchaseId };
    const ofRequest = await server.api.call('GET /api/front/inquiry/list', filter, { token: buyer.token });
    assert.deepEqual(
      ofRequest.items.map((item) => item.id),
      [id]
    );
  });

  it('ends for both sides with a block, also about supplies of the buyer', async () => {
    const { threadId: id } = await inquiryApi.send(
      supplier,
      { purchaseId: await setupPurchase() },
      textMessage('在吗')
    );
    await inquiryApi.block(buyer, id, true);
    assert.equal((await inquiryApi.expectSendError(supplier, { id }, textMessage('喂'))).error, 'CONFLICT');
    const { id: supplyId } = await publishedSupply(server, buyer, {}, { asCompany: true });
    assert.equal((await inquiryApi.expectSendError(supplier, { supplyId }, textMessage('喂'))).error, 'CONFLICT');
    await inquiryApi.block(buyer, id, false);
    await inquiryApi.send(supplier, { supplyId }, textMessage('好了'));
  });

  describe('an inquiry to an anonymous buyer', () => {
    it('does not reveal the buyer to a supplier before a deal', async () => {
      const purchaseId = await setupPurchase({ isAnonymous: true });
      const { threadId: id } = await inquiryApi.send(supplier, { purchaseId }, textMessage('收新货吗？'));
      await inquiryApi.send(buyer, { id }, textMessage('收的'));
      const everything = async () => [
        await inquiryApi.getRoom(supplier, { id }),
        await inquiryApi.getRoom(supplier, { purchaseId }),
        await inquiryApi.getThreads(supplier),
        await inquiryApi.getMessages(supplier, id),
        (await notificationsOf(server, supplier.token)).items
      ];
      const visibleText = JSON.stringify(await everything());
      for (const secret of [company, buyer.id, buyer.mobile, '辛味']) assert.ok(!visibleText.includes(secret), secret);
      assert.match(visibleText, /匿名采购商/);
      const room = await inquiryApi.getRoom(supplier, { id });
      assert.deepEqual([room.other, room.about.kind === 'purchase' && room.about.purchase?.buyer], [null, null]);
      assert.equal((await inquiryApi.getThreads(supplier))[0]?.other, null);
      assert.notEqual((await inquiryApi.getRoom(buyer, { id })).other, null);
      assert.equal(
        (await inquiryApi.expectSendError(buyer, { id }, textMessage('打我 13800138000'))).fields?.['text'],
        'contact'
      );

      const { id: quotationId } = await sendQuotation(server, supplier, purchaseId);
      const accept = acceptBody(await getQuotation(server, buyer, quotationId), 1_000_000);
      await server.api.call('POST /api/front/quotation/accept', accept, { token: buyer.token });
      const named = await inquiryApi.getRoom(supplier, { id });
      assert.deepEqual([named.other?.name, named.hasExchanged], [company, true]);
      assert.equal((await inquiryApi.getThreads(supplier))[0]?.other?.name, company);
    });

    it('does not reveal the buyer by an exchange of contacts or a block', async () => {
      const { id: supplyId } = await publishedSupply(server, buyer, {}, { asCompany: true });
      const trading = exchanges(server, supplyId);
      const { exchange } = await trading.request(supplier);
      await trading.answer(buyer, acceptAnswer(exchange?.id ?? ''));
      const { threadId: known } = await inquiryApi.send(supplier, { supplyId }, textMessage('在吗'));
      await inquiryApi.block(supplier, known, true);
      const purchaseId = await setupPurchase({ isAnonymous: true });
      const room = await inquiryApi.getRoom(supplier, { purchaseId });
      assert.deepEqual([room.hasExchanged, room.isBlocked, room.mayWrite], [false, false, true]);
      const { threadId: id } = await inquiryApi.send(supplier, { purchaseId }, textMessage('收新货吗？'));
      await inquiryApi.block(supplier, known, false);
      await inquiryApi.block(supplier, id, true);
      assert.equal((await inquiryApi.getRoom(supplier, { id: known })).isBlocked, false);
      assert.equal((await inquiryApi.expectSendError(buyer, { id }, textMessage('收的'))).error, 'CONFLICT');
    });
  });
});
