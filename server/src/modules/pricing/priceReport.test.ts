import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import type { NewReport } from '@contract/priceReport';
import type { UploadedImage } from '@contract/upload';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { multipart } from '../../testing/multipart';
import { notificationsOf } from '../../testing/notifications';
import { type TestApp, testApp } from '../../testing/testApp';
import { priceReportsCommand } from './priceReport.ops';

const LINE = 'star-anise.dahong.yulin';
const SITE = 'https://xiangshi.example';

describe('price reports', () => {
  let server: TestApp;
  let date: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    ({ date } = (await server.api.call('GET /api/front/market/line', { lineId: LINE })).line);
  });
  after(() => server.close());

  const buildReport = (more: Partial<NewReport> = {}): NewReport => ({
    lineId: LINE,
    date,
    kind: 'tooHigh',
    suggestedFen: 3300,
    reason: '今早三家档口都是 33',
    ...more
  });
  const sendReport = (token: string, body: NewReport) =>
    server.api.call('POST /api/front/market/report', body, { token });
  const getOwnReport = (token: string) => server.api.call('GET /api/front/market/report', { lineId: LINE }, { token });
  const runCommand = (...args: string[]) => priceReportsCommand(server.db, args, server.deps.now(), SITE);

  it('are rejected from visitors, for a price that is not public, and without required fields', async () => {
    const visitor = await server.api.expectError('POST /api/front/market/report', buildReport());
    assert.equal(visitor.error, 'UNAUTHORIZED');
    assert.equal(
      (await server.api.expectError('GET /api/front/market/report', { lineId: LINE })).error,
      'UNAUTHORIZED'
    );
    const token = await logIn(server);
    const refusal = async (body: object) => {
      const { error, fields } = await server.api.expectError('POST /api/front/market/report', body, { token });
      return fields ? [error, fields] : [error];
    };
    assert.deepEqual(await refusal(buildReport({ lineId: 'no-such-line' })), ['NOT_FOUND']);
    assert.deepEqual(await refusal(buildReport({ date: '2099-01-01' })), ['NOT_FOUND']);
    assert.deepEqual(await refusal(buildReport({ date: '2026-02-31' })), ['VALIDATION', { date: 'pattern' }]);
    assert.deepEqual(await refusal(buildReport({ kind: 'other', reason: '  ' })), [
      'VALIDATION',
      { reason: 'required' }
    ]);
    for (const wrong of [
      { ...buildReport(), kind: 'rude' },
      { ...buildReport(), suggestedFen: -1 },
      { ...buildReport(), reason: '长'.repeat(141) },
      { ...buildReport(), status: 'accepted' }
    ]) {
      assert.equal((await refusal(wrong))[0], 'VALIDATION');
    }
    assert.equal(await getOwnReport(token), null);
  });

  it('are stored once per user, line and day: a second one replaces the open one', async () => {
    const token = await logIn(server);
    await Promise.all([
      sendReport(token, buildReport()),
      sendReport(token, buildReport()),
      sendReport(token, buildReport())
    ]);
    const { id } = await sendReport(token, buildReport({ kind: 'outdated', suggestedFen: null }));
    const kept = await getOwnReport(token);
    assert.deepEqual([kept?.id, kept?.kind, kept?.suggestedFen, kept?.status], [id, 'outdated', null, 'open']);
    const { count } = await server.db
      .selectFrom('price_report')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('line_id', '=', LINE)
      .executeTakeFirstOrThrow();
    assert.equal(count, 1);
    assert.equal(await getOwnReport(await logIn(server)), null, 'another user sees nothing of it');
  });

  it('are limited to twenty a day', async () => {
    const token = await logIn(server);
    for (let count = 0; count < 20; count += 1) await sendReport(token, buildReport());
    const { error, retryAfterSec } = await server.api.expectError('POST /api/front/market/report', buildReport(), {
      token
    });
    assert.equal(error, 'RATE_LIMITED');
    assert.ok((retryAfterSec ?? 0) > 0 && (retryAfterSec ?? 0) <= DAY_MS / 1000);
  });

  it('are listed for operators, resolved once, and their author is notified', async () => {
    const token = await logIn(server);
    const { id } = await sendReport(token, buildReport({ reason: '第一行\n\u001b[2J第二行' }));
    const listed = await runCommand();
    const [, , text] =
      listed
        .split('\n\n')
        .find((text) => text.startsWith(id))
        ?.split('\n') ?? [];
    assert.equal(text, '  偏高，建议 33.00：第一行 [2J第二行');
    await assert.rejects(runCommand('dance'), /dance is not list/);
    await assert.rejects(runCommand('accept'), /ID is missing/);
    await assert.rejects(runCommand('accept', 'no-such-report'), /There is no report/);

    assert.match(await runCommand('accept', id, '已改为', '33.10'), /accepted/);
    await assert.rejects(runCommand('reject', id), /answered already/);
    assert.equal((await runCommand()).includes(id), false);
    assert.equal((await getOwnReport(token))?.status, 'accepted');
    const { items } = await notificationsOf(server, token);
    assert.equal(items.length, 1);
    assert.match(items[0]?.body ?? '', /已按你的反馈核实，已改为 33\.10。$/);
    assert.deepEqual(items[0]?.jump, { type: 'jumpMini', route: 'market.info', params: { lineId: LINE } });

    const next = await sendReport(token, buildReport());
    assert.notEqual(next.id, id, 'an answered report stays, a new one begins');
  });

  it('contain photos of their author, which operators see', async () => {
    const [author = '', other = ''] = await Promise.all([1, 2].map(() => logIn(server)));
    const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const upload = async (token: string) => {
      const form = multipart('file', photo, { authorization: `Bearer ${token}` });
      const response = await server.app.inject({ method: 'POST', url: '/api/front/upload/image', ...form });
      return response.json<{ data: UploadedImage }>().data.url;
    };
    const [board, bill, foreign] = [await upload(author), await upload(author), await upload(other)];
    for (const images of [[foreign], [board, '/uploads/no-such.jpg'], ['https://elsewhere.example/a.jpg']]) {
      const { error, fields } = await server.api.expectError('POST /api/front/market/report', buildReport({ images }), {
        token: author
      });
      assert.deepEqual([error, fields], ['VALIDATION', { images: 'unknown' }]);
    }
    for (const images of [Array(4).fill(board), [board, board]] as string[][]) {
      const { error } = await server.api.expectError('POST /api/front/market/report', buildReport({ images }), {
        token: author
      });
      assert.equal(error, 'VALIDATION');
    }
    assert.equal(await getOwnReport(author), null, 'a refused report is not kept');

    const { id } = await sendReport(author, buildReport({ images: [board, bill] }));
    assert.deepEqual((await getOwnReport(author))?.images, [board, bill]);
    const listed = (await runCommand()).split('\n\n').find((text) => text.startsWith(id));
    assert.deepEqual(listed?.split('\n').slice(3), [`  图片 ${SITE}${board}`, `  图片 ${SITE}${bill}`]);
    await sendReport(author, buildReport());
    assert.deepEqual((await getOwnReport(author))?.images, [], 'what replaces a report replaces its photos');
  });
});
