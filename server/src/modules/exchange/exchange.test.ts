import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { notificationTitles, type TestPerson, verifiedPerson } from '../../testing/trade';
import { moderationDuring, withDeps } from '../../testing/withDeps';
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
    assert.equal((await notificationTitles(server, buyer)).filter((title) => title === '已交换联系方式').length, 1);
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
    await contacts.backdateRequest(id);
    assert.deepEqual((await contacts.expectRequestError(buyer)).fields, { exchange: 'ignored' });
    await contacts.answer(seller, { id, answer: 'unblock' });
    assert.equal((await contacts.request(buyer)).exchange?.status, 'requested');
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
