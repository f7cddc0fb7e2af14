import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { HolderPerson } from '@contract/holder';
import { buildCardFields, createTestCard } from '../../testing/cards';
import { buildAdded, buildHolderPerson, holders } from '../../testing/holders';
import { newPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { newEntry } from './newEntry';

describe('duplicates in a card holder', () => {
  let server: TestApp;
  let holder: ReturnType<typeof holders>;
  before(async () => {
    server = await testApp();
    holder = holders(server);
  });
  after(() => server.close());

  async function setupPeople(people: Partial<HolderPerson>[]) {
    const member = await newPerson(server);
    const ids: string[] = [];
    for (const person of people) ids.push((await holder.add(member, person)).id);
    const find = async () => {
      const groups = await server.api.call('POST /api/vcard/holder/duplicates', undefined, { token: member.token });
      return groups.map((group) => group.map(({ name }) => name).sort());
    };
    const merge = (wanted: string[]) =>
      server.api.call('POST /api/vcard/holder/merge', { ids: wanted }, { token: member.token });
    return { member, ids, find, merge };
  }

  it('are people with one number, however it is written, or one name in a company', async () => {
    const { find } = await setupPeople([
      { name: '陆志强', mobile: '13900139000', companyName: '辛味食品' },
      { name: '陆总', mobile: '', otherMobile: '+86 139-0013-9000', companyName: '' },
      { name: '陆志强', mobile: '', companyName: '辛味 食品' },
      { name: '周海宁', mobile: '13600136000', companyName: '辛味食品' },
      { name: '陆志强', mobile: '13700137000', companyName: '港湾餐饮' },
      { name: '无名', mobile: '', companyName: '' },
      { name: '无名', mobile: '', companyName: '' }
    ]);
    assert.deepEqual(await find(), [['陆志强', '陆志强', '陆总']]);
  });

  it('come with the keys that they have in common', async () => {
    const { member } = await setupPeople([
      { name: '陆志强', mobile: '13900139000', companyName: '辛味食品' },
      { name: '陆总', mobile: '', otherMobile: '+86 139-0013-9000', companyName: '' },
      { name: '陆志强', mobile: '', companyName: '辛味 食品' }
    ]);
    const [group = []] = await server.api.call('POST /api/vcard/holder/duplicates', undefined, { token: member.token });
    const keysOf = (wanted: (one: (typeof group)[number]) => boolean) => group.find(wanted)?.keys ?? assert.fail();
    assert.deepEqual(
      keysOf(({ name }) => name === '陆总'),
      ['13900139000']
    );
    const spaced = keysOf(({ companyName }) => companyName === '辛味 食品');
    assert.deepEqual(
      keysOf(({ companyName }) => companyName === '辛味食品'),
      ['13900139000', ...spaced]
    );
  });

  it('are found over several keys, up to twenty a group and fifty groups', async () => {
    const { member, find } = await setupPeople([]);
    const person = (number: number) => buildHolderPerson({ name: `客户 ${number}`, companyName: '', mobile: '' });
    const people = [
      // Each shares a number with the next one.
      ...Array.from({ length: 25 }, (_, index) => ({
        ...person(index),
        mobile: `13900${139_000 + index}`,
        otherMobile: `13900${139_001 + index}`
      })),
      ...Array.from({ length: 120 }, (_, index) => ({
        ...person(index),
        landline: '',
        mobile: `1370013${7000 + Math.floor(index / 2)}`
      }))
    ];
    const nowMs = server.deps.now().getTime();
    const rows = people.map((one) => newEntry(member.id, buildAdded(), one, nowMs));
    await server.db.insertInto('holder_entry').values(rows).execute();
    const sizes = (await find()).map(({ length }) => length);
    assert.deepEqual([sizes.length, Math.max(...sizes), sizes.filter((size) => size === 20).length], [50, 20, 1]);
  });

  it('become the first one, with what it lacks and the remarks of all', async () => {
    const { member, ids, merge, find } = await setupPeople([
      { name: '陆志强', mobile: '13900139000', email: '' },
      { name: '陆志强', mobile: '13600136000', email: 'lu@example.com', position: '' }
    ]);
    const [first = '', second = ''] = ids;
    await holder.update(member, first, { note: '要大红', tags: ['老客户'] });
    await holder.update(member, second, {
      note: '周一来',
      tags: ['展会', '老客户'],
      isStarred: true,
      remindOn: '2026-12-01'
    });
    const entry = await merge([first, second]);
    assert.deepEqual(
      [entry.id, entry.note, entry.tags, entry.isStarred, entry.remindOn],
      [first, '要大红\n周一来', ['老客户', '展会'], true, '2026-12-01']
    );
    const { person } = await holder.open(member, first);
    assert.deepEqual(
      [person.mobile, person.otherMobile, person.email, person.position],
      ['13900139000', '13600136000', 'lu@example.com', '采购主管']
    );
    assert.deepEqual([(await holder.list(member)).total, await find()], [1, []]);
  });

  it('take the card of the one who has it', async () => {
    const owner = await newPerson(server);
    const { id: cardId } = await createTestCard(server, owner);
    const { member, ids, merge } = await setupPeople([{ name: '覃秀兰' }]);
    const kept = await holder.keep(member, { cardId });
    const entry = await merge([ids[0] ?? '', kept.id]);
    assert.deepEqual([entry.id, entry.cardId], [ids[0], cardId]);
    assert.equal((await holder.keep(member, { cardId })).id, ids[0]);
  });

  it('are not merged when they are two users, or not all in the holder', async () => {
    const { member, ids } = await setupPeople([{}]);
    const kept: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { id: cardId } = await createTestCard(server, await newPerson(server));
      kept.push((await holder.keep(member, { cardId })).id);
    }
    const { token } = member;
    const refusal = await server.api.expectError('POST /api/vcard/holder/merge', { ids: kept }, { token });
    assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { entries: 'cards' }]);
    const missing = { ids: [ids[0] ?? '', 'nothing'] };
    const unknown = await server.api.expectError('POST /api/vcard/holder/merge', missing, { token });
    assert.equal(unknown.error, 'NOT_FOUND');
    assert.equal((await holder.list(member)).total, 3);
  });

  it('keep what was typed and the card does not show, however often they are opened', async () => {
    const owner = await newPerson(server);
    const { id: cardId } = await createTestCard(server, owner);
    const { member, ids, merge } = await setupPeople([
      { name: '覃秀兰', mobile: '13600136000', email: 'qin@example.com', address: '香料大道 18 号' }
    ]);
    const kept = await holder.keep(member, { cardId });
    const [typed = ''] = ids;
    await merge([typed, kept.id]);
    for (let count = 0; count < 2; count += 1) {
      const { person } = await holder.open(member, typed);
      assert.deepEqual(
        [person.mobile, person.email, person.address, person.position],
        ['13600136000', 'qin@example.com', '香料大道 18 号', '销售经理']
      );
    }
    await holder.keep(member, { cardId });
    assert.equal((await holder.open(member, typed)).person.mobile, '13600136000');
  });

  it('keep a typed number beside the one that the card shows', async () => {
    const owner = await newPerson(server);
    const everyone = { ...buildCardFields().visibility, mobile: 'everyone' } as const;
    const { id: cardId } = await createTestCard(server, owner, { visibility: everyone });
    const { member, ids, merge } = await setupPeople([{ name: '覃秀兰', mobile: '13600136000' }]);
    const kept = await holder.keep(member, { cardId });
    await merge([ids[0] ?? '', kept.id]);
    const { person } = await holder.open(member, ids[0] ?? '');
    assert.deepEqual([person.mobile, person.otherMobile], ['13800138000', '13600136000']);
  });

  it('are not merged when their remarks are more than one person may have', async () => {
    const { member, ids } = await setupPeople([{}, {}]);
    const [first = '', second = ''] = ids;
    const { token } = member;
    const tags = (from: number) => Array.from({ length: 6 }, (_, index) => `标签${from + index}`);
    await holder.update(member, first, { note: '记'.repeat(200), tags: tags(0) });
    await holder.update(member, second, { note: '账'.repeat(200), tags: tags(6) });
    const refusal = await server.api.expectError('POST /api/vcard/holder/merge', { ids }, { token });
    assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { note: 'maxLength', tags: 'tooMany' }]);
    assert.equal((await holder.list(member)).total, 2);
  });

  it('take group, location and reminder from the others when the first one has none', async () => {
    const { member, ids, merge } = await setupPeople([{}]);
    const added = { ...buildAdded(), source: 'expo', metLocation: '香博会 2A08' } as const;
    const { id } = await server.api.call('POST /api/vcard/holder/add', added, { token: member.token });
    const group = await holder.createGroup(member, '老客户');
    await holder.update(member, id, { groupId: group.id, remindOn: '2026-12-24' });
    const entry = await merge([ids[0] ?? '', id]);
    assert.deepEqual(
      [entry.groupId, entry.source, entry.metLocation, entry.remindOn],
      [group.id, 'expo', '香博会 2A08', '2026-12-24']
    );
  });

  it('are merged once when it is sent again, at the same moment or after a lost answer', async () => {
    const { member, ids, merge } = await setupPeople([{ name: '陆志强' }, { name: '陆志强' }]);
    const entries = [...(await Promise.all([merge(ids), merge(ids)])), await merge(ids)];
    assert.deepEqual(new Set(entries.map(({ id }) => id)), new Set([ids[0]]));
    assert.deepEqual(
      (await holder.list(member)).items.map(({ name }) => name),
      [buildHolderPerson().name]
    );
  });

  it('are not merged again with a person who was removed otherwise', async () => {
    const { member, ids } = await setupPeople([{}, {}, {}]);
    const [first = '', second = '', third = ''] = ids;
    const { token } = member;
    await server.api.call('POST /api/vcard/holder/merge', { ids: [first, second] }, { token });
    await holder.remove(member, third);
    const wanted = { ids: [first, second, third] };
    assert.equal((await server.api.expectError('POST /api/vcard/holder/merge', wanted, { token })).error, 'NOT_FOUND');
    await holder.restore(member, second);
    const entry = await server.api.call('POST /api/vcard/holder/merge', { ids: [first, second] }, { token });
    assert.deepEqual([entry.id, (await holder.list(member)).total], [first, 1]);
  });
});
