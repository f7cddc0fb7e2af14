import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CardFields } from '@contract/card';
import { MAX_CARDS } from '@rules/card';
import { MINUTE_MS } from '@rules/duration';
import { buildCardFields, buildNewCard, createTestCard } from '../../testing/cards';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { cardsPersonalData } from './card.personal';
import { purgeWithdrawnCards } from './card.service';

const create = 'POST /api/vcard/card/create';
const update = 'POST /api/vcard/card/update';
const mine = 'POST /api/vcard/card/mine';

describe('business cards', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const cardsOf = async ({ token }: TestPerson) => (await server.api.call(mine, undefined, { token })).cards;
  const act = (person: TestPerson, action: 'setDefault' | 'withdraw' | 'restore', id: string) =>
    server.api.send(`POST /api/vcard/card/${action}/{id}`, undefined, { token: person.token, params: { id } });

  it('are for members only', async () => {
    assert.equal((await server.api.expectError(mine, undefined)).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(create, buildNewCard())).error, 'UNAUTHORIZED');
  });

  const invalid: [what: string, changes: Partial<CardFields>, fields: Record<string, string>][] = [
    ['a name of one character', { name: '覃' }, { name: 'minLength' }],
    ['a name of 21 characters', { name: '覃'.repeat(21) }, { name: 'maxLength' }],
    ['a name without letters', { name: '1234' }, { name: 'pattern' }],
    ['no position', { position: ' ' }, { position: 'required' }],
    ['an intro of 301 characters', { intro: '香'.repeat(301) }, { intro: 'maxLength' }],
    ['no mobile number', { mobile: '' }, { mobile: 'required' }],
    ['invalid numbers', { mobile: '12800138000', landline: '123' }, { mobile: 'pattern', landline: 'pattern' }],
    ['an invalid WeChat id', { weChatId: '老覃' }, { weChatId: 'pattern' }],
    ['an unsafe website', { website: 'javascript:alert(1)' }, { website: 'pattern' }],
    [
      'a second side without a name',
      { secondSide: { name: '', position: 'Sales', department: '', companyName: '', address: '' } },
      { 'secondSide.name': 'required' }
    ],
    ['a banned word', { intro: '冰毒' }, { intro: 'banned' }],
    ['a number in a text', { position: '138 0013 8000' }, { position: 'contact' }],
    ['an unknown variety', { varietyIds: ['nothing'] }, { varietyIds: 'unknown' }],
    ['an unknown company', { companyId: 'nothing' }, { companyId: 'unknown' }],
    ['a foreign picture', { pictureUrls: ['https://example.com/a.jpg'] }, { 'pictureUrls.0': 'unknown' }],
    ['a foreign avatar', { avatarUrl: '/files/unknown.jpg' }, { avatarUrl: 'unknown' }],
    ['a foreign video', { videoUrl: '/files/unknown.mp4' }, { videoUrl: 'unknown' }]
  ];
  for (const [what, changes, fields] of invalid) {
    it(`refuse ${what}`, async () => {
      const person = await newPerson(server);
      const refusal = await server.api.expectError(create, buildNewCard(changes), { token: person.token });
      assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', fields]);
      assert.deepEqual(await cardsOf(person), []);
    });
  }

  it('refuse supplies and companies of others', async () => {
    const [person, other] = [await newPerson(server), await verifiedPerson(server)];
    const { id: supplyId } = await publishedSupply(server, other);
    const companyId = await setupCompany(server, other);
    const input = buildNewCard({ companyId, supplyIds: [supplyId] });
    const refusal = await server.api.expectError(create, input, { token: person.token });
    assert.deepEqual(refusal.fields, { companyId: 'unknown', 'supplyIds.0': 'unknown' });
  });

  it('are seen and changed by their owner only', async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    const { id } = await createTestCard(server, owner);
    assert.deepEqual(await cardsOf(other), []);
    const change = { id, ...buildCardFields({ name: '别人' }) };
    assert.equal((await server.api.expectError(update, change, { token: other.token })).error, 'NOT_FOUND');
    for (const action of ['setDefault', 'withdraw', 'restore'] as const) {
      assert.equal((await act(other, action, id)).code, 404, action);
    }
    assert.equal((await cardsOf(owner))[0]?.name, '覃秀兰');
  });

  it('are created once, however often they are sent', async () => {
    const person = await newPerson(server);
    const input = buildNewCard();
    const sent = await Promise.all([1, 2, 3].map(() => server.api.call(create, input, { token: person.token })));
    assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
    assert.equal((await cardsOf(person)).length, 1);
  });

  it('stop at the maximum number, also when several are sent at once', async () => {
    const person = await newPerson(server);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => server.api.send(create, buildNewCard(), { token: person.token }))
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 200, 200, 409, 409]);
    const cards = await cardsOf(person);
    assert.deepEqual([cards.length, cards.filter(({ isDefault }) => isDefault).length], [MAX_CARDS.basic, 1]);
  });

  it('store normalized texts', async () => {
    const person = await newPerson(server);
    const card = await createTestCard(server, person, { name: ' 覃\u200b秀兰 ', companyName: '桂南  香叶' });
    assert.deepEqual([card.name, card.companyName], ['覃秀兰', '桂南 香叶']);
    const change = { id: card.id, ...buildCardFields({ position: '经理', varietyIds: ['cumin'] }) };
    const changed = await server.api.call(update, change, { token: person.token });
    assert.deepEqual([changed.position, changed.varieties], ['经理', [{ id: 'cumin', name: '孜然' }]]);
  });

  it('begin with what is known about the user', async () => {
    const person = await newPerson(server);
    const companyId = await setupCompany(server, person, '桂南香叶供应链有限公司');
    const { suggestion, maxCards } = await server.api.call(mine, undefined, { token: person.token });
    assert.deepEqual(
      [suggestion.companyId, suggestion.companyName, suggestion.mobile, maxCards],
      [companyId, '桂南香叶供应链有限公司', person.mobile, 3]
    );
  });

  it('show the badge of a company for as long as the owner belongs to it', async () => {
    const [boss, member] = [await newPerson(server), await newPerson(server)];
    const companyId = await setupCompany(server, boss);
    await setupMember(server, companyId, member.id);
    const card = await createTestCard(server, member, { companyId, companyName: '另一个名字' });
    assert.deepEqual([card.company?.isVerified, card.verifications], [true, ['company']]);
    assert.equal(card.companyName, card.company?.name);
    await server.api.call('POST /api/front/team/leave', { id: companyId }, { token: member.token });
    const [left] = await cardsOf(member);
    assert.deepEqual([left?.companyId, left?.company, left?.verifications, left?.companyName], [null, null, [], '']);
  });

  it('pin supplies of the owner', async () => {
    const owner = await verifiedPerson(server);
    const { id } = await publishedSupply(server, owner);
    const card = await createTestCard(server, owner, { supplyIds: [id] });
    assert.deepEqual([card.supplyIds, card.verifications], [[id], ['person']]);
  });

  it('have one default: the first, then the one chosen, then the next when it is withdrawn', async () => {
    const person = await newPerson(server);
    const names = async () => (await cardsOf(person)).map(({ name, isDefault }) => [name, isDefault]);
    const first = await createTestCard(server, person, { name: '第一张' });
    server.advance(1);
    const second = await createTestCard(server, person, { name: '第二张' });
    assert.deepEqual(await names(), [
      ['第一张', true],
      ['第二张', false]
    ]);
    await act(person, 'setDefault', second.id);
    assert.deepEqual(await names(), [
      ['第二张', true],
      ['第一张', false]
    ]);
    await act(person, 'withdraw', second.id);
    assert.deepEqual(await names(), [['第一张', true]]);
    await act(person, 'restore', second.id);
    assert.deepEqual(await names(), [
      ['第二张', true],
      ['第一张', false]
    ]);
    assert.equal((await act(person, 'withdraw', first.id)).code, 200);
    assert.equal((await act(person, 'withdraw', first.id)).code, 404);
  });

  it('are deleted ten minutes after a withdrawal, and cannot be restored then', async () => {
    const person = await newPerson(server);
    const { id } = await createTestCard(server, person);
    await act(person, 'withdraw', id);
    server.advance(11 * MINUTE_MS);
    assert.equal((await act(person, 'restore', id)).code, 404);
    await purgeWithdrawnCards(server.deps, server.deps.now().getTime());
    assert.equal(await server.db.selectFrom('card').where('id', '=', id).selectAll().executeTakeFirst(), undefined);
  });

  it('are exported, and erased with the account', async () => {
    const person = await newPerson(server);
    const card = await createTestCard(server, person, { intro: '二十年八角' });
    const exported = (await cardsPersonalData.exportOf(server.deps, person.id)) as { fields: CardFields }[];
    assert.deepEqual(
      exported.map(({ fields }) => [fields.name, fields.intro]),
      [[card.name, '二十年八角']]
    );
    const { files } = server.deps;
    await server.db
      .transaction()
      .execute((tx) => cardsPersonalData.erase({ tx, files }, person.id, server.deps.now().getTime()));
    assert.deepEqual(await cardsOf(person), []);
  });
});
