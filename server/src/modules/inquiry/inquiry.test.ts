import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { newId } from '../../database/id';
import { inquiries, textMessage } from '../../testing/inquiries';
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { publishedSupply, uploadPhoto } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { type TestPerson, verifiedPerson } from '../../testing/trade';

describe('an inquiry about a supply', () => {
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

  it('begins with the card, is one thread and counts one inquiry', async () => {
    const again = await inquiryApi.send(asker, { supplyId }, textMessage('能开发票吗？'));
    assert.equal(again.threadId, threadId);
    const said = (await inquiryApi.getMessages(seller, threadId)).map(({ content, isMine }) => [content.type, isMine]);
    assert.deepEqual(said, [
      ['text', false],
      ['text', false],
      ['listing', false]
    ]);
    const { items } = await server.api.call('GET /api/front/supply/mine', {}, { token: seller.token });
    assert.equal(items.find(({ id }) => id === supplyId)?.inquiries, 1);
  });

  it('names the other side, with the company that a person acts for', async () => {
    const partner = await newPerson(server);
    const { threadId: id } = await inquiryApi.send(partner, { supplyId }, textMessage('还有吗？'));
    assert.deepEqual((await inquiryApi.getRoom(seller, { id })).other?.actsFor, null);
    const company = `川味园食品${newId()}公司`;
    await setupCompany(server, partner, company);
    const { other } = await inquiryApi.getRoom(seller, { id });
    assert.deepEqual([other?.companyId, other?.actsFor], [null, company]);
    assert.deepEqual((await inquiryApi.getThreads(seller)).find((thread) => thread.id === id)?.other, other);
    assert.equal((await inquiryApi.getRoom(partner, { id })).other?.actsFor, null);
  });

  it('stores a repeated message once', async () => {
    const requestId = newId();
    const before = (await inquiryApi.getMessages(asker, threadId)).length;
    const sent = await Promise.all(
      [1, 2, 3].map(() => inquiryApi.send(asker, { id: threadId }, textMessage('只说一次'), requestId))
    );
    assert.equal(new Set(sent.map(({ message }) => message.id)).size, 1);
    assert.equal((await inquiryApi.getMessages(asker, threadId)).length, before + 1);
  });

  it('has one thread when two first messages are sent at once', async () => {
    const person = await newPerson(server);
    const sent = await Promise.all(
      ['你好', '在吗'].map((text) => inquiryApi.send(person, { supplyId }, textMessage(text)))
    );
    assert.equal(new Set(sent.map((one) => one.threadId)).size, 1);
    const said = (await inquiryApi.getMessages(person, sent[0]?.threadId ?? '')).map(({ content }) => content.type);
    assert.deepEqual(said, ['text', 'text', 'listing']);
  });

  it('accepts pictures, cards and price inquiries', async () => {
    const url = await uploadPhoto(server, asker);
    await inquiryApi.send(asker, { id: threadId }, { type: 'picture', url });
    await inquiryApi.send(
      asker,
      { id: threadId },
      { type: 'ask', grams: 2_000_000, regionCode: '450900', text: '含税' }
    );
    const [ask, picture] = await inquiryApi.getMessages(seller, threadId);
    assert.deepEqual(ask?.content, { type: 'ask', grams: 2_000_000, place: '广西玉林', text: '含税' });
    assert.deepEqual(picture?.content, { type: 'picture', picture: { url, width: 40, height: 30 } });
  });

  it('is listed page by page, newest first', async () => {
    const { token } = asker;
    const first = await server.api.call('GET /api/front/inquiry/messages', { id: threadId, limit: 2 }, { token });
    const cursor = first.nextCursor ?? assert.fail();
    const next = await server.api.call(
      'GET /api/front/inquiry/messages',
      { id: threadId, limit: 50, cursor },
      { token }
    );
    const all = await server.api.call('GET /api/front/inquiry/messages', { id: threadId, limit: 50 }, { token });
    assert.deepEqual([...first.items, ...next.items], all.items);
    const broken = { id: threadId, cursor: 'nonsense' };
    assert.equal(
      (await server.api.expectError('GET /api/front/inquiry/messages', broken, { token })).error,
      'VALIDATION'
    );
  });

  it('is in the lists of both sides only', async () => {
    const mine = (await inquiryApi.getThreads(asker)).find(({ id }) => id === threadId);
    assert.deepEqual([mine?.side, mine?.about.title], ['asker', '防城八角大红新货']);
    assert.equal((await inquiryApi.getThreads(seller)).find(({ id }) => id === threadId)?.side, 'owner');
    assert.deepEqual(await inquiryApi.getThreads(outsider), []);
  });

  it('may be answered by an admin of the company, not by another member', async () => {
    const [boss, author, colleague] = [await newPerson(server), await newPerson(server), await newPerson(server)];
    const companyId = await setupCompany(server, boss);
    await setupMember(server, companyId, author.id);
    await setupMember(server, companyId, colleague.id);
    const { id } = await publishedSupply(server, author, {}, { asCompany: true });
    const { threadId: thread } = await inquiryApi.send(asker, { supplyId: id }, textMessage('公司的货吗'));
    assert.equal(
      (await inquiryApi.expectSendError(colleague, { id: thread }, textMessage('我来答'))).error,
      'FORBIDDEN'
    );
    await inquiryApi.send(boss, { id: thread }, textMessage('是的'));
    assert.equal((await inquiryApi.getMessages(author, thread))[0]?.isMine, true);
    assert.equal((await inquiryApi.getThreads(boss)).length, 1);
  });
});
