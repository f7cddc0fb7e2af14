import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildCardFields, createTestCard } from '../../testing/cards';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { putBackCommand, takeDownCommand } from './card.ops';

describe('the takedown of a business card', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const open = (id: string, token?: string) =>
    server.api.send('POST /api/vcard/card/info', { id }, token === undefined ? {} : { token });
  const ownCards = async ({ token }: TestPerson) =>
    (await server.api.call('POST /api/vcard/card/mine', undefined, { token })).cards;

  it('is refused for an unknown card and a reason that is too long; so is putting back one that is shown', async () => {
    const { id } = await createTestCard(server, await newPerson(server));
    await assert.rejects(
      takeDownCommand(server.db, 'nothing', '冒用他人姓名', nowMs()),
      /There is no such card: nothing/
    );
    await assert.rejects(takeDownCommand(server.db, id, '长'.repeat(141), nowMs()), /at most 140 characters/);
    await assert.rejects(putBackCommand(server.db, id, nowMs()), /There is no such card/);
    assert.equal((await open(id)).code, 200);
  });

  it('leaves the card to its owner alone, who learns why, until it is put back', async () => {
    const owner = await newPerson(server);
    const other = await newPerson(server);
    const { id } = await createTestCard(server, owner);
    assert.match(await takeDownCommand(server.db, id, ' 冒用他人姓名 ', nowMs()), /is taken down.*冒用他人姓名$/);
    assert.deepEqual([(await open(id)).code, (await open(id, other.token)).code], [404, 404]);
    assert.equal((await ownCards(owner))[0]?.takedownReason, '冒用他人姓名');
    const { items } = await notificationsOf(server, owner.token);
    assert.match(items[0]?.body ?? '', /覃秀兰.*冒用他人姓名/);

    assert.match(await putBackCommand(server.db, id, nowMs()), /is shown again/);
    assert.equal((await open(id)).code, 200);
    assert.equal((await ownCards(owner))[0]?.takedownReason, null);
  });

  it('stays when the owner saves the card', async () => {
    const owner = await newPerson(server);
    const { id, revision } = await createTestCard(server, owner);
    await takeDownCommand(server.db, id, '冒用他人姓名', nowMs());
    const change = { id, revision, ...buildCardFields({ position: '经理' }) };
    await server.api.call('POST /api/vcard/card/update', change, { token: owner.token });
    assert.equal((await open(id)).code, 404);
  });

  it('follows a report by a member', async () => {
    const [owner, viewer] = [await newPerson(server), await newPerson(server)];
    const { id } = await createTestCard(server, owner, { companyName: '桂南香叶' });
    const report = { targetType: 'card', targetId: id, reason: 'fraud', text: '' } as const;
    await server.api.call('POST /api/front/report/create', report, { token: viewer.token });
    const row = await server.db.selectFrom('content_report').select('target_title').executeTakeFirstOrThrow();
    assert.equal(row.target_title, '覃秀兰 桂南香叶');
    await takeDownCommand(server.db, id, '冒用他人姓名', nowMs());
    const { error } = await server.api.expectError('POST /api/front/report/create', report, { token: viewer.token });
    assert.equal(error, 'NOT_FOUND');
  });
});
