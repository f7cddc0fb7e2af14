import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { holders } from '../../testing/holders';
import { newPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

describe('many people of a card holder', () => {
  let server: TestApp;
  let holder: ReturnType<typeof holders>;
  before(async () => {
    server = await testApp();
    holder = holders(server);
  });
  after(() => server.close());

  async function setupTwo() {
    const member = await newPerson(server);
    const [one, other] = [await holder.add(member), await holder.add(member, { name: '周海宁' })];
    return { member, one, other, ids: [one.id, other.id], token: member.token };
  }

  it('are tagged at once, up to ten tags each, and lose the tag at once', async () => {
    const { member, one, other, ids, token } = await setupTwo();
    await holder.update(member, other.id, { tags: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] });
    const tag = { ids, tag: ' 展会 ' };
    const { error } = await server.api.expectError('POST /api/vcard/holder/tag', { ...tag, tag: ' ' }, { token });
    assert.equal(error, 'VALIDATION');
    assert.equal(await server.api.call('POST /api/vcard/holder/tag', tag, { token }), 1);
    assert.equal(await server.api.call('POST /api/vcard/holder/tag', tag, { token }), 0);
    assert.deepEqual(
      (await holder.list(member, { tag: '展会' })).items.map(({ id }) => id),
      [one.id]
    );
    assert.equal(await server.api.call('POST /api/vcard/holder/untag', tag, { token }), 1);
    assert.equal(await server.api.call('POST /api/vcard/holder/untag', tag, { token }), 0);
    assert.equal((await holder.list(member, { tag: '展会' })).total, 0);
  });

  it('are moved to a group and out of it', async () => {
    const { member, ids, token } = await setupTwo();
    const { id: groupId } = await holder.createGroup(member, '老客户');
    const unknown = await server.api.expectError('POST /api/vcard/holder/move', { ids, groupId: 'no' }, { token });
    assert.equal(unknown.error, 'NOT_FOUND');
    assert.equal(await server.api.call('POST /api/vcard/holder/move', { ids, groupId }, { token }), 2);
    assert.equal((await holder.list(member, { groupId })).total, 2);
    await server.api.call('POST /api/vcard/holder/group/remove/{id}', undefined, { token, params: { id: groupId } });
    const removed = await server.api.expectError('POST /api/vcard/holder/move', { ids, groupId }, { token });
    assert.equal(removed.error, 'NOT_FOUND');
    assert.equal(await server.api.call('POST /api/vcard/holder/move', { ids, groupId: null }, { token }), 2);
    const options = { token, params: { id: groupId } };
    const restored = await server.api.call('POST /api/vcard/holder/group/restore/{id}', undefined, options);
    assert.equal(restored.count, 0);
  });

  it('are starred, and lose their stars', async () => {
    const { member, ids, token } = await setupTwo();
    assert.equal(await server.api.call('POST /api/vcard/holder/star', { ids, isStarred: true }, { token }), 2);
    assert.equal((await holder.list(member, { tab: 'starred' })).total, 2);
    assert.equal(await server.api.call('POST /api/vcard/holder/star', { ids, isStarred: false }, { token }), 2);
    assert.equal((await holder.list(member, { tab: 'starred' })).total, 0);
  });
});
