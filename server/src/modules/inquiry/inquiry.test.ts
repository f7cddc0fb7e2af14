import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import type { InquirySaying } from '@contract/inquiry';
import { newId } from '../../database/id';
import { newPerson, putCompany, putMember } from '../../testing/putCompany';
import { act, detailOf, publishedSupply, submitSupply, uploadPhoto } from '../../testing/supplies';
import { testApp, type TestApp } from '../../testing/testApp';
import { verifiedPerson, type TestPerson } from '../../testing/trade';

const DAY_MS = 86_400_000;

describe('talking about a supply', () => {
  let server: TestApp;
  let seller: TestPerson;
  let asker: TestPerson;
  let outsider: TestPerson;
  let supplyId: string;
  let threadId: string;

  before(async () => {
    server = await testApp();
    [seller, asker, outsider] = [await verifiedPerson(server), await newPerson(server), await newPerson(server)];
    supplyId = (await publishedSupply(server, seller)).id;
    threadId = (await say(asker, { supplyId }, words('还有货吗？'))).threadId;
  });
  after(() => server.close());

  type Where = Pick<CallInput<'POST /api/front/inquiry/send'>, 'id' | 'supplyId'>;
  const words = (text: string): InquirySaying => ({ type: 'text', text });
  const say = ({ token }: TestPerson, where: Where, saying: InquirySaying, requestId = newId()) =>
    server.api.call('POST /api/front/inquiry/send', { ...where, requestId, saying }, { token });
  const refused = ({ token }: TestPerson, where: Where, saying: InquirySaying) =>
    server.api.refusal('POST /api/front/inquiry/send', { ...where, requestId: newId(), saying }, { token });
  const roomOf = ({ token }: TestPerson, where: Where) =>
    server.api.call('GET /api/front/inquiry/room', where, { token });
  const messagesOf = async ({ token }: TestPerson, id: string) =>
    (await server.api.call('GET /api/front/inquiry/messages', { id }, { token })).items;
  const threadsOf = async ({ token }: TestPerson, about?: string) =>
    (await server.api.call('GET /api/front/inquiry/list', about === undefined ? {} : { supplyId: about }, { token }))
      .items;

  describe('refuses', () => {
    it('a visitor, everywhere', async () => {
      const answers = [
        await server.api.refusal('GET /api/front/inquiry/room', { supplyId }),
        await server.api.refusal('GET /api/front/inquiry/messages', { id: threadId }),
        await server.api.refusal('GET /api/front/inquiry/list', {}),
        await server.api.refusal('POST /api/front/inquiry/send', {
          supplyId,
          requestId: newId(),
          saying: words('在吗')
        })
      ];
      assert.deepEqual(
        answers.map(({ error }) => error),
        answers.map(() => 'UNAUTHORIZED')
      );
    });

    it('somebody else’s thread, in every call that takes one', async () => {
      const { token } = outsider;
      const answers = [
        await server.api.refusal('GET /api/front/inquiry/room', { id: threadId }, { token }),
        await server.api.refusal('GET /api/front/inquiry/messages', { id: threadId }, { token }),
        await server.api.refusal('GET /api/front/inquiry/stamp', { id: threadId }, { token }),
        await server.api.refusal('POST /api/front/inquiry/setRead', { id: threadId }, { token }),
        await server.api.refusal('POST /api/front/inquiry/block', { id: threadId, on: true }, { token }),
        await refused(outsider, { id: threadId }, words('我也想问'))
      ];
      assert.deepEqual(
        answers.map(({ error }) => error),
        answers.map(() => 'FORBIDDEN')
      );
      const body = { targetType: 'inquiry', targetId: threadId, reason: 'fraud', text: '' } as const;
      assert.equal((await server.api.refusal('POST /api/front/report/create', body, { token })).error, 'NOT_FOUND');
      assert.equal((await messagesOf(asker, threadId)).length, 2);
    });

    const unsayable: [what: string, saying: InquirySaying, fields: Record<string, string>][] = [
      ['nothing', words('   '), { text: 'required' }],
      ['a mobile number', words('加我 138 0013 8000 细聊'), { text: 'contact' }],
      ['a number in Chinese digits', words('幺三八零零幺三八零零零'), { text: 'contact' }],
      ['an id of WeChat', words('微信 xiangliao88'), { text: 'contact' }],
      ['a banned word', words('代开发票，冰毒也有'), { text: 'banned' }],
      ['a picture of nobody', { type: 'picture', url: '/uploads/nobody.jpg' }, { url: 'unknown' }],
      ['a price of nothing', { type: 'ask', grams: 0, regionCode: '450900', text: '' }, { grams: 'required' }],
      ['a place that is none', { type: 'ask', grams: 1, regionCode: '999999', text: '' }, { regionCode: 'unknown' }]
    ];
    for (const [what, saying, fields] of unsayable) {
      it(what, async () => {
        const refusal = await refused(asker, { id: threadId }, saying);
        assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', fields]);
        assert.equal((await messagesOf(asker, threadId)).length, 2);
      });
    }

    it('a picture of somebody else, and more than 500 characters', async () => {
      const url = await uploadPhoto(server, seller);
      assert.deepEqual((await refused(asker, { id: threadId }, { type: 'picture', url })).fields, { url: 'unknown' });
      assert.equal((await refused(asker, { id: threadId }, words('字'.repeat(501)))).error, 'VALIDATION');
    });

    it('questions to oneself, about drafts, and first ones about what is not offered', async () => {
      assert.equal((await refused(seller, { supplyId }, words('在吗'))).error, 'CONFLICT');
      const other = await verifiedPerson(server);
      const waiting = await submitSupply(server, other);
      assert.equal((await refused(asker, { supplyId: waiting.id }, words('在吗'))).error, 'NOT_FOUND');
      const paused = await publishedSupply(server, other);
      await act(server, other, paused.id, { action: 'pause' });
      assert.equal((await refused(asker, { supplyId: paused.id }, words('在吗'))).error, 'NOT_FOUND');
      assert.equal((await roomOf(asker, { supplyId: paused.id })).mayWrite, false);
      assert.equal((await refused(asker, {}, words('在吗'))).error, 'VALIDATION');
    });
  });

  it('begins with the card, is one thread and counts one inquiry', async () => {
    const again = await say(asker, { supplyId }, words('能开发票吗？'));
    assert.equal(again.threadId, threadId);
    const said = (await messagesOf(seller, threadId)).map(({ content, isMine }) => [content.type, isMine]);
    assert.deepEqual(said, [
      ['text', false],
      ['text', false],
      ['listing', false]
    ]);
    const { items } = await server.api.call('GET /api/front/supply/mine', {}, { token: seller.token });
    assert.equal(items.find(({ id }) => id === supplyId)?.inquiries, 1);
  });

  it('says a thing once, however often it is sent', async () => {
    const requestId = newId();
    const before = (await messagesOf(asker, threadId)).length;
    const sent = await Promise.all([1, 2, 3].map(() => say(asker, { id: threadId }, words('只说一次'), requestId)));
    assert.equal(new Set(sent.map(({ message }) => message.id)).size, 1);
    assert.equal((await messagesOf(asker, threadId)).length, before + 1);
  });

  it('a thread is begun once by two first words at once', async () => {
    const person = await newPerson(server);
    const sent = await Promise.all(['你好', '在吗'].map((text) => say(person, { supplyId }, words(text))));
    assert.equal(new Set(sent.map((one) => one.threadId)).size, 1);
    const said = (await messagesOf(person, sent[0]?.threadId ?? '')).map(({ content }) => content.type);
    assert.deepEqual(said, ['text', 'text', 'listing']);
  });

  it('tells the other side once until they read, and counts what they have not read', async () => {
    const person = await newPerson(server);
    const { threadId: id } = await say(person, { supplyId }, words('第一句'));
    const told = async () => {
      const { items } = await server.api.call('POST /api/front/message/myMsgList', {}, { token: seller.token });
      return items.filter(({ kind, body }) => kind === 'quote' && /第.句/.test(body)).length;
    };
    await say(person, { id }, words('第二句'));
    assert.equal(await told(), 1);
    assert.equal((await threadsOf(seller, supplyId)).find((thread) => thread.id === id)?.unread, 2);
    const waiting = async () =>
      (await server.api.call('GET /api/member/user/current', undefined, { token: seller.token })).news.inquiries;
    const before = await waiting();
    await server.api.call('POST /api/front/inquiry/setRead', { id }, { token: seller.token });
    await server.api.call('POST /api/front/inquiry/setRead', { id }, { token: seller.token });
    assert.deepEqual([(await roomOf(seller, { id })).unread, before - (await waiting())], [0, 2]);
    await say(person, { id }, words('第三句'));
    assert.equal(await told(), 2);
  });

  it('a stamp moves with every word', async () => {
    const stamp = async () =>
      (await server.api.call('GET /api/front/inquiry/stamp', { id: threadId }, { token: asker.token })).stamp;
    const first = await stamp();
    assert.equal(await stamp(), first);
    await say(seller, { id: threadId }, words('有现货'));
    assert.notEqual(await stamp(), first);
  });

  it('takes pictures, cards and a question for a price', async () => {
    const url = await uploadPhoto(server, asker);
    await say(asker, { id: threadId }, { type: 'picture', url });
    await say(asker, { id: threadId }, { type: 'ask', grams: 2_000_000, regionCode: '450900', text: '含税' });
    const [ask, picture] = await messagesOf(seller, threadId);
    assert.deepEqual(ask?.content, { type: 'ask', grams: 2_000_000, place: '广西玉林', text: '含税' });
    assert.deepEqual(picture?.content, { type: 'picture', picture: { url, width: 40, height: 30 } });
  });

  it('goes on page by page, newest first', async () => {
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
    assert.equal((await server.api.refusal('GET /api/front/inquiry/messages', broken, { token })).error, 'VALIDATION');
  });

  it('both find it in their lists, nobody else does', async () => {
    const mine = (await threadsOf(asker)).find(({ id }) => id === threadId);
    assert.deepEqual([mine?.side, mine?.supplyTitle], ['asker', '防城八角大红新货']);
    assert.equal((await threadsOf(seller)).find(({ id }) => id === threadId)?.side, 'seller');
    assert.deepEqual(await threadsOf(outsider), []);
  });

  it('a block ends it for both, until it is taken back', async () => {
    const person = await newPerson(server);
    const { threadId: id } = await say(person, { supplyId }, words('在吗'));
    const block = (on: boolean) =>
      server.api.call('POST /api/front/inquiry/block', { id, on }, { token: seller.token });
    await block(true);
    for (const side of [person, seller]) {
      const { error, fields } = await refused(side, { id }, words('喂'));
      assert.deepEqual([error, fields], ['CONFLICT', { thread: 'blocked' }]);
    }
    const rooms = [await roomOf(person, { id }), await roomOf(seller, { id })];
    assert.deepEqual(
      rooms.map(({ mayWrite, isBlocked }) => [mayWrite, isBlocked]),
      [
        [false, false],
        [false, true]
      ]
    );
    await block(false);
    await say(person, { id }, words('又好了'));
  });

  it('can be reported by its two sides', async () => {
    const body = { targetType: 'inquiry', targetId: threadId, reason: 'fraud', text: '' } as const;
    await server.api.call('POST /api/front/report/create', body, { token: asker.token });
    const { target_title: title } = await server.db
      .selectFrom('content_report')
      .select('target_title')
      .where('target_id', '=', threadId)
      .executeTakeFirstOrThrow();
    assert.equal(title, '防城八角大红新货');
  });

  it('an admin of the company answers for a colleague, a member does not', async () => {
    const [boss, author, colleague] = [await newPerson(server), await newPerson(server), await newPerson(server)];
    const companyId = await putCompany(server, boss);
    await putMember(server, companyId, author.id);
    await putMember(server, companyId, colleague.id);
    const { id } = await publishedSupply(server, author, {}, { asCompany: true });
    const { threadId: thread } = await say(asker, { supplyId: id }, words('公司的货吗'));
    assert.equal((await refused(colleague, { id: thread }, words('我来答'))).error, 'FORBIDDEN');
    await say(boss, { id: thread }, words('是的'));
    assert.equal((await messagesOf(author, thread))[0]?.isMine, true);
    assert.equal((await threadsOf(boss)).length, 1);
  });

  it('at most 30 threads a day', async () => {
    const person = await newPerson(server);
    const { id } = await publishedSupply(server, await verifiedPerson(server));
    await server.db
      .insertInto('rate_window')
      .values({ key: `inquiryThread:${person.id}`, started_at_ms: server.deps.now().getTime(), count: 29 })
      .execute();
    await say(person, { supplyId }, words('第三十个'));
    assert.equal((await refused(person, { supplyId: id }, words('再一个'))).error, 'RATE_LIMITED');
    await say(person, { supplyId }, words('旧的还能说'));
  });

  it('the share of quick answers is told from five questions on', async () => {
    const owner = await verifiedPerson(server);
    const { id } = await publishedSupply(server, owner);
    const percent = async () => (await detailOf(server, id)).sellerInfo.responsePercent;
    const threads: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      threads.push((await say(await newPerson(server), { supplyId: id }, words('在吗'))).threadId);
    }
    for (const thread of threads.slice(0, 3)) await say(owner, { id: thread }, words('在的'));
    assert.equal(await percent(), null);
    server.advance(DAY_MS);
    assert.equal(await percent(), 60);
    await say(owner, { id: threads[3] ?? '' }, words('不好意思，才看到'));
    assert.equal(await percent(), 60);
  });
});
