import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PhoneVisibility } from '@contract/account';
import type { CardVisibilities, CardVisibility } from '@contract/card';
import { DAY_MS } from '@rules/duration';
import { createTestCard } from '../../testing/cards';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { holders } from '../../testing/holders';
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply, uploadPhoto } from '../../testing/supplies';
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

const emptySecondSide = {
  language: 'en',
  name: 'Qin Xiulan',
  position: '',
  department: '',
  companyName: '',
  address: ''
} as const;

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
    server.api.call('POST /api/vcard/card/info', { id }, token === undefined ? {} : { token });
  const contactsOf = async (id: string, token?: string) => {
    const card = await open(id, token);
    return Object.fromEntries(
      (Object.keys(contactFields) as (keyof typeof contactFields)[]).map((field) => [field, card[field]])
    );
  };
  const createCard = (rule: CardVisibility) =>
    createTestCard(server, owner, { ...contactFields, visibility: allShownTo(rule), supplyIds: [supplyId] });

  it('does not exist when it is unknown or withdrawn', async () => {
    assert.equal((await server.api.expectError('POST /api/vcard/card/info', { id: 'nothing' })).error, 'NOT_FOUND');
    const { id } = await createTestCard(server, owner);
    const { token } = owner;
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token, params: { id } });
    assert.equal((await server.api.expectError('POST /api/vcard/card/info', { id }, { token })).error, 'NOT_FOUND');
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

  it('covers the code of WeChat and the address of the second side like the fields that they belong to', async () => {
    const person = await newPerson(server);
    const weChatCodeUrl = await uploadPhoto(server, person);
    const secondSide = { ...emptySecondSide, address: 'No. 18 Spice Avenue' };
    const shownTo = async (rule: CardVisibility, token?: string) => {
      const visibility = allShownTo(rule);
      const { id } = await createTestCard(server, person, { ...contactFields, weChatCodeUrl, secondSide, visibility });
      const card = await open(id, token);
      await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token: person.token, params: { id } });
      return [card.weChatCodeUrl, card.secondSide?.address, card.secondSide?.name];
    };
    assert.deepEqual(await shownTo('everyone'), [weChatCodeUrl, secondSide.address, secondSide.name]);
    assert.deepEqual(await shownTo('exchanged'), [null, '', secondSide.name]);
    assert.deepEqual(await shownTo('hidden', person.token), [null, '', secondSide.name]);
    assert.deepEqual(await shownTo('exchanged', person.token), [weChatCodeUrl, secondSide.address, secondSide.name]);
  });

  it('shows the number of the account to those whom the account allows as well', async () => {
    const person = await newPerson(server);
    const { token, mobile } = person;
    const { id } = await createTestCard(server, person, {
      mobile,
      otherMobile: '13900139000',
      visibility: allShownTo('everyone')
    });
    const [stranger, verified] = [await newPerson(server), await verifiedPerson(server)];
    const isMaskedFor = async (viewer?: TestPerson) => {
      const card = await open(id, viewer?.token);
      assert.equal(card.otherMobile?.isMasked, false);
      return card.mobile?.isMasked;
    };
    const seenBy = async () => [await isMaskedFor(), await isMaskedFor(stranger), await isMaskedFor(verified)];
    assert.deepEqual(await seenBy(), [true, true, false], 'verified is the default');
    const prefer = (phoneVisibility: PhoneVisibility) =>
      server.api.call('POST /api/member/account/preferences', { phoneVisibility }, { token });
    await prefer('exchanged');
    assert.deepEqual(await seenBy(), [true, true, true]);
    await prefer('everyone');
    assert.deepEqual(await seenBy(), [false, false, false]);
  });

  it('is shown to its owner as strangers see it as well, where the account is stricter than the card', async () => {
    const person = await newPerson(server);
    const { token, mobile } = person;
    const fields = { ...contactFields, mobile, visibility: allShownTo('everyone') };
    const { id, publicContacts } = await createTestCard(server, person, fields);
    assert.deepEqual(publicContacts, await contactsOf(id));
    assert.deepEqual([publicContacts.mobile?.isMasked, publicContacts.otherMobile?.isMasked], [true, false]);
    assert.equal(publicContacts.mobile?.text.includes(mobile), false);
    await server.api.call('POST /api/member/account/preferences', { phoneVisibility: 'everyone' }, { token });
    const { cards } = await server.api.call('POST /api/vcard/card/mine', undefined, { token });
    assert.deepEqual(cards[0]?.publicContacts, await contactsOf(id));
    assert.equal(cards[0]?.publicContacts.mobile?.text, mobile);
  });

  it('does not exist while its owner is frozen', async () => {
    const person = await newPerson(server);
    const { id } = await createTestCard(server, person);
    const freeze = (reason: string | null) =>
      server.db.updateTable('user_account').set({ frozen_reason: reason }).where('id', '=', person.id).execute();
    await freeze('刷单');
    assert.equal((await server.api.expectError('POST /api/vcard/card/info', { id })).error, 'NOT_FOUND');
    await freeze(null);
    assert.equal((await open(id)).id, id);
  });

  it('says where the owner is kept, and when a declined request may be repeated', async () => {
    const [person, viewer] = [await newPerson(server), await newPerson(server)];
    const { id } = await createTestCard(server, person);
    assert.deepEqual([(await open(id)).holderEntryId, (await open(id, viewer.token)).holderEntryId], [null, null]);
    const kept = await holders(server).keep(viewer, { cardId: id });
    assert.equal((await open(id, viewer.token)).holderEntryId, kept.id);

    const contacts = exchanges(server, supplyId);
    const exchangeId = (await contacts.request(viewer, { cardId: id })).exchange?.id ?? assert.fail();
    assert.equal((await open(id, viewer.token)).againFromMs, null);
    await contacts.answer(person, { id: exchangeId, answer: 'ignore' });
    const { relation, againFromMs } = await open(id, viewer.token);
    const waitMs = (againFromMs ?? 0) - server.deps.now().getTime();
    assert.deepEqual([relation, waitMs > 29 * DAY_MS && waitMs <= 30 * DAY_MS], ['none', true]);
    assert.equal((await open(id)).againFromMs, null);
  });

  it('is opened by a member 300 times a day when it shows a stranger full contacts', async () => {
    const [person, viewer] = [await newPerson(server), await newPerson(server)];
    const { id } = await createTestCard(server, person, { ...contactFields, visibility: allShownTo('everyone') });
    const masked = await createTestCard(server, person, { ...contactFields, visibility: allShownTo('exchanged') });
    for (let count = 0; count < 300; count += 1) await open(id, viewer.token);
    const { error } = await server.api.expectError('POST /api/vcard/card/info', { id }, { token: viewer.token });
    assert.equal(error, 'RATE_LIMITED');
    assert.equal((await open(masked.id, viewer.token)).relation, 'none');
    assert.equal((await open(id, person.token)).relation, 'own');
    assert.equal((await open(id)).mobile?.text, contactFields.mobile);
  });

  it('shows pinned supplies in their order, for as long as they are on offer and of the owner', async () => {
    const company = await setupCompany(server, await newPerson(server));
    await setupMember(server, company, owner.id);
    const later = await publishedSupply(server, owner, { title: '云南草果一级干果' });
    const ofCompany = await publishedSupply(server, owner, { title: '广西桂皮烟桂' }, { asCompany: true });
    const supplyIds = [ofCompany.id, later.id, supplyId];
    const { id } = await createTestCard(server, owner, { supplyIds });
    const shownIds = async () => (await open(id)).supplies.map((supply) => supply.id);
    assert.deepEqual(await shownIds(), supplyIds);
    await server.api.call('POST /api/front/team/leave', { id: company }, { token: owner.token });
    assert.deepEqual(await shownIds(), [later.id, supplyId]);
    await actOnSupply(server, owner, later.id, { action: 'pause' });
    assert.deepEqual(await shownIds(), [supplyId]);
    const { verifications } = await open(id);
    assert.deepEqual(verifications, ['person']);
    // Last: until the job expires it, the supply is published although its last day is over.
    server.advance(31 * DAY_MS);
    assert.deepEqual(await shownIds(), []);
  });
});
