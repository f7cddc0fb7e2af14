import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { HolderChange, HolderPerson, HolderQuery } from '@contract/holder';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import { buildCardFields, createTestCard } from '../../testing/cards';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { buildAdded, buildHolderChange, holders } from '../../testing/holders';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { purgeRemovedEntries } from './holder.service';

describe('a card holder', () => {
  let server: TestApp;
  let holder: ReturnType<typeof holders>;
  let owner: TestPerson;
  let cardId: string;
  before(async () => {
    server = await testApp();
    holder = holders(server);
    owner = await verifiedPerson(server);
    cardId = (await createTestCard(server, owner)).id;
  });
  after(() => server.close());

  const keep = (member: TestPerson, card = cardId) => holder.keep(member, { cardId: card });
  const names = async (person: TestPerson, query: Partial<HolderQuery> = {}) =>
    (await holder.list(person, query)).items.map(({ name }) => name);

  it('is for members only', async () => {
    assert.equal((await server.api.expectError('POST /api/vcard/holder/summary', undefined)).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError('POST /api/vcard/holder/add', buildAdded())).error, 'UNAUTHORIZED');
  });

  const invalid: [what: string, person: Partial<HolderPerson>, fields: Record<string, string>][] = [
    ['no name', { name: ' ' }, { name: 'required' }],
    ['a long name', { name: '陆'.repeat(41) }, { name: 'maxLength' }],
    ['a word as number', { mobile: 'call me' }, { mobile: 'pattern' }],
    ['an invalid e-mail address', { email: 'a@b' }, { email: 'pattern' }],
    ['an unsafe website', { website: 'javascript:alert(1)' }, { website: 'pattern' }]
  ];
  for (const [what, person, fields] of invalid) {
    it(`refuses a person with ${what}`, async () => {
      const { token } = await newPerson(server);
      const refusal = await server.api.expectError('POST /api/vcard/holder/add', buildAdded(person), { token });
      assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', fields]);
    });
  }

  it('refuses an own card, an unknown one, and remarks beyond the limits', async () => {
    const member = await newPerson(server);
    const { token } = member;
    const kept = { requestId: newId(), cardId, source: 'scan', metLocation: '' } as const;
    const own = await server.api.expectError('POST /api/vcard/holder/keep', kept, { token: owner.token });
    assert.deepEqual([own.error, own.fields], ['CONFLICT', { cardId: 'own' }]);
    const unknown = await server.api.expectError('POST /api/vcard/holder/keep', { ...kept, cardId: 'no' }, { token });
    assert.equal(unknown.error, 'NOT_FOUND');
    const { id } = await holder.add(member);
    const tooMany = Array.from({ length: 11 }, (_, index) => `标签${index}`);
    for (const [changes, fields] of [
      [{ note: '记'.repeat(301) }, { note: 'maxLength' }],
      [{ tags: tooMany }, { tags: 'tooMany' }],
      [{ tags: ['九个字的标签太长了'] }, { tags: 'maxLength' }]
    ] as [Partial<HolderChange>, Record<string, string>][]) {
      const refusal = await server.api.expectError('POST /api/vcard/holder/update', buildHolderChange(id, changes), {
        token
      });
      assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', fields]);
    }
  });

  it('is closed to others', async () => {
    const [member, other] = [await newPerson(server), await newPerson(server)];
    const { id } = await holder.add(member);
    const { token } = other;
    const calls: [
      name: Parameters<typeof server.api.expectError>[0],
      input: unknown,
      params?: Record<string, string>
    ][] = [
      ['POST /api/vcard/holder/entry/{id}', undefined, { id }],
      ['POST /api/vcard/holder/update', buildHolderChange(id)],
      ['POST /api/vcard/holder/merge', { ids: [id, 'other'] }]
    ];
    for (const [name, input, params] of calls) {
      const { error } = await server.api.expectError(name, input, { token, ...(params && { params }) });
      assert.equal(error, 'NOT_FOUND', name);
    }
    assert.equal(await server.api.call('POST /api/vcard/holder/remove', { ids: [id] }, { token }), 0);
    assert.equal(await server.api.call('POST /api/vcard/holder/tag', { ids: [id], tag: '看' }, { token }), 0);
    assert.deepEqual(await names(other), []);
    assert.deepEqual(await names(member), ['陆志强']);
  });

  it('is ordered by pinyin, with surnames as they are read in names', async () => {
    const member = await newPerson(server);
    for (const name of ['韦明远', '覃德胜', '单田', '陆志强', 'anna Berg', '梁雨桐', '①号'])
      await holder.add(member, { name });
    const { items, initials, total } = await holder.list(member);
    assert.deepEqual(
      items.map(({ name, initial }) => [initial, name]),
      [
        ['A', 'anna Berg'],
        ['L', '梁雨桐'],
        ['L', '陆志强'],
        ['Q', '覃德胜'],
        ['S', '单田'],
        ['W', '韦明远'],
        ['#', '①号']
      ]
    );
    assert.deepEqual(
      initials.map(({ initial, count }) => `${initial}${count}`),
      ['A1', 'L2', 'Q1', 'S1', 'W1', '#1']
    );
    assert.equal(total, 7);
    assert.deepEqual(await names(member, { offset: 2, limit: 2 }), ['陆志强', '覃德胜']);
  });

  it('finds people by name, pinyin, company, tag and note', async () => {
    const member = await newPerson(server);
    const { id } = await holder.add(member);
    await holder.add(member, { name: '韦明远', companyName: '岭上香料' });
    await holder.update(member, id, { note: '要 100% 大红', tags: ['老客户'] });
    for (const q of ['志强', 'luzhi', '辛味', '老客', '100%'])
      assert.deepEqual(await names(member, { q }), ['陆志强'], q);
    assert.deepEqual(await names(member, { q: '%' }), ['陆志强']);
    assert.deepEqual(await names(member, { q: '_' }), []);
    assert.deepEqual(await names(member, { tag: '老客户' }), ['陆志强']);
  });

  it('keeps the owner of a card once, and shows the card as it is now', async () => {
    const member = await newPerson(server);
    const kept = await Promise.all([keep(member), keep(member), keep(member)]);
    assert.equal(new Set(kept.map(({ id }) => id)).size, 1);
    const [entry] = kept;
    assert.deepEqual([entry?.name, entry?.relation, entry?.hasUpdate], ['覃秀兰', 'kept', false]);
    server.advance(MINUTE_MS);
    const change = { id: cardId, ...buildCardFields({ position: '总经理' }) };
    await server.api.call('POST /api/vcard/card/update', change, { token: owner.token });
    const [changed] = (await holder.list(member)).items;
    assert.deepEqual([changed?.position, changed?.hasUpdate], ['总经理', true]);
    server.advance(MINUTE_MS);
    const detail = await holder.open(member, entry?.id ?? '');
    assert.deepEqual([detail.person.mobile, detail.person.position], ['', '总经理']);
    assert.equal((await holder.list(member)).items[0]?.hasUpdate, false);
  });

  it('keeps what was seen of a card that is withdrawn', async () => {
    const [member, leaving] = [await newPerson(server), await newPerson(server)];
    const card = await createTestCard(server, leaving, { name: '周海宁' });
    const { id } = await keep(member, card.id);
    const { token } = leaving;
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token, params: { id: card.id } });
    const entry = await holder.open(member, id);
    assert.deepEqual([entry.cardId, entry.name, entry.person.name], [null, '周海宁', '周海宁']);
  });

  it('gets both people of an accepted exchange, with what they showed', async () => {
    const supplier = await verifiedPerson(server);
    const supply = await publishedSupply(server, supplier);
    const contacts = exchanges(server, supply.id);
    const { buyer, id } = await contacts.setupRequest();
    assert.equal((await holder.summary(supplier)).requests, 1);
    await contacts.answer(supplier, acceptAnswer(id));
    const [ofBuyer] = (await holder.list(buyer, { tab: 'exchanged' })).items;
    const [ofSupplier] = (await holder.list(supplier, { tab: 'exchanged' })).items;
    assert.deepEqual([ofBuyer?.relation, ofBuyer?.source, ofBuyer?.metLocation], ['exchanged', 'supply', supply.title]);
    assert.equal((await holder.open(buyer, ofBuyer?.id ?? '')).person.mobile, supplier.mobile);
    assert.equal((await holder.open(supplier, ofSupplier?.id ?? '')).person.mobile, buyer.mobile);
    assert.deepEqual(
      [(await holder.summary(supplier)).requests, (await holder.summary(supplier)).tabs.exchanged],
      [0, 1]
    );
  });

  it('turns a kept person into an exchanged one, who keeps remarks', async () => {
    const member = await newPerson(server);
    const { id } = await keep(member);
    await holder.update(member, id, { note: '下周看货', isStarred: true });
    const contacts = exchanges(server, '');
    const { exchange } = await contacts.request(member, { cardId });
    await contacts.answer(owner, acceptAnswer(exchange?.id ?? ''));
    const [entry] = (await holder.list(member)).items;
    assert.deepEqual([entry?.id, entry?.relation, entry?.note], [id, 'exchanged', '下周看货']);
    assert.equal((await holder.open(member, id)).person.mobile, '13800138000');
  });

  it('reminds of people on their day and after it', async () => {
    const member = await newPerson(server);
    const today = shanghaiDay(server.deps.now().getTime());
    const tomorrow = shanghaiDay(server.deps.now().getTime() + DAY_MS);
    const [due, later] = [await holder.add(member), await holder.add(member, { name: '周海宁' })];
    await holder.update(member, due.id, { remindOn: today });
    await holder.update(member, later.id, { remindOn: tomorrow });
    assert.deepEqual((await holder.summary(member)).due, [{ id: due.id, name: '陆志强', remindOn: today }]);
  });

  it('tags many people at once, up to ten tags each', async () => {
    const member = await newPerson(server);
    const [one, full] = [await holder.add(member), await holder.add(member, { name: '周海宁' })];
    await holder.update(member, full.id, { tags: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] });
    const tag = { ids: [one.id, full.id], tag: ' 展会 ' };
    const { token } = member;
    assert.equal(await server.api.call('POST /api/vcard/holder/tag', tag, { token }), 1);
    assert.equal(await server.api.call('POST /api/vcard/holder/tag', tag, { token }), 0);
    assert.deepEqual((await holder.list(member, { tag: '展会' })).items[0]?.tags, ['展会']);
    const { error } = await server.api.expectError('POST /api/vcard/holder/tag', { ...tag, tag: ' ' }, { token });
    assert.equal(error, 'VALIDATION');
  });

  it('brings removed people back for ten minutes, and deletes them then', async () => {
    const member = await newPerson(server);
    const { token } = member;
    const { id } = await keep(member);
    const ids = [id];
    assert.equal(await server.api.call('POST /api/vcard/holder/remove', { ids }, { token }), 1);
    assert.deepEqual(await names(member), []);
    assert.equal(await server.api.call('POST /api/vcard/holder/restore', { ids }, { token }), 1);
    assert.equal(await server.api.call('POST /api/vcard/holder/remove', { ids }, { token }), 1);
    await keep(member);
    assert.equal(await server.api.call('POST /api/vcard/holder/restore', { ids }, { token }), 0);
    assert.equal((await holder.list(member)).total, 1);
    server.advance(11 * MINUTE_MS);
    await purgeRemovedEntries(server.db, server.deps.now().getTime());
    const row = await server.db.selectFrom('holder_entry').where('id', '=', id).select('id').executeTakeFirst();
    assert.equal(row, undefined);
  });

  it('brings one person back once, however often they were removed', async () => {
    const member = await newPerson(server);
    const { token } = member;
    const ids = [];
    for (let count = 0; count < 2; count += 1) {
      const { id } = await keep(member);
      ids.push(id);
      await server.api.call('POST /api/vcard/holder/remove', { ids: [id] }, { token });
    }
    assert.equal(await server.api.call('POST /api/vcard/holder/restore', { ids }, { token }), 1);
    assert.equal((await holder.list(member)).total, 1);
  });

  it('keeps a removed person out when the call that kept them is repeated', async () => {
    const member = await newPerson(server);
    const { token } = member;
    const requestId = newId();
    const { id } = await holder.keep(member, { cardId, requestId });
    await server.api.call('POST /api/vcard/holder/remove', { ids: [id] }, { token });
    assert.equal((await holder.keep(member, { cardId, requestId })).id, id);
    assert.equal((await holder.list(member)).total, 0);
  });

  it('sorts people into groups, whose names are unique', async () => {
    const member = await newPerson(server);
    const { token } = member;
    const create = (name: string) => server.api.call('POST /api/vcard/holder/group/create', { name }, { token });
    const [first, again] = await Promise.all([create('老客户'), create(' 老客户 ')]);
    assert.equal(first.id, again.id);
    const second = await create('展会');
    const taken = await server.api.expectError(
      'POST /api/vcard/holder/group/rename',
      { id: second.id, name: '老客户' },
      { token }
    );
    assert.deepEqual([taken.error, taken.fields], ['CONFLICT', { name: 'taken' }]);
    const { id } = await holder.add(member);
    await holder.update(member, id, { groupId: first.id });
    assert.deepEqual(
      (await holder.summary(member)).groups.map(({ name, count }) => [name, count]),
      [
        ['老客户', 1],
        ['展会', 0]
      ]
    );
    const stranger = await newPerson(server);
    const { error } = await server.api.expectError('POST /api/vcard/holder/group/remove/{id}', undefined, {
      token: stranger.token,
      params: { id: first.id }
    });
    assert.equal(error, 'NOT_FOUND');
    await server.api.call('POST /api/vcard/holder/group/remove/{id}', undefined, { token, params: { id: first.id } });
    assert.deepEqual((await holder.list(member)).items[0]?.groupId, null);
  });
});
