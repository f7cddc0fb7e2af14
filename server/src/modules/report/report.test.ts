import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ReportBody, ReportTarget } from '@contract/report';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { type TestApp, testApp } from '../../testing/testApp';
import { takeDownNews } from '../news/publishing.service';
import { listReportsCommand, resolveReportCommand } from './report.ops';

const NEWS = 'star-anise-dryness-decides';
const call = 'POST /api/front/report/create';
const aboutNews: ReportBody = { targetType: 'news', targetId: NEWS, reason: 'false', text: '价格写错了' };

describe('reports', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const report = (token: string, body: Partial<ReportBody> = {}) =>
    server.api.call(call, { ...aboutNews, ...body }, { token });
  const expectReportError = (token: string, body: object) =>
    server.api.expectError(call, { ...aboutNews, ...body }, { token });
  const findRows = () => server.db.selectFrom('content_report').selectAll().orderBy('created_at_ms').execute();
  const findOnlyRow = async () => {
    const [row, ...others] = await findRows();
    assert(row !== undefined && others.length === 0, 'there is one report');
    return row;
  };
  const deleteReports = () => server.db.deleteFrom('content_report').execute();

  it('are rejected from visitors', async () => {
    assert.equal((await server.api.expectError(call, aboutNews)).error, 'UNAUTHORIZED');
  });

  it('are rejected with unknown kinds, reasons and fields, or a text that is too long', async () => {
    const token = await logIn(server);
    for (const body of [
      { targetType: 'person' },
      { targetId: '' },
      { targetId: 'x'.repeat(65) },
      { reason: 'boring' },
      { text: '长'.repeat(141) },
      { text: undefined },
      { status: 'upheld' }
    ]) {
      assert.equal((await expectReportError(token, body)).error, 'VALIDATION', JSON.stringify(body));
    }
    assert.deepEqual(await findRows(), []);
  });

  it('need a text when the reason is another one', async () => {
    const { error, fields } = await expectReportError(await logIn(server), { reason: 'other', text: '  ' });
    assert.deepEqual([error, fields], ['VALIDATION', { text: 'required' }]);
  });

  it('are rejected for targets that are not visible', async () => {
    const token = await logIn(server);
    const { id: flashId } = await server.db.selectFrom('flash').select('id').executeTakeFirstOrThrow();
    await server.db.updateTable('flash').set({ withdrawn_reason: '误发' }).where('id', '=', flashId).execute();
    const { id: newsId } = await server.db
      .selectFrom('news_article')
      .where('id', '<>', NEWS)
      .select('id')
      .executeTakeFirstOrThrow();
    await takeDownNews(server.db, newsId, '来源撤回', server.deps.now().getTime());
    for (const target of [
      { targetType: 'news', targetId: newsId },
      { targetType: 'flash', targetId: flashId },
      ...['news', 'flash', 'supply', 'purchase', 'company'].map((targetType) => ({
        targetType,
        targetId: "'; drop table content_report; --"
      }))
    ]) {
      assert.equal((await expectReportError(token, target)).error, 'NOT_FOUND', JSON.stringify(target));
    }
    await server.db.updateTable('flash').set({ withdrawn_reason: null }).where('id', '=', flashId).execute();
  });

  it('[compliance 9, 10] are stored for every kind of target, with its title', async () => {
    const token = await logIn(server);
    const tables = { flash: 'flash', supply: 'supply_listing', purchase: 'purchase_request' } as const;
    for (const targetType of ['flash', 'supply', 'purchase'] as const) {
      const row = await server.db.selectFrom(tables[targetType]).select(['id', 'title']).executeTakeFirstOrThrow();
      await report(token, { targetType, targetId: row.id, reason: 'fraud', text: ' 先收款 ' });
      const { target_title: title, text, ...kept } = await findOnlyRow();
      assert.deepEqual([kept.target_type, kept.target_id, title, text], [targetType, row.id, row.title, '先收款']);
      await deleteReports();
    }
    for (const target of [
      { targetType: 'company', targetId: 'company-guinan' },
      { targetType: 'news', targetId: NEWS }
    ] as const) {
      await report(token, { ...target, text: '' });
      assert.notEqual((await findOnlyRow()).target_title, '');
      await deleteReports();
    }
    // Cards and conversations have tests in their modules, which create them.
    const proven = [...Object.keys(tables), 'company', 'news', 'card', 'inquiry'];
    const kinds = ReportTarget.anyOf.map(({ const: kind }) => kind);
    assert.deepEqual([...kinds].sort(), proven.sort(), 'every kind of content has its case');
  });

  it('are one report however often and on however many devices a user sends it', async () => {
    const token = await logIn(server);
    await Promise.all([1, 2, 3, 4].map(() => report(token)));
    await report(token, { reason: 'advertising', text: '' });
    const { reason, text } = await findOnlyRow();
    assert.deepEqual([reason, text], ['advertising', ''], 'what was said last');
    await report(await logIn(server));
    assert.equal((await findRows()).length, 2, 'another person has a report of their own');
    await deleteReports();
  });

  it('are limited to twenty a day', async () => {
    const token = await logIn(server);
    for (let count = 0; count < 20; count += 1) await report(token);
    const { error, retryAfterSec = 0 } = await expectReportError(token, {});
    assert.equal(error, 'RATE_LIMITED');
    assert(retryAfterSec > 0 && retryAfterSec <= DAY_MS / 1000);
    server.advance(DAY_MS + 1000);
    await report(token);
    await deleteReports();
  });

  it('are decided once by an operator, and their author is notified', async () => {
    const token = await logIn(server);
    await report(token, { text: '链接\n\u001b[2J是广告' });
    const { id } = await findOnlyRow();
    const listed = await listReportsCommand(server.db);
    assert.match(listed, new RegExp(`${id} .*\\n {2}news ${NEWS} .+\\n {2}false: 链接 \\[2J是广告$`));

    const nowMs = server.deps.now().getTime();
    const decide = (reportId: string, status: string) =>
      resolveReportCommand(server.db, reportId, { status, answer: '已更正价格' }, nowMs);
    await assert.rejects(decide(id, 'perhaps'), /either upheld or dismissed/);
    await assert.rejects(decide('no-such', 'upheld'), /There is no report no-such/);
    assert.match(await decide(id, 'upheld'), /已更正价格$/);
    await assert.rejects(decide(id, 'dismissed'), /was decided before/);
    assert.equal(await listReportsCommand(server.db), 'No report is open.');

    const { items } = await notificationsOf(server, token);
    assert.deepEqual(
      items.filter(({ kind }) => kind === 'review').map(({ title }) => title),
      ['举报已处理']
    );
    await report(token);
    assert.equal((await findRows()).length, 2, 'what goes on can be reported again');
    await deleteReports();
  });
});
