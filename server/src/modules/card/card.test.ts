import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { CardFields } from '@contract/card';
import { MINUTE_MS } from '@rules/duration';
import { buildCardFields, buildNewCard, createTestCard } from '../../testing/cards';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply, uploadPhoto } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { withDeps } from '../../testing/withDeps';
import { cardsPersonalData } from './card.personal';
import { purgeWithdrawnCards } from './withdrawal.service';

const create = 'POST /api/vcard/card/create';
const update = 'POST /api/vcard/card/update';
const mine = 'POST /api/vcard/card/mine';

const secondSide = {
  language: 'en',
  name: 'Qin Xiulan',
  position: 'Sales',
  department: '',
  companyName: 'Guinan Spices',
  address: ''
} as const;

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
    ['a second side without a name', { secondSide: { ...secondSide, name: '' } }, { 'secondSide.name': 'required' }],
    [
      'a second side without letters',
      { secondSide: { ...secondSide, name: '0775' } },
      { 'secondSide.name': 'pattern' }
    ],
    [
      'a second side in the name of the platform',
      { secondSide: { ...secondSide, name: '香市客服' } },
      { 'secondSide.name': 'banned' }
    ],
    ['what may be contact data', { intro: '来电话议价' }, { intro: 'contact' }],
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

  it('[compliance 10] refuse the name of a company, a website with a banned word, and a picture that is not fit', async () => {
    const person = await newPerson(server);
    await setupCompany(server, await newPerson(server), '玉林香料行');
    const avatarUrl = await uploadPhoto(server, person);
    const changes = { name: '玉林香料行', website: 'https://example.com/fake', avatarUrl };
    const refuse = {
      isAllowed: (text: unknown) => Promise.resolve(text !== changes.website && !Buffer.isBuffer(text))
    };
    const refusal = await withDeps(server, { textModeration: refuse, imageModeration: refuse }, () =>
      server.api.expectError(create, buildNewCard(changes), { token: person.token })
    );
    assert.deepEqual(refusal.fields, { name: 'company', website: 'banned', avatarUrl: 'unfit' });
  });

  it('may have a company and an address in which a number is none', async () => {
    const card = await createTestCard(server, await newPerson(server), { address: '二维码街 1688 号' });
    assert.equal(card.address, '二维码街 1688 号');
  });

  it('are seen and changed by their owner only', async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    const { id } = await createTestCard(server, owner);
    assert.deepEqual(await cardsOf(other), []);
    const change = { id, revision: 1, ...buildCardFields({ name: '别人' }) };
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

  it('are not created again by a call that is repeated after their withdrawal', async () => {
    const person = await newPerson(server);
    const input = buildNewCard();
    const { id } = await server.api.call(create, input, { token: person.token });
    await act(person, 'withdraw', id);
    assert.equal((await server.api.expectError(create, input, { token: person.token })).error, 'NOT_FOUND');
    assert.deepEqual(await cardsOf(person), []);
  });

  it('keep the change of the device that saved first, and take a repeated call as one', async () => {
    const person = await newPerson(server);
    const { token } = person;
    const { id, revision } = await createTestCard(server, person);
    const change = { id, revision, ...buildCardFields({ position: '经理' }) };
    const saved = await server.api.call(update, change, { token });
    assert.deepEqual([saved.position, saved.revision], ['经理', revision + 1]);
    assert.equal((await server.api.call(update, change, { token })).revision, revision + 1);
    const late = { ...change, position: '老板' };
    const { error, fields } = await server.api.expectError(update, late, { token });
    assert.deepEqual([error, fields], ['CONFLICT', { revision: 'changed' }]);
    assert.equal((await cardsOf(person))[0]?.position, '经理');
    await server.api.call(update, { ...late, revision: saved.revision }, { token });
    assert.equal((await cardsOf(person))[0]?.position, '老板');
  });

  it('stop at the maximum number, also when several are sent at once', async () => {
    const person = await newPerson(server);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => server.api.send(create, buildNewCard(), { token: person.token }))
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 200, 200, 409, 409]);
    const cards = await cardsOf(person);
    assert.deepEqual([cards.length, cards.filter(({ isDefault }) => isDefault).length], [3, 1]);
  });

  it('store normalized texts', async () => {
    const person = await newPerson(server);
    const card = await createTestCard(server, person, { name: ' 覃\u200b秀兰 ', companyName: '桂南  香叶' });
    assert.deepEqual([card.name, card.companyName], ['覃秀兰', '桂南 香叶']);
    const change = { id: card.id, revision: 1, ...buildCardFields({ position: '经理', varietyIds: ['cumin'] }) };
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
    const card = await createTestCard(server, member, { companyId, companyName: '另一个名字', secondSide });
    assert.deepEqual([card.company?.isVerified, card.verifications], [true, ['company']]);
    assert.deepEqual([card.companyName, card.secondSide?.companyName], [card.company?.name, 'Guinan Spices']);
    await server.api.call('POST /api/front/team/leave', { id: companyId }, { token: member.token });
    const [left] = await cardsOf(member);
    assert.deepEqual([left?.companyId, left?.company, left?.verifications, left?.companyName], [null, null, [], '']);
    assert.deepEqual(left?.secondSide, { ...secondSide, companyName: '' });
  });

  it('pin supplies of the owner in the chosen order, with their data, and show pictures with their sizes', async () => {
    const owner = await verifiedPerson(server);
    const first = await publishedSupply(server, owner, { title: '防城八角大红新货' });
    const second = await publishedSupply(server, owner, { title: '云南草果一级干果' });
    await actOnSupply(server, owner, second.id, { action: 'pause' });
    const supplyIds = [second.id, first.id];
    const url = await uploadPhoto(server, owner);
    const card = await createTestCard(server, owner, { supplyIds, pictureUrls: [url] });
    assert.deepEqual([card.supplyIds, card.verifications], [supplyIds, ['person']]);
    assert.deepEqual(
      card.supplies.map(({ id, status }) => [id, status]),
      [
        [second.id, 'paused'],
        [first.id, 'published']
      ]
    );
    assert.deepEqual(card.pictures, [{ url, width: 40, height: 30 }]);
    assert.deepEqual(card.stats, { views: 0, visitors: 0, saves: 0, shares: 0 });
  });

  it('can be saved when what they refer to is gone, which they lose then', async () => {
    const [boss, owner] = [await verifiedPerson(server), await verifiedPerson(server)];
    const companyId = await setupCompany(server, boss);
    await setupMember(server, companyId, owner.id);
    const kept = await publishedSupply(server, owner);
    const gone = await publishedSupply(server, owner, { title: '云南草果一级干果' });
    const before = { companyId, supplyIds: [gone.id, kept.id], varietyIds: ['star-anise', 'cumin'] };
    const { id, revision } = await createTestCard(server, owner, before);
    await server.db.deleteFrom('supply_listing').where('id', '=', gone.id).execute();
    await sql`update card set fields = jsonb_set(fields, '{varietyIds,1}', '"dropped"') where id = ${id}`.execute(
      server.db
    );
    await server.api.call('POST /api/front/team/leave', { id: companyId }, { token: owner.token });
    const [shown] = await cardsOf(owner);
    assert.deepEqual([shown?.supplyIds, shown?.varietyIds], [[kept.id], ['star-anise']]);
    const varietyIds = ['star-anise', 'dropped'];
    const change = { id, revision, ...buildCardFields({ ...before, varietyIds, position: '经理' }) };
    const saved = await server.api.call(update, change, { token: owner.token });
    assert.deepEqual(
      [saved.companyId, saved.supplyIds, saved.varietyIds, saved.position],
      [null, [kept.id], ['star-anise'], '经理']
    );
    const again = { ...change, revision: saved.revision, companyId: null };
    const { fields } = await server.api.expectError(update, again, { token: owner.token });
    assert.deepEqual(fields, { 'supplyIds.0': 'unknown', varietyIds: 'unknown' });
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

  it('cannot be restored when another one has taken their slot', async () => {
    const person = await newPerson(server);
    const ids = [];
    for (const name of ['第一张', '第二张', '第三张']) ids.push((await createTestCard(server, person, { name })).id);
    const [first = ''] = ids;
    await act(person, 'withdraw', first);
    await createTestCard(server, person, { name: '第四张' });
    assert.equal((await act(person, 'restore', first)).code, 409);
    assert.equal((await cardsOf(person)).length, 3);
  });

  it('can be restored beyond the maximum number, which a level had allowed, unless one was created since', async () => {
    const person = await newPerson(server);
    const ids: string[] = [];
    for (const name of ['第一张', '第二张', '第三张']) ids.push((await createTestCard(server, person, { name })).id);
    // The fourth one of a level that has ended.
    const [first = '', second = ''] = ids;
    await act(person, 'withdraw', first);
    const { id: fourth } = await createTestCard(server, person, { name: '第四张' });
    await server.db
      .updateTable('card')
      .set({ withdrawn_at_ms: null, is_default: false })
      .where('id', '=', first)
      .execute();
    server.advance(1);
    for (const id of [fourth, second]) await act(person, 'withdraw', id);
    for (const id of [second, fourth]) assert.equal((await act(person, 'restore', id)).code, 200);
    assert.equal((await cardsOf(person)).length, 4);
    for (const id of [fourth, second]) await act(person, 'withdraw', id);
    server.advance(1);
    await createTestCard(server, person, { name: '第五张' });
    assert.equal((await act(person, 'restore', second)).code, 409);
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
    const { token } = person;
    const { code } = await server.api.call('POST /api/vcard/card/code/{id}', undefined, {
      token,
      params: { id: card.id }
    });
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
    assert.equal((await server.api.expectError('POST /api/front/scanCode/resolve', { code })).error, 'NOT_FOUND');
  });
});
