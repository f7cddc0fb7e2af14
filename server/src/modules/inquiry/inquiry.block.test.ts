import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inquiries, textMessage } from '../../testing/inquiries';
import { newPerson, setupCompany } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { type TestPerson, verifiedPerson } from '../../testing/trade';

describe('a block in an inquiry', () => {
  let server: TestApp;
  let inquiryApi: ReturnType<typeof inquiries>;
  let seller: TestPerson;
  let supplyId: string;

  before(async () => {
    server = await testApp();
    inquiryApi = inquiries(server);
    seller = await verifiedPerson(server);
    supplyId = (await publishedSupply(server, seller)).id;
  });
  after(() => server.close());

  it('ends the threads of both about every supply', async () => {
    const person = await newPerson(server);
    const { id: otherId } = await publishedSupply(server, seller);
    const { threadId: id } = await inquiryApi.send(person, { supplyId }, textMessage('在吗'));
    const { threadId: second } = await inquiryApi.send(person, { supplyId: otherId }, textMessage('这个呢'));
    const { id: thirdId } = await publishedSupply(server, seller);
    await inquiryApi.block(seller, id, true);
    const attempts = [
      await inquiryApi.expectSendError(person, { id: second }, textMessage('喂')),
      await inquiryApi.expectSendError(seller, { id: second }, textMessage('喂')),
      await inquiryApi.expectSendError(person, { supplyId: thirdId }, textMessage('换一个问'))
    ];
    assert.deepEqual(
      attempts.map(({ error, fields }) => [error, fields?.['thread']]),
      attempts.map(() => ['CONFLICT', 'blocked'])
    );
    const room = await inquiryApi.getRoom(person, { supplyId: thirdId });
    assert.deepEqual([room.mayWrite, room.isBlocked], [false, false]);
    assert.equal((await inquiryApi.getRoom(seller, { id: second })).isBlocked, true);
    await inquiryApi.block(seller, second, false);
    await inquiryApi.send(person, { supplyId: thirdId }, textMessage('又好了'));
    await inquiryApi.send(seller, { id }, textMessage('好的'));
  });

  it('does not affect other sellers or askers', async () => {
    const [person, bystander] = [await newPerson(server), await newPerson(server)];
    const { threadId: id } = await inquiryApi.send(person, { supplyId }, textMessage('在吗'));
    await inquiryApi.block(person, id, true);
    const sent = [await inquiryApi.send(bystander, { supplyId }, textMessage('我来问'))];
    const { id: elsewhere } = await publishedSupply(server, await verifiedPerson(server));
    sent.push(await inquiryApi.send(person, { supplyId: elsewhere }, textMessage('你这有吗')));
    const boss = await newPerson(server);
    await setupCompany(server, boss);
    const { id: ofCompany } = await publishedSupply(server, boss, {}, { asCompany: true });
    sent.push(await inquiryApi.send(person, { supplyId: ofCompany }, textMessage('公司的呢')));
    const threadIds = sent.map(({ threadId }) => threadId);
    assert.equal(new Set([id, ...threadIds]).size, 4);
    const rooms = await Promise.all(
      threadIds.map((threadId, index) => inquiryApi.getRoom(index === 0 ? bystander : person, { id: threadId }))
    );
    assert(rooms.every(({ mayWrite }) => mayWrite));
  });

  it('ends the thread for both sides until it is undone', async () => {
    const person = await newPerson(server);
    const { threadId: id } = await inquiryApi.send(person, { supplyId }, textMessage('在吗'));
    await inquiryApi.block(seller, id, true);
    for (const side of [person, seller]) {
      const { error, fields } = await inquiryApi.expectSendError(side, { id }, textMessage('喂'));
      assert.deepEqual([error, fields], ['CONFLICT', { thread: 'blocked' }]);
    }
    const rooms = [await inquiryApi.getRoom(person, { id }), await inquiryApi.getRoom(seller, { id })];
    assert.deepEqual(
      rooms.map(({ mayWrite, isBlocked }) => [mayWrite, isBlocked]),
      [
        [false, false],
        [false, true]
      ]
    );
    await inquiryApi.block(seller, id, false);
    await inquiryApi.send(person, { id }, textMessage('又好了'));
  });

  it('[compliance 10] leaves a report possible, from either side', async () => {
    const person = await newPerson(server);
    const { threadId } = await inquiryApi.send(person, { supplyId }, textMessage('在吗'));
    const body = { targetType: 'inquiry', targetId: threadId, reason: 'fraud', text: '' } as const;
    await server.api.call('POST /api/front/report/create', body, { token: person.token });
    const { target_title: title } = await server.db
      .selectFrom('content_report')
      .select('target_title')
      .where('target_id', '=', threadId)
      .executeTakeFirstOrThrow();
    assert.equal(title, '防城八角大红新货');
  });
});
