import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { inquiries, textMessage } from '../../testing/inquiries';
import { liveStamp } from '../../testing/live';
import { notificationsOf } from '../../testing/notifications';
import { newPerson } from '../../testing/setupCompany';
import { getSupplyDetail, publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { type TestPerson, verifiedPerson } from '../../testing/trade';

describe('notifications and stamps of an inquiry', () => {
  let server: TestApp;
  let inquiryApi: ReturnType<typeof inquiries>;
  let seller: TestPerson;
  let asker: TestPerson;
  let supplyId: string;

  before(async () => {
    server = await testApp();
    inquiryApi = inquiries(server);
    [seller, asker] = [await verifiedPerson(server), await newPerson(server)];
    supplyId = (await publishedSupply(server, seller)).id;
  });
  after(() => server.close());

  it('notify the other side once until it reads, and count unread messages', async () => {
    const person = await newPerson(server);
    const { threadId: id } = await inquiryApi.send(person, { supplyId }, textMessage('第一句'));
    const countNotifications = async () => {
      const { items } = await notificationsOf(server, seller.token);
      return items.filter(({ kind, body }) => kind === 'quote' && /第.句/.test(body)).length;
    };
    await inquiryApi.send(person, { id }, textMessage('第二句'));
    assert.equal(await countNotifications(), 1);
    assert.equal((await inquiryApi.getThreads(seller, supplyId)).find((thread) => thread.id === id)?.unread, 2);
    const waiting = async () =>
      (await server.api.call('GET /api/member/user/current', undefined, { token: seller.token })).news.inquiries;
    const before = await waiting();
    await server.api.call('POST /api/front/inquiry/setRead', { id }, { token: seller.token });
    await server.api.call('POST /api/front/inquiry/setRead', { id }, { token: seller.token });
    assert.deepEqual([(await inquiryApi.getRoom(seller, { id })).unread, before - (await waiting())], [0, 2]);
    await inquiryApi.send(person, { id }, textMessage('第三句'));
    assert.equal(await countNotifications(), 2);
  });

  it('change the stamp with every message', async () => {
    const { threadId } = await inquiryApi.send(asker, { supplyId }, textMessage('在吗'));
    const stamp = () => liveStamp(server, asker.token, `inquiry:${threadId}`);
    const first = await stamp();
    assert.equal(await stamp(), first);
    await inquiryApi.send(seller, { id: threadId }, textMessage('有现货'));
    assert.notEqual(await stamp(), first);
  });

  it('give a response rate from five inquiries on', async () => {
    const owner = await verifiedPerson(server);
    const { id } = await publishedSupply(server, owner);
    const percent = async () => (await getSupplyDetail(server, id)).sellerInfo.responsePercent;
    const threads: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      threads.push((await inquiryApi.send(await newPerson(server), { supplyId: id }, textMessage('在吗'))).threadId);
    }
    for (const thread of threads.slice(0, 3)) await inquiryApi.send(owner, { id: thread }, textMessage('在的'));
    assert.equal(await percent(), null);
    server.advance(DAY_MS);
    assert.equal(await percent(), 60);
    await inquiryApi.send(owner, { id: threads[3] ?? '' }, textMessage('不好意思，才看到'));
    assert.equal(await percent(), 60);
  });
});
