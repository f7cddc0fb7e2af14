import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { newId } from '../../database/id';
import { cancelAndErase, tablesContaining } from '../../testing/accountCancellation';
import { setupCompany, setupMember } from '../../testing/setupCompany';
import { getSupplyDetail, publishedSupply, submitSupply, uploadPhoto } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  getQuotation,
  notificationTitles,
  sendQuotation,
  setupOpenPurchase,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';

/** Tables that may contain the id of an erased user: the emptied row, and the proof. */
const keptAfter = ['account_cancellation', 'user_account'];

describe('data of an erased trader', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const isServed = async (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    return (await server.app.inject({ url: pathname })).statusCode === 200;
  };
  const say = (who: TestPerson, supplyId: string, text: string) =>
    server.api.call(
      'POST /api/front/inquiry/send',
      { supplyId, requestId: newId(), content: { type: 'text', text } },
      { token: who.token }
    );

  it('[compliance 5] listings in their own name are removed: no id, no number, no text, no photo', async () => {
    const [me, other] = [await verifiedPerson(server), await verifiedPerson(server)];
    const photo = await uploadPhoto(server, me);
    const mine = await publishedSupply(server, me, { photos: [photo], description: '我自己写的货况' });
    await say(other, mine.id, '问走的人');
    const theirs = await publishedSupply(server, other);
    await say(me, theirs.id, '走的人问的话');
    const shown = { company: false, mobile: true, position: '采购', weChatId: '' };
    const exchange = { supplyId: theirs.id, requestId: newId(), shown, message: '走的人的来意' };
    await server.api.call('POST /api/front/exchange/request', exchange, { token: me.token });
    const purchaseId = await setupOpenPurchase(server, me, { qualityDemand: '走的人的要求' });
    const { id } = await sendQuotation(server, other, purchaseId);
    const { revision } = await getQuotation(server, other, id);
    const counter = { id, revision, requestId: newId(), unitFen: 4000, text: '走的人还的价' };
    await server.api.call('POST /api/front/quotation/counter', counter, { token: me.token });
    assert(await isServed(photo));

    await cancelAndErase(server, me.token);
    assert.deepEqual(await tablesContaining(server.db, me.id), keptAfter);
    const texts = ['我自己写的货况', '走的人问的话', '走的人的来意', '走的人的要求', '走的人还的价'];
    for (const left of [me.mobile, ...texts]) assert.deepEqual(await tablesContaining(server.db, left), [], left);
    assert(!(await isServed(photo)));
    assert.equal((await server.api.expectError('GET /api/front/supply/detail', { id: mine.id })).error, 'NOT_FOUND');
    assert.equal((await getQuotation(server, other, id)).status, 'lapsed');
  });

  it('a supplier keeps the notifications that neither name nor quote the erased buyer', async () => {
    const [buyer, supplier] = [await verifiedPerson(server), await verifiedPerson(server)];
    const { id } = await sendQuotation(server, supplier, await setupOpenPurchase(server, buyer));
    const stepOf = async (by: TestPerson) => ({ id, revision: (await getQuotation(server, by, id)).revision });
    const counter = async (by: TestPerson, unitFen: number, text: string) =>
      server.api.call(
        'POST /api/front/quotation/counter',
        { ...(await stepOf(by)), requestId: newId(), unitFen, text },
        { token: by.token }
      );
    await counter(buyer, 4000, '走的人说的话');
    await counter(buyer, 4010, '');
    const { openOffer } = await counter(supplier, 4100, '');
    const decline = { ...(await stepOf(buyer)), counterId: openOffer?.id ?? '' };
    await server.api.call('POST /api/front/quotation/decline', decline, { token: buyer.token });
    const rejection = { ...(await stepOf(buyer)), reason: 'price', text: '' } as const;
    await server.api.call('POST /api/front/quotation/reject', rejection, { token: buyer.token });
    await cancelAndErase(server, buyer.token);
    const titles = (await notificationTitles(server, supplier)).filter((title) => /还价|未采纳/.test(title));
    assert.deepEqual(titles, ['报价未采纳', '还价没谈成', '采购商还价'], 'the one with a text is gone');
  });

  it("a listing in a company's name stays with its photos; the owner is notified and becomes the contact", async () => {
    const [owner, me] = [await verifiedPerson(server), await verifiedPerson(server)];
    const companyId = await setupCompany(server, owner);
    await setupMember(server, companyId, me.id, 'admin');
    const [photo, logoUrl, ownPhoto] = [
      await uploadPhoto(server, me),
      await uploadPhoto(server, me),
      await uploadPhoto(server, me)
    ];
    const asCompany = { asCompany: true };
    const theirs = await publishedSupply(server, me, { photos: [photo] }, asCompany);
    const waiting = await submitSupply(server, me, {}, asCompany);
    const own = await publishedSupply(server, me, { photos: [ownPhoto] });
    await server.db.updateTable('company').set({ logo_url: logoUrl }).where('id', '=', companyId).execute();

    await cancelAndErase(server, me.token);
    assert.deepEqual(await tablesContaining(server.db, me.id), keptAfter);
    assert.deepEqual(await tablesContaining(server.db, me.mobile), []);
    assert.deepEqual([await isServed(photo), await isServed(logoUrl), await isServed(ownPhoto)], [true, true, false]);
    assert.equal((await server.api.expectError('GET /api/front/supply/detail', { id: own.id })).error, 'NOT_FOUND');

    const { status, contact } = await getSupplyDetail(server, theirs.id);
    const masked = `${owner.mobile.slice(0, 3)}****${owner.mobile.slice(-4)}`;
    assert.deepEqual([status, contact.mobile], ['published', masked]);
    const buyer = await verifiedPerson(server);
    const read = { id: theirs.id };
    const { needs } = await server.api.call('POST /api/front/supply/contact', read, { token: buyer.token });
    assert.equal(needs, 'exchange', 'no member chose to show the owner’s number');
    const inherited = (await notificationTitles(server, owner)).filter((title) => title === '接手同事的供应');
    assert.equal(inherited.length, 1, 'one word about all of them');
    const ours = await server.api.call('GET /api/front/supply/mine', {}, { token: owner.token });
    assert.deepEqual(new Set(ours.items.map(({ id }) => id)), new Set([theirs.id, waiting.id]));
  });

  it('a listing in the name of a company without other members is removed', async () => {
    const me = await verifiedPerson(server);
    await setupCompany(server, me);
    const photo = await uploadPhoto(server, me);
    const { id } = await publishedSupply(server, me, { photos: [photo] }, { asCompany: true });
    await cancelAndErase(server, me.token);
    assert.deepEqual(await tablesContaining(server.db, me.id), keptAfter);
    assert.equal((await server.api.expectError('GET /api/front/supply/detail', { id })).error, 'NOT_FOUND');
    assert(!(await isServed(photo)));
  });
});
