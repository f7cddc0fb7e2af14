import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Card } from '@contract/card';
import type { HolderChange, HolderPerson, HolderQuery } from '@contract/holder';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { buildCardFields, createTestCard } from '../../testing/cards';
import { buildAdded, buildHolderPerson, fillHolder, holders } from '../../testing/holders';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { countAction } from '../rateLimit/rateLimit.service';
import { purgeRemovedEntries } from './holder.service';

describe('a card holder', () => {
  let server: TestApp;
  let holder: ReturnType<typeof holders>;
  let owner: TestPerson;
  let card: Card;
  let cardId: string;
  before(async () => {
    server = await testApp();
    holder = holders(server);
    owner = await verifiedPerson(server);
    card = await createTestCard(server, owner);
    cardId = card.id;
  });
  after(() => server.close());

  const keep = (member: TestPerson, id = cardId) => holder.keep(member, { cardId: id });
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
    ['signs as number', { mobile: '(..-..)' }, { mobile: 'pattern' }],
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
    ] as [Omit<HolderChange, 'id'>, Record<string, string>][]) {
      const refusal = await server.api.expectError('POST /api/vcard/holder/update', { id, ...changes }, { token });
      assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', fields]);
    }
  });

  it('is closed to others', async () => {
    const [member, other] = [await newPerson(server), await newPerson(server)];
    const { id } = await holder.add(member);
    const { id: groupId } = await holder.createGroup(member, '老客户');
    const { id: ownId } = await holder.add(other, { name: '周海宁' });
    const { token } = other;
    const calls: [
      name: Parameters<typeof server.api.expectError>[0],
      input: unknown,
      params?: Record<string, string>
    ][] = [
      ['POST /api/vcard/holder/entry/{id}', undefined, { id }],
      ['POST /api/vcard/holder/update', { id, note: '' }],
      ['POST /api/vcard/holder/update', { id: ownId, groupId }],
      ['POST /api/vcard/holder/move', { ids: [ownId], groupId }],
      ['POST /api/vcard/holder/merge', { ids: [ownId, id] }],
      ['POST /api/vcard/holder/merge', { ids: [id, ownId] }]
    ];
    for (const [name, input, params] of calls) {
      const { error } = await server.api.expectError(name, input, { token, ...(params && { params }) });
      assert.equal(error, 'NOT_FOUND', name);
    }
    const ids = [id];
    assert.equal(await holder.remove(other, id), 0);
    assert.equal(await server.api.call('POST /api/vcard/holder/tag', { ids, tag: '看' }, { token }), 0);
    assert.equal(await server.api.call('POST /api/vcard/holder/untag', { ids, tag: '看' }, { token }), 0);
    assert.equal(await server.api.call('POST /api/vcard/holder/move', { ids, groupId: null }, { token }), 0);
    assert.equal(await server.api.call('POST /api/vcard/holder/star', { ids, isStarred: true }, { token }), 0);
    assert.deepEqual(await names(other), ['周海宁']);
    assert.deepEqual(await names(other, { groupId }), []);
    assert.deepEqual(await names(member), ['陆志强']);
  });

  it('takes 5,000 people and no more', async () => {
    const member = await newPerson(server);
    await fillHolder(server, member);
    const { token } = member;
    const full = { error: 'CONFLICT', fields: { entries: 'tooMany' } };
    const kept = { requestId: newId(), cardId, source: 'scan', metLocation: '' } as const;
    assert.deepEqual(await server.api.expectError('POST /api/vcard/holder/keep', kept, { token }), full);
    assert.deepEqual(await server.api.expectError('POST /api/vcard/holder/add', buildAdded(), { token }), full);
    const [first] = (await holder.list(member)).items;
    await holder.remove(member, first?.id ?? '');
    await holder.add(member);
  });

  it('takes 300 cards a day from a member', async () => {
    const member = await newPerson(server);
    const rule = { name: 'keepCard', limit: 300, windowMs: DAY_MS };
    for (let count = 0; count < 300; count += 1)
      await countAction(server.db, rule, member.id, server.deps.now().getTime());
    const kept = { requestId: newId(), cardId, source: 'scan', metLocation: '' };
    const { error } = await server.api.expectError('POST /api/vcard/holder/keep', kept, { token: member.token });
    assert.equal(error, 'RATE_LIMITED');
    server.advance(DAY_MS);
    await keep(member);
  });

  it('refuses a card with the key of another one, and changes neither person', async () => {
    const [member, other] = [await newPerson(server), await newPerson(server)];
    const { id: otherCard } = await createTestCard(server, other, { name: '周海宁' });
    const requestId = newId();
    await holder.keep(member, { cardId, requestId });
    const reused = { requestId, cardId: otherCard, source: 'scan', metLocation: '' };
    const refusal = await server.api.expectError('POST /api/vcard/holder/keep', reused, { token: member.token });
    assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { requestId: 'used' }]);
    assert.deepEqual(await names(member), ['覃秀兰']);
  });

  it('refuses the data of a person whose card is shown, and takes it once the card is withdrawn', async () => {
    const [member, leaving] = [await newPerson(server), await newPerson(server)];
    const shown = await createTestCard(server, leaving, { name: '周海宁' });
    const { id } = await keep(member, shown.id);
    const change = { id, person: buildHolderPerson({ name: '周海宁', mobile: '13600136000' }) };
    const { token } = member;
    const refusal = await server.api.expectError('POST /api/vcard/holder/update', change, { token });
    assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', { person: 'card' }]);
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, {
      token: leaving.token,
      params: { id: shown.id }
    });
    await server.api.call('POST /api/vcard/holder/update', change, { token });
    assert.equal((await holder.open(member, id)).person.mobile, '13600136000');
  });

  it('changes what is given of a person, and leaves the rest', async () => {
    const member = await newPerson(server);
    const { id } = await holder.add(member);
    const { id: groupId } = await holder.createGroup(member, '老客户');
    await holder.update(member, id, { note: '要大红', tags: ['老客户'], groupId, isStarred: true });
    const reminded = await holder.update(member, id, { remindOn: '2026-12-24' });
    assert.deepEqual(
      [reminded.note, reminded.tags, reminded.groupId, reminded.isStarred, reminded.remindOn],
      ['要大红', ['老客户'], groupId, true, '2026-12-24']
    );
    const cleared = await holder.update(member, id, { remindOn: null, groupId: null, isStarred: false });
    assert.deepEqual(
      [cleared.note, cleared.groupId, cleared.isStarred, cleared.remindOn],
      ['要大红', null, false, null]
    );
    assert.equal((await holder.open(member, id)).person.mobile, '13900139000');
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
    for (const q of ['志强', 'luzhi', 'lzq', 'LZ', '辛味', '老客', '100%'])
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
    const change = { id: cardId, revision: card.revision, ...buildCardFields({ position: '总经理' }) };
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
    const shown = await createTestCard(server, leaving, { name: '周海宁' });
    const { id } = await keep(member, shown.id);
    const { token } = leaving;
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token, params: { id: shown.id } });
    const entry = await holder.open(member, id);
    assert.deepEqual([entry.cardId, entry.name, entry.person.name], [null, '周海宁', '周海宁']);
  });

  it('brings removed people back for ten minutes, and deletes them then', async () => {
    const member = await newPerson(server);
    const { id } = await keep(member);
    assert.equal(await holder.remove(member, id), 1);
    assert.deepEqual(await names(member), []);
    assert.equal(await holder.restore(member, id), 1);
    assert.equal(await holder.remove(member, id), 1);
    await keep(member);
    assert.equal(await holder.restore(member, id), 0);
    assert.equal((await holder.list(member)).total, 1);
    server.advance(11 * MINUTE_MS);
    await purgeRemovedEntries(server.db, server.deps.now().getTime());
    const row = await server.db.selectFrom('holder_entry').where('id', '=', id).select('id').executeTakeFirst();
    assert.equal(row, undefined);
  });

  it('brings one person back once, however often they were removed', async () => {
    const member = await newPerson(server);
    const ids = [];
    for (let count = 0; count < 2; count += 1) {
      const { id } = await keep(member);
      ids.push(id);
      await holder.remove(member, id);
    }
    assert.equal(await holder.restore(member, ...ids), 1);
    assert.equal((await holder.list(member)).total, 1);
  });

  it('keeps a removed person out, and does not claim otherwise, when the call that kept them is repeated', async () => {
    const member = await newPerson(server);
    const { token } = member;
    const kept = { cardId, requestId: newId(), source: 'scan', metLocation: '' } as const;
    const added = buildAdded();
    const calls = [
      ['POST /api/vcard/holder/keep', kept],
      ['POST /api/vcard/holder/add', added]
    ] as const;
    for (const [name, input] of calls) {
      const { id } = await server.api.call(name, input, { token });
      assert.equal((await server.api.call(name, input, { token })).id, id, name);
      await holder.remove(member, id);
      assert.equal((await server.api.expectError(name, input, { token })).error, 'NOT_FOUND', name);
    }
    assert.equal((await holder.list(member)).total, 0);
  });
});
