import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { ServiceUnavailableError } from '../../providers/externalService';
import type { SubscribeMessage } from '../../providers/subscribeMessage';
import { runSentJobs } from '../../testing/jobs';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { withDeps } from '../../testing/withDeps';
import { notify } from '../message/message.service';
import { purgeSubscribeMessagesJob, sendSubscribeMessageJob } from './subscribeMessage.jobs';

const accept = 'POST /api/member/subscribeMessage/accept';
const params = { variety: '八角', grade: '大红', market: '玉林', date: '2026-11-20', midFen: 3650, thresholdFen: 3600 };
const content = { event: 'priceAlert.above', params } as const;
const jump = { type: 'jumpMini', route: 'market.info', params: { lineId: 'star-anise.dahong.yulin' } } as const;

describe('subscription messages', () => {
  let server: TestApp;
  let token: string;
  let userId: string;
  const sent: SubscribeMessage[] = [];
  let outcome: 'sent' | 'refused' | 'away' = 'sent';

  before(async () => {
    server = await testApp({
      deps: {
        subscribeMessages: {
          templates: { priceAlert: 'T1', quotation: 'T2' },
          send: (message) => {
            if (outcome === 'away') return Promise.reject(new ServiceUnavailableError('WeChat is away'));
            sent.push(message);
            return Promise.resolve(outcome);
          }
        }
      }
    });
    token = await logIn(server);
    userId = (await server.api.call('GET /api/member/user/current', undefined, { token })).id;
  });
  after(() => server.close());

  let requests = 0;
  const input = (code = `person.${requests}`) => {
    requests += 1;
    return { requestId: `request-${String(requests).padStart(20, '0')}`, topics: ['priceAlert' as const], code };
  };
  const notifyNow = () =>
    server.db
      .transaction()
      .execute((tx) => notify(tx, [{ userId, kind: 'market', content, jump }], server.deps.now().getTime()));
  const statuses = async () =>
    (await server.db.selectFrom('subscribe_permission').select('status').orderBy('created_at_ms').execute()).map(
      ({ status }) => status
    );
  const clear = () => server.db.deleteFrom('subscribe_permission').execute();

  it('are refused to visitors, without a mini-program and with a used code', async () => {
    assert.equal((await server.api.expectError(accept, input())).error, 'UNAUTHORIZED');
    await withDeps(server, { subscribeMessages: null }, async () => {
      assert.equal((await server.api.expectError(accept, input(), { token })).error, 'FORBIDDEN');
      assert.deepEqual(await server.api.call('GET /api/front/subscribeMessage/templates', undefined), []);
    });
    const used = input('person.used');
    await server.api.call(accept, used, { token });
    assert.equal((await server.api.expectError(accept, input('person.used'), { token })).error, 'WECHAT_REFUSED');
    await clear();
  });

  it('are allowed once by a call that is repeated', async () => {
    const once = input();
    await server.api.call(accept, once, { token });
    await server.api.call(accept, once, { token });
    assert.deepEqual(await statuses(), ['open']);
    await clear();
  });

  it('are sent once for each permission, with the goods, the event and the page of the notification', async () => {
    sent.length = 0;
    await server.api.call(accept, input('person.sent'), { token });
    await notifyNow();
    await notifyNow();
    assert.equal(await runSentJobs(server, sendSubscribeMessageJob, { isRepeated: true }), 1);
    assert.equal(sent.length, 1);
    const [message] = sent;
    assert.equal(message?.openid, 'demo-miniProgram-person');
    assert.equal(message?.page, 'pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin');
    assert.equal(message?.subject, '八角 大红');
    assert.deepEqual(await statuses(), ['sent']);
    await clear();
  });

  it('are written in the language of the app that accepted them', async () => {
    sent.length = 0;
    await server.db
      .insertInto('local_name')
      .values({ name: '八角', zh_hant: null, en: 'Star anise', fr: 'Badiane', es: 'Anís estrellado' })
      .execute();
    await server.api.call(accept, input('person.french'), { token, headers: { 'accept-language': 'fr' } });
    await notifyNow();
    await runSentJobs(server, sendSubscribeMessageJob);
    assert.deepEqual(
      sent.map(({ language, subject }) => [language, subject]),
      [['fr', 'Badiane 大红']]
    );
    assert.equal(sent[0]?.event, 'Badiane 大红 monte à …');
    await clear();
  });

  it('are given out once to two notifications at once', async () => {
    await server.api.call(accept, input(), { token });
    await Promise.all([notifyNow(), notifyNow()]);
    assert.equal(await runSentJobs(server, sendSubscribeMessageJob), 1);
    await clear();
  });

  it('end as refused when the user has switched them off, and are tried again while WeChat is away', async () => {
    await server.api.call(accept, input(), { token });
    await notifyNow();
    outcome = 'away';
    const { id } = await server.db.selectFrom('subscribe_permission').select('id').executeTakeFirstOrThrow();
    const run = () => sendSubscribeMessageJob.run(server.deps, { permissionId: id }, server.deps.now().getTime());
    await assert.rejects(run(), ServiceUnavailableError);
    assert.deepEqual(await statuses(), ['sending']);
    outcome = 'refused';
    await run();
    outcome = 'sent';
    assert.deepEqual(await statuses(), ['refused']);
    await runSentJobs(server, sendSubscribeMessageJob);
  });

  it('are dropped with the notification, and deleted 30 days after their end', async () => {
    await clear();
    await server.api.call(accept, input(), { token });
    await notifyNow();
    await server.db.deleteFrom('notification').where('user_id', '=', userId).execute();
    await runSentJobs(server, sendSubscribeMessageJob);
    assert.deepEqual(await statuses(), ['dropped']);
    await purgeSubscribeMessagesJob.run(server.deps, {}, server.deps.now().getTime() + 31 * DAY_MS);
    assert.deepEqual(await statuses(), []);
  });

  it('are not used up by other notifications', async () => {
    await server.api.call(accept, input(), { token });
    await server.db
      .transaction()
      .execute((tx) =>
        notify(
          tx,
          [{ userId, kind: 'quote', content: { event: 'quotation.viewed', params: { title: '八角' } }, jump: null }],
          server.deps.now().getTime()
        )
      );
    assert.deepEqual(await statuses(), ['open']);
  });

  it('are deleted 30 days after a notification that could not be sent, and not before', async () => {
    await clear();
    await server.api.call(accept, input(), { token });
    server.advance(29 * DAY_MS);
    await notifyNow();
    const purgeAfter = (days: number) =>
      purgeSubscribeMessagesJob.run(server.deps, {}, server.deps.now().getTime() + days * DAY_MS);
    await purgeAfter(29);
    assert.deepEqual(await statuses(), ['sending']);
    await purgeAfter(31);
    assert.deepEqual(await statuses(), []);
    await runSentJobs(server, sendSubscribeMessageJob);
  });
});
