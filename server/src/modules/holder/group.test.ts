import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { MAX_HOLDER_GROUPS } from '@rules/holder';
import { holders } from '../../testing/holders';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeRemovedEntries } from './holder.service';

describe('groups of a card holder', () => {
  let server: TestApp;
  let holder: ReturnType<typeof holders>;
  before(async () => {
    server = await testApp();
    holder = holders(server);
  });
  after(() => server.close());

  const optionsFor = ({ token }: TestPerson, id: string) => ({ token, params: { id } });
  const remove = (member: TestPerson, id: string) =>
    server.api.call('POST /api/vcard/holder/group/remove/{id}', undefined, optionsFor(member, id));
  const restore = (member: TestPerson, id: string) =>
    server.api.call('POST /api/vcard/holder/group/restore/{id}', undefined, optionsFor(member, id));
  const expectRestoreError = (member: TestPerson, id: string) =>
    server.api.expectError('POST /api/vcard/holder/group/restore/{id}', undefined, optionsFor(member, id));
  const groupsOf = async (member: TestPerson) =>
    (await holder.summary(member)).groups.map(({ name, count }) => `${name} ${count}`);

  it('are closed to others', async () => {
    const [member, other] = [await newPerson(server), await newPerson(server)];
    const { id } = await holder.createGroup(member, '老客户');
    const { token } = other;
    const renamed = await server.api.expectError(
      'POST /api/vcard/holder/group/rename',
      { id, name: '展会' },
      { token }
    );
    assert.equal(renamed.error, 'NOT_FOUND');
    const removed = await server.api.expectError(
      'POST /api/vcard/holder/group/remove/{id}',
      undefined,
      optionsFor(other, id)
    );
    assert.equal(removed.error, 'NOT_FOUND');
    await remove(member, id);
    assert.equal((await expectRestoreError(other, id)).error, 'NOT_FOUND');
  });

  it('have names of up to twelve characters, each once, and are thirty at most', async () => {
    const member = await newPerson(server);
    const { token } = member;
    const [first, again] = await Promise.all([
      holder.createGroup(member, '老客户'),
      holder.createGroup(member, ' 老客户 ')
    ]);
    assert.equal(first.id, again.id);
    const { id } = await holder.createGroup(member, '展会');
    for (const [name, error, fields] of [
      [' ', 'VALIDATION', { name: 'required' }],
      ['很'.repeat(13), 'VALIDATION', { name: 'maxLength' }],
      ['老客户', 'CONFLICT', { name: 'taken' }]
    ] as const) {
      const refusal = await server.api.expectError('POST /api/vcard/holder/group/rename', { id, name }, { token });
      assert.deepEqual([refusal.error, refusal.fields], [error, fields]);
    }
    await server.api.call('POST /api/vcard/holder/group/rename', { id, name: '香博会' }, { token });
    for (let count = 2; count < MAX_HOLDER_GROUPS; count += 1) await holder.createGroup(member, `分组 ${count}`);
    const full = await server.api.expectError('POST /api/vcard/holder/group/create', { name: '再一个' }, { token });
    assert.deepEqual([full.error, full.fields], ['CONFLICT', { groups: 'tooMany' }]);
    await remove(member, first.id);
    await holder.createGroup(member, '再一个');
    assert.deepEqual((await expectRestoreError(member, first.id)).fields, { groups: 'tooMany' });
  });

  it('come back with their people for ten minutes', async () => {
    const member = await newPerson(server);
    const group = await holder.createGroup(member, '老客户');
    const other = await holder.createGroup(member, '展会');
    const [stays, moves, leaves] = [
      await holder.add(member),
      await holder.add(member, { name: '周海宁' }),
      await holder.add(member, { name: '韦明远' })
    ];
    for (const { id } of [stays, moves, leaves]) await holder.update(member, id, { groupId: group.id });
    await remove(member, group.id);
    assert.deepEqual(await groupsOf(member), ['展会 0']);
    assert.deepEqual(
      (await holder.list(member)).items.map(({ groupId }) => groupId),
      [null, null, null]
    );
    await holder.update(member, moves.id, { groupId: other.id });
    await holder.remove(member, leaves.id);
    assert.equal((await restore(member, group.id)).count, 1);
    assert.equal((await restore(member, group.id)).count, 1);
    await holder.restore(member, leaves.id);
    assert.deepEqual(await groupsOf(member), ['老客户 2', '展会 1']);
  });

  it('do not come back after it, nor beside a group of their name', async () => {
    const member = await newPerson(server);
    const { id } = await holder.createGroup(member, '老客户');
    await remove(member, id);
    const successor = await holder.createGroup(member, '老客户');
    assert.notEqual(successor.id, id);
    assert.deepEqual((await expectRestoreError(member, id)).fields, { name: 'taken' });
    server.advance(11 * MINUTE_MS);
    assert.equal((await expectRestoreError(member, id)).error, 'NOT_FOUND');
    await purgeRemovedEntries(server.db, server.deps.now().getTime());
    const rows = await server.db.selectFrom('holder_group').where('user_id', '=', member.id).select('id').execute();
    assert.deepEqual(rows, [{ id: successor.id }]);
  });
});
