import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inquiries, words } from '../../testing/inquiries';
import { newPerson } from '../../testing/putCompany';
import { detailOf, publishedSupply } from '../../testing/supplies';
import { testApp, type TestApp } from '../../testing/testApp';
import { verifiedPerson, type TestPerson } from '../../testing/trade';

const DAY_MS = 86_400_000;

describe('what a conversation tells others', () => {
  let server: TestApp;
  let talk: ReturnType<typeof inquiries>;
  let seller: TestPerson;
  let asker: TestPerson;
  let supplyId: string;

  before(async () => {
    server = await testApp();
    talk = inquiries(server);
    [seller, asker] = [await verifiedPerson(server), await newPerson(server)];
    supplyId = (await publishedSupply(server, seller)).id;
  });
  after(() => server.close());

  it('tells the other side once until they read, and counts what they have not read', async () => {
    const person = await newPerson(server);
    const { threadId: id } = await talk.say(person, { supplyId }, words('第一句'));
    const told = async () => {
      const { items } = await server.api.call('POST /api/front/message/myMsgList', {}, { token: seller.token });
      return items.filter(({ kind, body }) => kind === 'quote' && /第.句/.test(body)).length;
    };
    await talk.say(person, { id }, words('第二句'));
    assert.equal(await told(), 1);
    assert.equal((await talk.threadsOf(seller, supplyId)).find((thread) => thread.id === id)?.unread, 2);
    const waiting = async () =>
      (await server.api.call('GET /api/member/user/current', undefined, { token: seller.token })).news.inquiries;
    const before = await waiting();
    await server.api.call('POST /api/front/inquiry/setRead', { id }, { token: seller.token });
    await server.api.call('POST /api/front/inquiry/setRead', { id }, { token: seller.token });
    assert.deepEqual([(await talk.roomOf(seller, { id })).unread, before - (await waiting())], [0, 2]);
    await talk.say(person, { id }, words('第三句'));
    assert.equal(await told(), 2);
  });

  it('a stamp moves with every word', async () => {
    const { threadId } = await talk.say(asker, { supplyId }, words('在吗'));
    const stamp = async () =>
      (await server.api.call('GET /api/front/inquiry/stamp', { id: threadId }, { token: asker.token })).stamp;
    const first = await stamp();
    assert.equal(await stamp(), first);
    await talk.say(seller, { id: threadId }, words('有现货'));
    assert.notEqual(await stamp(), first);
  });

  it('the share of quick answers is told from five questions on', async () => {
    const owner = await verifiedPerson(server);
    const { id } = await publishedSupply(server, owner);
    const percent = async () => (await detailOf(server, id)).sellerInfo.responsePercent;
    const threads: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      threads.push((await talk.say(await newPerson(server), { supplyId: id }, words('在吗'))).threadId);
    }
    for (const thread of threads.slice(0, 3)) await talk.say(owner, { id: thread }, words('在的'));
    assert.equal(await percent(), null);
    server.advance(DAY_MS);
    assert.equal(await percent(), 60);
    await talk.say(owner, { id: threads[3] ?? '' }, words('不好意思，才看到'));
    assert.equal(await percent(), 60);
  });
});
