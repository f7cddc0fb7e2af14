import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { HolderPerson } from '@contract/holder';
import { createTestCard } from '../../testing/cards';
import { buildHolderPerson, holders } from '../../testing/holders';
import { newPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

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

  it('are merged once when it is sent twice at the same moment', async () => {
    const { member, ids } = await setupPeople([{ name: '陆志强' }, { name: '陆志强' }]);
    const send = () => server.api.send('POST /api/vcard/holder/merge', { ids }, { token: member.token });
    const codes = (await Promise.all([send(), send()])).map(({ code }) => code).sort();
    assert.deepEqual(codes, [200, 404]);
    assert.deepEqual(
      (await holder.list(member)).items.map(({ name }) => name),
      [buildHolderPerson().name]
    );
  });
});
