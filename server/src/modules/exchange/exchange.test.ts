import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ExchangeBox } from '@contract/exchange';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { createTestCard } from '../../testing/cards';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { notificationTitles, type TestPerson, verifiedPerson } from '../../testing/trade';
import { moderationDuring, withDeps } from '../../testing/withDeps';
import { exchangedContactsPersonalData } from './exchange.personal';
import { expireExchanges } from './expiry.service';

describe('a contact exchange', () => {
  let server: TestApp;
  let contacts: ReturnType<typeof exchanges>;
  let seller: TestPerson;
  let supplyId: string;

  before(async () => {
    server = await testApp();
    seller = await verifiedPerson(server);
    supplyId = (await publishedSupply(server, seller, { showPhone: 'exchanged' })).id;
    contacts = exchanges(server, supplyId);
  });
  after(() => server.close());

  it('shows both cards after the acceptance, and no number before', async () => {
    const { buyer, id } = await contacts.setupRequest();
    const waiting = await contacts.getRoom(seller, { id });
    assert.deepEqual(
      [waiting.exchange?.status, waiting.exchange?.theirs?.mobile, waiting.exchange?.theirs?.weChatId],
      ['requested', '', '']
    );
    assert.equal((await contacts.getRoom(buyer, { supplyId })).exchange?.theirs, null);
    assert.equal(JSON.stringify(waiting).includes(buyer.mobile), false);
    assert.match(await contacts.getMobile(buyer), /\*{4}/);

    const done = await contacts.answer(seller, acceptAnswer(id));
    assert.deepEqual([done.exchange?.theirs?.mobile, done.exchange?.theirs?.weChatId], [buyer.mobile, 'xiang_liao88']);
    const { exchange } = await contacts.getRoom(buyer, { supplyId });
    assert.deepEqual([exchange?.status, exchange?.theirs?.mobile], ['accepted', seller.mobile]);
    assert.equal(await contacts.getMobile(buyer), seller.mobile);
    assert.equal((await contacts.answer(seller, acceptAnswer(id))).exchange?.status, 'accepted');
    assert.equal((await notificationTitles(server, buyer)).filter((title) => title === '已交换名片').length, 1);
  });

  it('shows only the chosen fields', async () => {
    const buyer = await newPerson(server);
    const { exchange } = await contacts.request(buyer, {
      shown: { company: false, mobile: false, position: '', weChatId: 'only_wechat' }
    });
    const done = await contacts.answer(seller, acceptAnswer(exchange?.id ?? ''));
    const { mobile, company, weChatId } = done.exchange?.theirs ?? assert.fail();
    assert.deepEqual([mobile, company, weChatId], ['', '', 'only_wechat']);
  });

  describe('while its message is moderated', () => {
    /** Requests with an event between the first look at the supply and the storing. */
    const during = <T>(event: () => Promise<unknown>, request: () => Promise<T>): Promise<T> =>
      withDeps(server, { textModeration: moderationDuring(event) }, request);

    it('is refused for a supply that is paused', async () => {
      const [owner, buyer] = [await verifiedPerson(server), await newPerson(server)];
      const { id } = await publishedSupply(server, owner);
      const pause = () => actOnSupply(server, owner, id, { action: 'pause' });
      const refusal = await during(pause, () => contacts.expectRequestError(buyer, { supplyId: id }));
      assert.equal(refusal.error, 'NOT_FOUND');
    });

    it('goes to the owner of the company that the author of the supply leaves', async () => {
      const [owner, author, buyer] = [await newPerson(server), await newPerson(server), await newPerson(server)];
      const companyId = await setupCompany(server, owner);
      await setupMember(server, companyId, author.id);
      const { id } = await publishedSupply(server, author, {}, { asCompany: true });
      const leave = () => server.api.call('POST /api/front/team/leave', { id: companyId }, { token: author.token });
      const { exchange } = await during(leave, () => contacts.request(buyer, { supplyId: id }));
      const room = await contacts.getRoom(owner, { id: exchange?.id ?? '' });
      assert.deepEqual([room.exchange?.status, room.exchange?.isMine], ['requested', false]);
    });
  });

  it('does not reveal a block, which can be undone', async () => {
    const { buyer, id } = await contacts.setupRequest();
    await contacts.answer(seller, { id, answer: 'block' });
    assert.equal((await contacts.getRoom(seller, { id })).exchange?.status, 'blocked');
    assert.equal((await contacts.getRoom(buyer, { id })).exchange?.status, 'ignored');
    assert.deepEqual((await contacts.expectRequestError(buyer)).fields, { exchange: 'ignored' });
    await contacts.answer(seller, { id, answer: 'unblock' });
    await contacts.backdateRequest(id);
    assert.equal((await contacts.request(buyer)).exchange?.status, 'requested');
  });

  describe('with a user who is blocked', () => {
    const list = async ({ token }: TestPerson, box: ExchangeBox) =>
      (await server.api.call('POST /api/front/exchange/list', { box }, { token })).items.map(({ id }) => id);

    /** Asks again after 30 days, of which the owner of the supply must not learn. */
    async function setupWithheld() {
      const [owner, buyer] = [await verifiedPerson(server), await newPerson(server)];
      const { id: ofOwner } = await publishedSupply(server, owner);
      const ask = () => contacts.request(buyer, { supplyId: ofOwner });
      const blocked = (await ask()).exchange?.id ?? assert.fail();
      await contacts.answer(owner, { id: blocked, answer: 'block' });
      await contacts.backdateRequest(blocked);
      assert.equal((await contacts.getRoom(buyer, { supplyId: ofOwner })).exchange?.againFromMs, null);
      const asked = (await ask()).exchange ?? assert.fail();
      return { owner, buyer, ofOwner, blocked, asked };
    }

    it('looks to them like one that waits, and does not arrive', async () => {
      const { owner, buyer, ofOwner, blocked, asked } = await setupWithheld();
      assert.equal(asked.status, 'requested');
      assert.deepEqual(await list(buyer, 'outgoing'), [asked.id]);
      const again = await contacts.expectRequestError(buyer, { supplyId: ofOwner });
      assert.deepEqual(again.fields, { exchange: 'waiting' });
      const { token } = owner;
      assert.deepEqual([await list(owner, 'incoming'), await list(owner, 'blocked')], [[], [blocked]]);
      const { news } = await server.api.call('GET /api/member/user/current', undefined, { token });
      assert.equal(news.exchangeRequests, 0);
      const titles = await notificationTitles(server, owner);
      assert.equal(titles.filter((title) => title === '请求与你交换名片').length, 1);
      const { error } = await server.api.expectError('POST /api/front/exchange/room', { id: asked.id }, { token });
      assert.equal(error, 'NOT_FOUND');
      const { id: ofBuyer } = await createTestCard(server, buyer);
      const card = await server.api.call('POST /api/vcard/card/info', { id: ofBuyer }, { token });
      assert.equal(card.relation, 'none');
      const exported = JSON.stringify(await exchangedContactsPersonalData.exportOf(server.deps, owner.id));
      assert.equal(exported.split('想长期采购八角').length, 2, 'the first request only');
    });

    it('expires like any other, and may be sent again', async () => {
      const { buyer, ofOwner, asked } = await setupWithheld();
      await contacts.backdateRequest(asked.id);
      await expireExchanges(server.db, server.deps.now().getTime());
      const { exchange } = await contacts.getRoom(buyer, { id: asked.id });
      assert.deepEqual([exchange?.status, exchange?.againFromMs], ['ignored', null]);
      assert.equal((await contacts.request(buyer, { supplyId: ofOwner })).exchange?.status, 'requested');
    });

    it('arrives when the block is lifted', async () => {
      const { owner, blocked, asked } = await setupWithheld();
      await contacts.answer(owner, { id: blocked, answer: 'unblock' });
      assert.deepEqual(await list(owner, 'incoming'), [asked.id]);
      assert.equal((await contacts.answer(owner, acceptAnswer(asked.id))).exchange?.status, 'accepted');
    });

    it('is accepted when the other one asks back', async () => {
      const { owner, buyer, asked } = await setupWithheld();
      const { id: cardId } = await createTestCard(server, buyer);
      const { exchange } = await contacts.request(owner, { cardId });
      assert.deepEqual([exchange?.id, exchange?.status], [asked.id, 'accepted']);
    });
  });

  it('waits again when the one who ignored it undoes this within ten minutes', async () => {
    const { buyer, id } = await contacts.setupRequest();
    const undo = { id, answer: 'unignore' } as const;
    const refuse = async ({ token }: TestPerson) =>
      (await server.api.expectError('POST /api/front/exchange/answer', undo, { token })).error;
    await contacts.answer(seller, { id, answer: 'ignore' });
    assert.equal(await refuse(buyer), 'FORBIDDEN');
    assert.equal((await contacts.answer(seller, undo)).exchange?.status, 'requested');
    assert.equal((await contacts.getRoom(buyer, { id })).exchange?.status, 'requested');
    await contacts.answer(seller, { id, answer: 'ignore' });
    server.advance(10 * MINUTE_MS);
    assert.equal(await refuse(seller), 'CONFLICT');
  });

  it('stays ignored when the two have another one meanwhile', async () => {
    const { buyer, id } = await contacts.setupRequest();
    const { id: cardId } = await createTestCard(server, buyer);
    await contacts.answer(seller, { id, answer: 'ignore' });
    await contacts.request(seller, { cardId });
    const undo = { id, answer: 'unignore' } as const;
    const { fields } = await server.api.expectError('POST /api/front/exchange/answer', undo, { token: seller.token });
    assert.deepEqual(fields, { status: 'requested' });
  });

  it('is ignored after 30 days, however often the job runs', async () => {
    const owner = await verifiedPerson(server);
    const { id: ofOwner } = await publishedSupply(server, owner);
    const buyer = await newPerson(server);
    const id = (await contacts.request(buyer, { supplyId: ofOwner })).exchange?.id ?? assert.fail();
    const nowMs = server.deps.now().getTime();
    await expireExchanges(server.db, nowMs + 30 * DAY_MS - 60_000);
    assert.equal((await contacts.getRoom(buyer, { id })).exchange?.status, 'requested');
    await Promise.all([1, 2].map(() => expireExchanges(server.db, nowMs + 30 * DAY_MS + 1000)));
    assert.equal((await contacts.getRoom(buyer, { id })).exchange?.status, 'ignored');
  });

  it('stays accepted or blocked after 30 days, from the time of its answer', async () => {
    const { id: accepted } = await contacts.setupRequest();
    const { id: blocked } = await contacts.setupRequest();
    await contacts.answer(seller, acceptAnswer(accepted));
    await contacts.answer(seller, { id: blocked, answer: 'block' });
    const stored = () =>
      server.db
        .selectFrom('contact_exchange')
        .select(['status', 'decided_at_ms'])
        .where('id', 'in', [accepted, blocked])
        .orderBy('id')
        .execute();
    const before = await stored();
    await expireExchanges(server.db, server.deps.now().getTime() + 31 * DAY_MS);
    assert.deepEqual(before.map(({ status }) => status).sort(), ['accepted', 'blocked']);
    assert.deepEqual(await stored(), before);
  });
});
