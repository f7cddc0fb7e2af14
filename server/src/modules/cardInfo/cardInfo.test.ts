import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CardVisibilities, CardVisibility } from '@contract/card';
import { createTestCard } from '../../testing/cards';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { newPerson } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { type TestPerson, verifiedPerson } from '../../testing/trade';

const contactFields = {
  mobile: '13800138000',
  otherMobile: '13900139000',
  landline: '0775-3850001',
  weChatId: 'xiulan_qin',
  email: 'qin@example.com',
  address: '香料大道 18 号'
};

const allShownTo = (rule: CardVisibility): CardVisibilities => ({
  mobile: rule,
  otherMobile: rule,
  landline: rule,
  weChat: rule,
  email: rule,
  address: rule
});

describe('a business card, to others', () => {
  let server: TestApp;
  let owner: TestPerson;
  let supplyId: string;
  before(async () => {
    server = await testApp();
    owner = await verifiedPerson(server);
    supplyId = (await publishedSupply(server, owner)).id;
  });
  after(() => server.close());

  const open = (id: string, token?: string) =>
    server.api.call('GET /api/vcard/card/info', { id }, token === undefined ? {} : { token });
  const contactsOf = async (id: string, token?: string) => {
    const card = await open(id, token);
    return Object.fromEntries(
      (Object.keys(contactFields) as (keyof typeof contactFields)[]).map((field) => [field, card[field]])
    );
  };
  const createCard = (rule: CardVisibility) =>
    createTestCard(server, owner, { ...contactFields, visibility: allShownTo(rule), supplyIds: [supplyId] });

  it('does not exist when it is unknown or withdrawn', async () => {
    assert.equal((await server.api.expectError('GET /api/vcard/card/info', { id: 'nothing' })).error, 'NOT_FOUND');
    const { id } = await createTestCard(server, owner);
    const { token } = owner;
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token, params: { id } });
    assert.equal((await server.api.expectError('GET /api/vcard/card/info', { id }, { token })).error, 'NOT_FOUND');
  });

  it('never contains hidden contacts, not even to its owner', async () => {
    const person = await newPerson(server);
    const { id } = await createTestCard(server, person, { ...contactFields, visibility: allShownTo('hidden') });
    for (const token of [undefined, person.token]) {
      assert.deepEqual([...new Set(Object.values(await contactsOf(id, token)))], [null]);
    }
  });

  it('shows a visitor what everyone may see', async () => {
    const person = await newPerson(server);
    const { id } = await createTestCard(server, person, { ...contactFields, visibility: allShownTo('everyone') });
    const shown = Object.fromEntries(
      Object.entries(contactFields).map(([field, text]) => [field, { text, isMasked: false }])
    );
    assert.deepEqual(await contactsOf(id), shown);
  });

  it('masks contacts until cards were exchanged', async () => {
    const { id } = await createCard('exchanged');
    const masked = {
      mobile: { text: '138****8000', isMasked: true },
      otherMobile: { text: '139****9000', isMasked: true },
      landline: { text: '', isMasked: true },
      weChatId: { text: '', isMasked: true },
      email: { text: '', isMasked: true },
      address: { text: '', isMasked: true }
    };
    const buyer = await newPerson(server);
    assert.deepEqual(await contactsOf(id), masked);
    assert.deepEqual([await contactsOf(id, buyer.token), (await open(id, buyer.token)).relation], [masked, 'none']);

    const contacts = exchanges(server, supplyId);
    const exchangeId = (await contacts.request(buyer)).exchange?.id ?? assert.fail();
    assert.deepEqual(
      [await contactsOf(id, buyer.token), (await open(id, buyer.token)).relation],
      [masked, 'requested']
    );
    const { id: ofBuyer } = await createTestCard(server, buyer, {
      ...contactFields,
      visibility: allShownTo('exchanged')
    });
    assert.equal((await open(ofBuyer, owner.token)).relation, 'asked');

    await contacts.answer(owner, acceptAnswer(exchangeId));
    const card = await open(id, buyer.token);
    assert.deepEqual([card.relation, card.exchangeId, card.mobile?.text], ['exchanged', exchangeId, '13800138000']);
    assert.equal((await open(ofBuyer, owner.token)).weChatId?.text, 'xiulan_qin');
    assert.equal((await open(id, owner.token)).relation, 'own');
  });

  it('shows pinned supplies for as long as they are on offer', async () => {
    const { id } = await createCard('everyone');
    assert.deepEqual(
      (await open(id)).supplies.map((supply) => supply.id),
      [supplyId]
    );
    await actOnSupply(server, owner, supplyId, { action: 'pause' });
    assert.deepEqual((await open(id)).supplies, []);
    assert.deepEqual((await open(id)).verifications, ['person']);
  });
});
