import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestCard } from '../../testing/cards';
import { acceptAnswer, exchanges, shown } from '../../testing/exchanges';
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
    assert((await notificationTitles(server, owner)).includes('请求与你交换联系方式'));
    const id = exchange?.id ?? assert.fail();
    await contacts.answer(owner, acceptAnswer(id));
    const room = await contacts.getRoom(visitor, { cardId });
    assert.deepEqual([room.exchange?.id, room.exchange?.theirs?.mobile], [id, owner.mobile]);
  });

  it('shows the card that it is about, and the card of the one who asks', async () => {
    const visitor = await newPerson(server);
    assert.equal((await contacts.getRoom(visitor, { cardId })).askerCard, null);
    const { id: askerCardId } = await createTestCard(server, visitor, { name: '陆志强' });
    const before = await contacts.getRoom(visitor, { cardId });
    assert.deepEqual([before.card?.id, before.askerCard?.id], [cardId, askerCardId]);
    const { exchange } = await contacts.request(visitor, { cardId, shown: { ...shown, position: '经'.repeat(30) } });
    const asked = await contacts.getRoom(owner, { id: exchange?.id ?? assert.fail() });
    assert.deepEqual([asked.card?.name, asked.askerCard?.name], ['覃秀兰', '陆志强']);
    const { card, askerCard } = await contacts.getRoom(visitor, { supplyId });
    assert.deepEqual([card, askerCard?.id], [null, askerCardId]);
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
