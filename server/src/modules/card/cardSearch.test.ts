import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CardFields } from '@contract/card';
import { createTestCard } from '../../testing/cards';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { waitUntil } from '../../testing/waitUntil';
import { takeDownCommand } from './card.ops';

const search = 'GET /api/front/search/cards';

describe('the search for business cards', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const findNames = async (q: string) =>
    (await server.api.call(search, { q, limit: 50 })).items.map(({ name }) => name);
  const findableCard = async (changes: Partial<CardFields>, owner?: TestPerson) =>
    createTestCard(server, owner ?? (await newPerson(server)), { isFindable: true, ...changes });

  it('refuses an empty word and a foreign cursor, and finds nothing for an emoji', async () => {
    for (const input of [{ q: '' }, { q: '覃', cursor: 'nonsense' }, { q: '覃', certifiedOnly: true }]) {
      assert.equal((await server.api.expectError(search, input)).error, 'VALIDATION', JSON.stringify(input));
    }
    assert.deepEqual(await findNames('🌶️'), []);
  });

  it('finds only cards whose owners have agreed to it', async () => {
    const owner = await newPerson(server);
    await createTestCard(server, owner, { name: '欧阳不寻' });
    assert.deepEqual(await findNames('欧阳不寻'), []);
    await findableCard({ name: '欧阳可寻' }, owner);
    assert.deepEqual(await findNames('欧阳'), ['欧阳可寻']);
  });

  it('finds them by name, pinyin, initials, position, company, second side and variety', async () => {
    const secondSide = {
      language: 'en',
      name: 'Wenxiang Duanmu',
      position: '',
      department: '',
      companyName: 'Poxin Foods',
      address: ''
    } as const;
    const texts = { name: '端木问香', position: '香味鉴定师', companyName: '坡心坊调料', secondSide };
    await findableCard({ ...texts, varietyIds: ['cumin'] });
    for (const q of ['端木问香', '问香', 'duanmuwenxiang', 'dmwx', '香味鉴定师', '坡心坊调料', 'wenxiang', 'poxin']) {
      assert.deepEqual(await findNames(q), ['端木问香'], q);
    }
    assert.equal((await findNames('孜然'))[0], '端木问香');
    const overview = await server.api.call('GET /api/front/search/overview', { q: '端木问香' });
    assert.deepEqual([overview.counts.cards, overview.cards[0]?.varieties], [1, ['孜然']]);
    const { items: ofAnise } = await server.api.call(search, { q: '孜然', varietyId: 'star-anise', limit: 50 });
    assert.ok(ofAnise.every(({ name }) => name !== '端木问香'));
  });

  it('finds them by the company that they are bound to, for as long as their owner belongs to it', async () => {
    const [boss, member] = [await newPerson(server), await newPerson(server)];
    const companyId = await setupCompany(server, boss, '凭祥口岸香料行');
    await setupMember(server, companyId, member.id);
    await findableCard({ name: '口岸一号', companyId }, member);
    assert.deepEqual(await findNames('凭祥口岸'), ['口岸一号']);
    await server.api.call('POST /api/front/team/leave', { id: companyId }, { token: member.token });
    assert.deepEqual(await findNames('凭祥口岸'), []);
    assert.deepEqual(await findNames('口岸一号'), ['口岸一号']);
  });

  it('does not find cards that are withdrawn, taken down, or of a frozen account', async () => {
    const owner = await newPerson(server);
    const { token } = owner;
    const nowMs = server.deps.now().getTime();
    const withdrawn = await findableCard({ name: '看不见一' }, owner);
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token, params: { id: withdrawn.id } });
    const takenDown = await findableCard({ name: '看不见二' }, owner);
    await takeDownCommand(server.db, takenDown.id, '冒用他人姓名', nowMs);
    const frozen = await newPerson(server);
    await findableCard({ name: '看不见三' }, frozen);
    await server.db.updateTable('user_account').set({ frozen_reason: '刷单' }).where('id', '=', frozen.id).execute();
    assert.deepEqual(await findNames('看不见'), []);
  });

  it('lists the last changed first, page by page', async () => {
    for (const name of ['分页甲', '分页乙', '分页丙']) {
      server.advance(1000);
      await findableCard({ name });
    }
    const first = await server.api.call(search, { q: '分页', limit: 2 });
    const rest = await server.api.call(search, { q: '分页', limit: 2, cursor: first.nextCursor ?? '' });
    assert.deepEqual(
      [first, rest].map(({ items }) => items.map(({ name }) => name)),
      [['分页丙', '分页乙'], ['分页甲']]
    );
    assert.equal(rest.nextCursor, null);
  });

  it('does not make names of persons popular', async () => {
    await findableCard({ name: '独孤求香' });
    const getCounts = async (q: string) => (await server.api.call('GET /api/front/search/overview', { q })).counts;
    const isCounted = async (word: string) =>
      (await server.db.selectFrom('search_word').select('word').where('word', '=', word).execute()).length > 0;
    assert.equal((await getCounts('独孤求香')).cards, 1);
    // Searches are counted after the response: the later one of a variety shows that the earlier one would be there.
    await getCounts('八角');
    await waitUntil(() => isCounted('八角'));
    assert.equal(await isCounted('独孤求香'), false);
  });
});
