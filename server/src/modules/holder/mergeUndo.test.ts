import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { HolderPerson } from '@contract/holder';
import { MINUTE_MS } from '@rules/duration';
import { createTestCard } from '../../testing/cards';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { holders } from '../../testing/holders';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeRemovedEntries } from './holder.service';

const UNDO = 'POST /api/vcard/holder/merge/undo';

describe('a merge of people in a card holder', () => {
  let server: TestApp;
  let holder: ReturnType<typeof holders>;
  before(async () => {
    server = await testApp();
    holder = holders(server);
  });
  after(() => server.close());

  const merge = ({ token }: TestPerson, ...ids: string[]) =>
    server.api.call('POST /api/vcard/holder/merge', { ids }, { token });
  const undo = ({ token }: TestPerson, ...ids: string[]) => server.api.call(UNDO, { ids }, { token });
  const undoErrorOf = async ({ token }: TestPerson, ...ids: string[]) =>
    (await server.api.expectError(UNDO, { ids }, { token })).error;
  const purge = () => purgeRemovedEntries(server.db, server.deps.now().getTime());

  async function setupPeople(...people: Partial<HolderPerson>[]) {
    const member = await newPerson(server);
    const ids: string[] = [];
    for (const person of people) ids.push((await holder.add(member, person)).id);
    const [first = '', second = '', third = ''] = ids;
    return { member, first, second, third };
  }

  /** A typed person that was merged with one who was kept by a card. */
  async function mergeWithCard() {
    const owner = await newPerson(server);
    const { id: cardId } = await createTestCard(server, owner);
    const { member, first: typed } = await setupPeople({ name: '陆志强', mobile: '13600136000' });
    const { id: kept } = await holder.keep(member, { cardId });
    await merge(member, typed, kept);
    return { owner, cardId, member, typed, kept };
  }

  it('is not undone after ten minutes, whether its rows were deleted by then or not', async () => {
    const { member, first, second } = await setupPeople({}, {});
    await merge(member, first, second);
    server.advance(10 * MINUTE_MS);
    assert.equal(await undoErrorOf(member, first, second), 'NOT_FOUND');
    server.advance(MINUTE_MS);
    await purge();
    assert.equal(await undoErrorOf(member, first, second), 'NOT_FOUND');
    const row = await server.db.selectFrom('holder_entry').where('id', '=', first).selectAll().executeTakeFirst();
    assert.deepEqual([row?.merged_at_ms, row?.last_merge], [null, null]);
  });

  it('is not undone by another member, nor with other people', async () => {
    const { member, first, second, third } = await setupPeople({}, {}, {});
    const { member: stranger, first: own } = await setupPeople({});
    await merge(member, first, second);
    assert.equal(await undoErrorOf(stranger, first, second), 'NOT_FOUND');
    assert.equal(await undoErrorOf(stranger, own, second), 'NOT_FOUND');
    assert.equal(await undoErrorOf(member, third, second), 'NOT_FOUND');
    assert.equal(await undoErrorOf(member, first, second, third), 'NOT_FOUND');
    assert.equal((await holder.list(member)).total, 2);
  });

  it('is not undone once the person was removed, or merged again; a later merge is', async () => {
    const { member, first, second, third } = await setupPeople({}, {}, {});
    await merge(member, first, second);
    await holder.remove(member, first);
    assert.equal(await undoErrorOf(member, first, second), 'NOT_FOUND');
    await holder.restore(member, first);
    server.advance(1);
    await merge(member, first, third);
    assert.equal(await undoErrorOf(member, first, second), 'NOT_FOUND');
    await undo(member, first, third);
    assert.equal((await holder.list(member)).total, 2);
  });

  it('is undone within ten minutes, with all remarks as they were, and again by a repeated call', async () => {
    const { member, first, second } = await setupPeople({ name: '陆志强', email: '' }, { name: '陆总' });
    const { id: groupId } = await holder.createGroup(member, '老客户');
    await holder.update(member, first, { note: '要大红', tags: ['老客户'] });
    await holder.update(member, second, {
      note: '周一来',
      tags: ['展会'],
      isStarred: true,
      remindOn: '2026-12-24',
      groupId
    });
    const former = [await holder.open(member, first), await holder.open(member, second)];
    await merge(member, first, second);
    server.advance(9 * MINUTE_MS);
    for (let count = 0; count < 2; count += 1) {
      assert.equal((await undo(member, first, second)).id, first);
      assert.deepEqual([await holder.open(member, first), await holder.open(member, second)], former);
    }
    server.advance(2 * MINUTE_MS);
    await purge();
    assert.equal((await holder.list(member)).total, 2);
  });

  it('leaves what was changed since to the person who stayed', async () => {
    const { member, first, second } = await setupPeople({ email: '' }, { email: 'lu@example.com' });
    await holder.update(member, second, { note: '周一来', tags: ['展会'] });
    await merge(member, first, second);
    const { person } = await holder.open(member, first);
    await holder.update(member, first, { note: '周二来', isStarred: true, person: { ...person, position: '总经理' } });
    await undo(member, first, second);
    const [kept, other] = [await holder.open(member, first), await holder.open(member, second)];
    assert.deepEqual(
      [kept.note, kept.tags, kept.isStarred, kept.person.position, kept.person.email],
      ['周二来', [], true, '总经理', '']
    );
    assert.deepEqual([other.note, other.tags, other.person.email], ['周一来', ['展会'], 'lu@example.com']);
  });

  it('gives the card back to the person who had it, also after the entry was opened', async () => {
    const { cardId, member, typed, kept } = await mergeWithCard();
    server.advance(MINUTE_MS);
    await holder.open(member, typed);
    const first = await undo(member, typed, kept);
    assert.deepEqual([first.cardId, first.name], [null, '陆志强']);
    assert.equal((await holder.open(member, typed)).person.mobile, '13600136000');
    const { person, ...other } = await holder.open(member, kept);
    assert.deepEqual([other.cardId, person.name, person.otherMobile], [cardId, '覃秀兰', '']);
    assert.equal((await holder.keep(member, { cardId })).id, kept);
  });

  it('leaves an exchange that was accepted since to the person with the card', async () => {
    const { owner, cardId, member, typed, kept } = await mergeWithCard();
    const contacts = exchanges(server, '');
    const { exchange } = await contacts.request(member, { cardId });
    await contacts.answer(owner, acceptAnswer(exchange?.id ?? assert.fail()));
    await undo(member, typed, kept);
    const entries = (await holder.list(member)).items.map(({ id, relation }) => [id, relation]);
    assert.deepEqual(
      new Map(entries as [string, string][]),
      new Map([
        [typed, 'kept'],
        [kept, 'exchanged']
      ])
    );
    assert.equal((await holder.open(member, typed)).person.mobile, '13600136000');
    assert.equal((await holder.open(member, kept)).person.mobile, '13800138000');
  });

  it('leaves out a group that was removed since', async () => {
    const { member, first, second } = await setupPeople({}, {});
    const { id: groupId } = await holder.createGroup(member, '老客户');
    await holder.update(member, first, { groupId });
    await merge(member, first, second);
    await server.api.call('POST /api/vcard/holder/group/remove/{id}', undefined, {
      token: member.token,
      params: { id: groupId }
    });
    assert.equal((await undo(member, first, second)).groupId, null);
  });
});
