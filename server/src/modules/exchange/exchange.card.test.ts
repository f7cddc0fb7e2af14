import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildCardFields, createTestCard } from '../../testing/cards';
import { acceptAnswer, exchanges, shown } from '../../testing/exchanges';
import { holders } from '../../testing/holders';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { notificationTitles, verifiedPerson } from '../../testing/trade';

describe('a contact exchange about a business card', () => {
  let server: TestApp;
  let contacts: ReturnType<typeof exchanges>;
  let owner: TestPerson;
  let supplyId: string;
  let cardId: string;
  before(async () => {
    server = await testApp();
    owner = await verifiedPerson(server);
    supplyId = (await publishedSupply(server, owner)).id;
    cardId = (await createTestCard(server, owner)).id;
    contacts = exchanges(server, supplyId);
  });
  after(() => server.close());

  it('is refused for an own card, an unknown one, and a withdrawn one', async () => {
    assert.deepEqual((await contacts.expectRequestError(owner, { cardId })).fields, { cardId: 'own' });
    const visitor = await newPerson(server);
    assert.equal((await contacts.expectRequestError(visitor, { cardId: 'nothing' })).error, 'NOT_FOUND');
    const { id } = await createTestCard(server, owner);
    const { token } = owner;
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token, params: { id } });
    assert.equal((await contacts.expectRequestError(visitor, { cardId: id })).error, 'NOT_FOUND');
  });

  it('is refused without a subject, and with two', async () => {
    const visitor = await newPerson(server);
    const { supplyId: _, ...without } = contacts.buildRequest();
    for (const body of [without, { ...without, supplyId, cardId }]) {
      const { error } = await server.api.expectError('POST /api/front/exchange/request', body, {
        token: visitor.token
      });
      assert.equal(error, 'VALIDATION');
    }
  });

  it('leads to its owner, and shows both contacts once it is accepted', async () => {
    const visitor = await newPerson(server);
    const { exchange, cardId: about, supply } = await contacts.request(visitor, { cardId });
    assert.deepEqual([exchange?.status, about, supply], ['requested', cardId, null]);
    assert((await notificationTitles(server, owner)).includes('请求与你交换名片'));
    const id = exchange?.id ?? assert.fail();
    await contacts.answer(owner, acceptAnswer(id));
    const room = await contacts.getRoom(visitor, { cardId });
    assert.deepEqual([room.exchange?.id, room.exchange?.theirs?.mobile], [id, '13800138000']);
  });

  describe('of people with cards', () => {
    const hidden = { ...buildCardFields().visibility, mobile: 'hidden' } as const;

    it('gives one of them, and refuses data of the account that the cards show anyway', async () => {
      const visitor = await newPerson(server);
      const { id: given } = await createTestCard(server, visitor);
      const account = { ...shown, mobile: false };
      const refusal = await contacts.expectRequestError(visitor, { cardId, shown: account });
      assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { shown: 'card' }]);
      for (const foreign of [cardId, 'nothing']) {
        const { fields } = await contacts.expectRequestError(visitor, { cardId, shown: { cardId: foreign } });
        assert.deepEqual(fields, { shown: 'gone' });
      }
      const { exchange } = await contacts.request(visitor, { cardId, shown: { cardId: given } });
      const answer = { ...acceptAnswer(exchange?.id ?? assert.fail()), shown: account };
      const { error } = await server.api.expectError('POST /api/front/exchange/answer', answer, { token: owner.token });
      assert.equal(error, 'CONFLICT');
    });

    it('gives the chosen one on both sides: its name, and only the contacts that it shows', async () => {
      const [asked, asker] = [await newPerson(server), await newPerson(server)];
      const about = await createTestCard(server, asked, { name: '覃秀兰', mobile: asked.mobile });
      const second = await createTestCard(server, asked, { name: '覃总', weChatId: 'qin_zong', visibility: hidden });
      await createTestCard(server, asker, { name: '陆志强', mobile: asker.mobile });
      const other = await createTestCard(server, asker, { name: '陆老师', position: '讲师', visibility: hidden });
      const { ownCards } = await contacts.getRoom(asker, { cardId: about.id });
      const numbers = ownCards.map(({ name, contacts: { mobile } }) => [name, mobile?.text]);
      assert.deepEqual(numbers, [
        ['陆志强', asker.mobile],
        ['陆老师', undefined]
      ]);

      const request = await contacts.request(asker, { cardId: about.id, shown: { cardId: other.id } });
      const id = request.exchange?.id ?? assert.fail();
      assert.equal(request.otherCard?.id, about.id);
      const { items: notifications } = await notificationsOf(server, asked.token);
      assert(JSON.stringify(notifications).includes('陆老师'));
      const incoming = await contacts.getRoom(asked, { id });
      assert.deepEqual([incoming.otherCard?.id, incoming.exchange?.theirs?.position], [other.id, '讲师']);

      const done = await contacts.answer(asked, { id, answer: 'accept', shown: { cardId: second.id } });
      assert.deepEqual([done.exchange?.theirs?.name, done.exchange?.theirs?.mobile], ['陆老师', '']);
      const { exchange, otherCard } = await contacts.getRoom(asker, { id });
      assert.deepEqual([exchange?.theirs?.name, exchange?.theirs?.weChatId], ['覃总', 'qin_zong']);
      assert.deepEqual([exchange?.theirs?.mobile, otherCard?.id], ['', second.id]);
      const holder = holders(server);
      for (const [member, card] of [
        [asker, second],
        [asked, other]
      ] as const) {
        const { items } = await holder.list(member);
        assert.deepEqual(
          items.map(({ cardId: kept, name }) => [kept, name]),
          [[card.id, card.name]]
        );
        assert(!(await holder.save(member)).text.includes('13800138000'));
      }
    });

    it('does not give a number that its owner has hidden since the request', async () => {
      const visitor = await newPerson(server);
      const card = await createTestCard(server, visitor, { mobile: '13900139000' });
      const { exchange } = await contacts.request(visitor, { cardId });
      const change = { id: card.id, revision: 1, ...buildCardFields({ mobile: '13900139000', visibility: hidden }) };
      await server.api.call('POST /api/vcard/card/update', change, { token: visitor.token });
      const done = await contacts.answer(owner, acceptAnswer(exchange?.id ?? assert.fail()));
      assert.deepEqual([done.exchange?.theirs?.name, done.exchange?.theirs?.mobile], ['覃秀兰', '']);
    });
  });

  it('about a supply leads to the card of the other one once it is accepted', async () => {
    const visitor = await newPerson(server);
    const { exchange, otherCard } = await contacts.request(visitor);
    assert.equal(otherCard, null);
    await contacts.answer(owner, acceptAnswer(exchange?.id ?? assert.fail()));
    assert.equal((await contacts.getRoom(visitor, { supplyId })).otherCard?.id, cardId);
  });

  it('counts like one about a supply: two users have one exchange', async () => {
    const visitor = await newPerson(server);
    await contacts.request(visitor);
    assert.deepEqual((await contacts.expectRequestError(visitor, { cardId })).fields, { exchange: 'waiting' });
  });

  it('survives the card', async () => {
    const visitor = await newPerson(server);
    const { exchange } = await contacts.request(visitor, { cardId });
    await server.db.deleteFrom('card').where('id', '=', cardId).execute();
    const room = await contacts.getRoom(visitor, { id: exchange?.id ?? assert.fail() });
    assert.deepEqual([room.cardId, room.exchange?.status], [null, 'requested']);
  });
});
