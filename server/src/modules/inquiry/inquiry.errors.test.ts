import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { InquiryMessageContent } from '@contract/inquiry';
import { newId } from '../../database/id';
import { inquiries, textMessage } from '../../testing/inquiries';
import { liveStamp } from '../../testing/live';
import { newPerson } from '../../testing/setupCompany';
import { actOnSupply, publishedSupply, submitSupply, uploadPhoto } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { type TestPerson, verifiedPerson } from '../../testing/trade';
import { moderationDuring, withDeps } from '../../testing/withDeps';

describe('errors of an inquiry about a supply', () => {
  let server: TestApp;
  let inquiryApi: ReturnType<typeof inquiries>;
  let seller: TestPerson;
  let asker: TestPerson;
  let outsider: TestPerson;
  let supplyId: string;
  let threadId: string;

  before(async () => {
    server = await testApp();
    inquiryApi = inquiries(server);
    [seller, asker, outsider] = [await verifiedPerson(server), await newPerson(server), await newPerson(server)];
    supplyId = (await publishedSupply(server, seller)).id;
    threadId = (await inquiryApi.send(asker, { supplyId }, textMessage('还有货吗？'))).threadId;
  });
  after(() => server.close());

  it('a visitor is refused in every call', async () => {
    const answers = [
      await server.api.expectError('GET /api/front/inquiry/room', { supplyId }),
      await server.api.expectError('GET /api/front/inquiry/messages', { id: threadId }),
      await server.api.expectError('GET /api/front/inquiry/list', {}),
      await server.api.expectError('POST /api/front/inquiry/send', {
        supplyId,
        requestId: newId(),
        content: textMessage('在吗')
      })
    ];
    assert.deepEqual(
      answers.map(({ error }) => error),
      answers.map(() => 'UNAUTHORIZED')
    );
  });

  it('the thread of others is refused in every call', async () => {
    const { token } = outsider;
    const answers = [
      await server.api.expectError('GET /api/front/inquiry/room', { id: threadId }, { token }),
      await server.api.expectError('GET /api/front/inquiry/messages', { id: threadId }, { token }),
      await server.api.expectError('POST /api/front/inquiry/setRead', { id: threadId }, { token }),
      await server.api.expectError('POST /api/front/inquiry/block', { id: threadId, on: true }, { token }),
      await inquiryApi.expectSendError(outsider, { id: threadId }, textMessage('我也想问'))
    ];
    assert.deepEqual(
      answers.map(({ error }) => error),
      answers.map(() => 'FORBIDDEN')
    );
    assert.equal(await liveStamp(server, token, `inquiry:${threadId}`), null);
    const body = { targetType: 'inquiry', targetId: threadId, reason: 'fraud', text: '' } as const;
    assert.equal((await server.api.expectError('POST /api/front/report/create', body, { token })).error, 'NOT_FOUND');
    assert.equal((await inquiryApi.getMessages(asker, threadId)).length, 2);
  });

  const invalidContents: [what: string, content: InquiryMessageContent, fields: Record<string, string>][] = [
    ['an empty text', textMessage('   '), { text: 'required' }],
    ['a mobile number', textMessage('加我 138 0013 8000 细聊'), { text: 'contact' }],
    ['a number in Chinese digits', textMessage('幺三八零零幺三八零零零'), { text: 'contact' }],
    ['a WeChat id', textMessage('微信 xiangliao88'), { text: 'contact' }],
    ['a banned word', textMessage('代开发票，冰毒也有'), { text: 'banned' }],
    ['an unknown picture', { type: 'picture', url: '/uploads/nobody.jpg' }, { url: 'unknown' }],
    [
      'a price inquiry without a quantity',
      { type: 'ask', grams: 0, regionCode: '450900', text: '' },
      { grams: 'required' }
    ],
    ['an unknown region', { type: 'ask', grams: 1, regionCode: '999999', text: '' }, { regionCode: 'unknown' }]
  ];
  for (const [what, content, fields] of invalidContents) {
    it(`a message with ${what} is refused`, async () => {
      const refusal = await inquiryApi.expectSendError(asker, { id: threadId }, content);
      assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', fields]);
      assert.equal((await inquiryApi.getMessages(asker, threadId)).length, 2);
    });
  }

  it('a picture of someone else, and more than 500 characters, are refused', async () => {
    const url = await uploadPhoto(server, seller);
    assert.deepEqual((await inquiryApi.expectSendError(asker, { id: threadId }, { type: 'picture', url })).fields, {
      url: 'unknown'
    });
    assert.equal(
      (await inquiryApi.expectSendError(asker, { id: threadId }, textMessage('字'.repeat(501)))).error,
      'VALIDATION'
    );
  });

  it('a first message about an own supply, a draft or a supply that is not offered is refused', async () => {
    assert.equal((await inquiryApi.expectSendError(seller, { supplyId }, textMessage('在吗'))).error, 'CONFLICT');
    const other = await verifiedPerson(server);
    const waiting = await submitSupply(server, other);
    assert.equal(
      (await inquiryApi.expectSendError(asker, { supplyId: waiting.id }, textMessage('在吗'))).error,
      'NOT_FOUND'
    );
    const paused = await publishedSupply(server, other);
    await actOnSupply(server, other, paused.id, { action: 'pause' });
    assert.equal(
      (await inquiryApi.expectSendError(asker, { supplyId: paused.id }, textMessage('在吗'))).error,
      'NOT_FOUND'
    );
    assert.equal((await inquiryApi.getRoom(asker, { supplyId: paused.id })).mayWrite, false);
    assert.equal((await inquiryApi.expectSendError(asker, {}, textMessage('在吗'))).error, 'VALIDATION');
  });

  it('a first message about a supply that is paused while its text is moderated is refused', async () => {
    const other = await verifiedPerson(server);
    const { id } = await publishedSupply(server, other);
    const textModeration = moderationDuring(() => actOnSupply(server, other, id, { action: 'pause' }));
    const refusal = await withDeps(server, { textModeration }, () =>
      inquiryApi.expectSendError(asker, { supplyId: id }, textMessage('还有货吗？'))
    );
    assert.equal(refusal.error, 'NOT_FOUND');
    assert.deepEqual(await inquiryApi.getThreads(other), []);
  });

  it('the 31st thread of a day is refused', async () => {
    const person = await newPerson(server);
    const { id } = await publishedSupply(server, await verifiedPerson(server));
    await server.db
      .insertInto('rate_window')
      .values({ key: `inquiryThread:${person.id}`, started_at_ms: server.deps.now().getTime(), count: 29 })
      .execute();
    await inquiryApi.send(person, { supplyId }, textMessage('第三十个'));
    assert.equal(
      (await inquiryApi.expectSendError(person, { supplyId: id }, textMessage('再一个'))).error,
      'RATE_LIMITED'
    );
    await inquiryApi.send(person, { supplyId }, textMessage('旧的还能说'));
  });
});
