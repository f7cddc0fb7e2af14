import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { QuoteReview } from '@contract/quote';
import { logIn } from '../../testing/logIn';
import { insertPriceList, LINE_A, LINE_B } from '../../testing/priceList';
import { importRows, sheetRow, sheetRowB } from '../../testing/priceSheet';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';

const asOperator = { token: OPERATOR_TOKEN };
const APPROVE = 'POST /api/operator/market/review/approve';
const REJECT = 'POST /api/operator/market/review/reject';
const WITHDRAW = 'POST /api/operator/market/withdraw';
const QUOTE = 'GET /api/operator/market/quote';

describe('second review of a large move', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
    await importRows(server, [
      sheetRow({ date: '2024-03-04', mid: '20' }),
      sheetRowB({ date: '2024-03-04', mid: '10' })
    ]);
    await importRows(server, [
      ...['05', '06', '07'].map((day) => sheetRow({ date: `2024-03-${day}`, mid: '30' })),
      ...['05', '06'].map((day) => sheetRowB({ date: `2024-03-${day}`, mid: '7' }))
    ]);
  });
  after(() => server.close());

  async function reviews(): Promise<QuoteReview[]> {
    const { items } = await server.api.call('GET /api/operator/market/reviews', {}, asOperator);
    return items;
  }

  async function reviewOf(lineId: string, date: string): Promise<string> {
    return (await reviews()).find((review) => review.lineId === lineId && review.date === date)?.id ?? '';
  }

  it('is accessible to operators only', async () => {
    const member = await logIn(server);
    const [review] = await reviews();
    for (const token of ['', member]) {
      const list = await server.api.expectError('GET /api/operator/market/reviews', {}, { token });
      const decision = await server.api.expectError(APPROVE, { id: review?.id, operator: '罗素' }, { token });
      const withdrawal = await server.api.expectError(WITHDRAW, { lineId: LINE_A, date: '2024-03-04' }, { token });
      assert.deepEqual([list.error, decision.error, withdrawal.error], Array(3).fill('UNAUTHORIZED'));
    }
  });

  it('is refused to the person who sent the sheet, however they write their name', async () => {
    const id = await reviewOf(LINE_A, '2024-03-05');
    for (const operator of ['覃敏', ' 覃敏', '覃 敏']) {
      const approval = await server.api.expectError(APPROVE, { id, operator }, asOperator);
      const rejection = await server.api.expectError(REJECT, { id, operator, reason: '笔误' }, asOperator);
      assert.deepEqual([approval.error, rejection.error], ['FORBIDDEN', 'FORBIDDEN']);
    }
  });

  it('rejects an unknown review, and a decision without name or reason', async () => {
    const unknown = await server.api.expectError(APPROVE, { id: 'nothing', operator: '罗素' }, asOperator);
    assert.equal(unknown.error, 'NOT_FOUND');
    const bare = await server.api.expectError(REJECT, { id: 'nothing', operator: '', reason: ' ' }, asOperator);
    assert.deepEqual(Object.keys(bare.fields ?? {}).sort(), ['operator', 'reason']);
    const { error } = await server.api.expectError('GET /api/operator/market/reviews', { cursor: 'x' }, asOperator);
    assert.equal(error, 'VALIDATION');
  });

  it('lists waiting quotes, oldest first, with the price they are compared with', async () => {
    const all = await reviews();
    assert.equal(all.length, 5);
    const review = all.find((one) => one.lineId === LINE_B && one.date === '2024-03-06');
    assert.deepEqual(
      [review?.lineName, review?.publishedMidFen, review?.midFen, review?.submittedBy],
      ['八角 统货 防城 · 亳州', 1000, 700, '覃敏']
    );
    const first = await server.api.call('GET /api/operator/market/reviews', { limit: 2 }, asOperator);
    const rest = await server.api.call(
      'GET /api/operator/market/reviews',
      { limit: 50, cursor: first.nextCursor ?? '' },
      asOperator
    );
    assert.deepEqual([...first.items, ...rest.items], all);
  });

  it('publishes once, however often it is approved, and cannot be rejected afterwards', async () => {
    const id = await reviewOf(LINE_A, '2024-03-05');
    await Promise.all([1, 2, 3].map(() => server.api.call(APPROVE, { id, operator: '罗素' }, asOperator)));
    const { error } = await server.api.expectError(REJECT, { id, operator: '罗素', reason: '后悔了' }, asOperator);
    assert.equal(error, 'CONFLICT');
    const record = await server.api.call(QUOTE, { lineId: LINE_A, date: '2024-03-05' }, asOperator);
    assert.deepEqual(
      record.quotes.map((quote) => [quote.status, quote.midFen]),
      [['published', 3000]]
    );
    assert.deepEqual(
      record.changes.map(({ action, operator, before, after }) => [action, operator, before?.midFen, after?.midFen]),
      [
        ['submitted', '覃敏', undefined, 3000],
        ['approved', '罗素', undefined, 3000]
      ]
    );
  });

  it('stores the reason of a rejection, and does not import the same figures again', async () => {
    const id = await reviewOf(LINE_B, '2024-03-05');
    await server.api.call(REJECT, { id, operator: '罗素', reason: '与市场不符' }, asOperator);
    await server.api.call(REJECT, { id, operator: '罗素', reason: '与市场不符' }, asOperator);
    const { quotes } = await server.api.call(QUOTE, { lineId: LINE_B, date: '2024-03-05' }, asOperator);
    assert.deepEqual(
      quotes.map(({ status, midFen, reason }) => [status, midFen, reason]),
      [['withdrawn', 700, '与市场不符']]
    );
    const again = await importRows(server, [sheetRowB({ date: '2024-03-05', mid: '7.0' })]);
    assert.deepEqual(again.rows[0]?.faults, [{ field: 'date', reason: 'WITHDRAWN' }]);
    const { counts } = await importRows(server, [sheetRowB({ date: '2024-03-05', mid: '9.8' })]);
    assert.equal(counts.accepted, 1);
    const record = await server.api.call(QUOTE, { lineId: LINE_B, date: '2024-03-05' }, asOperator);
    assert.deepEqual(
      record.quotes.map(({ status, midFen }) => [status, midFen]),
      [
        ['published', 980],
        ['withdrawn', 700]
      ]
    );
  });

  it('ends when a newer sheet has a price that needs none', async () => {
    const id = await reviewOf(LINE_B, '2024-03-06');
    await importRows(server, [sheetRowB({ date: '2024-03-06', mid: '9.9' })]);
    const { error } = await server.api.expectError(APPROVE, { id, operator: '罗素' }, asOperator);
    assert.equal(error, 'CONFLICT');
    const { changes } = await server.api.call(QUOTE, { lineId: LINE_B, date: '2024-03-06' }, asOperator);
    assert.deepEqual(
      changes.map((change) => change.action),
      ['submitted', 'rejected', 'published']
    );
  });

  it('continues when the same price arrives in another sheet', async () => {
    const id = await reviewOf(LINE_A, '2024-03-07');
    // The approved 30.00 of the 5th is its neighbour now, so it could be published; another price is.
    const { counts } = await importRows(server, [
      sheetRow({ date: '2024-03-07', mid: '50' }),
      sheetRow({ date: '2024-03-01', mid: '20' })
    ]);
    assert.equal(counts.waiting, 1);
    const newer = await reviewOf(LINE_A, '2024-03-07');
    assert.notEqual(newer, id);
    await importRows(server, [
      sheetRow({ date: '2024-03-07', mid: '50.0' }),
      sheetRow({ date: '2024-02-29', mid: '20' })
    ]);
    assert.equal(await reviewOf(LINE_A, '2024-03-07'), newer);
  });
});

describe('withdrawal of a quote', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
    await importRows(server, [
      sheetRow({ date: '2024-03-04', mid: '20' }),
      sheetRow({ date: '2024-03-05', mid: '21' })
    ]);
  });
  after(() => server.close());

  const withdrawal = { lineId: LINE_A, date: '2024-03-05', operator: '陆工', reason: '采集员记错了市场' };

  it('needs a published quote of a real day, a name and a reason', async () => {
    for (const wrong of [
      { lineId: 'nothing' },
      { date: '2024-03-06' },
      { date: '2024-02-29' },
      { date: '2999-01-01' }
    ]) {
      const { error } = await server.api.expectError(WITHDRAW, { ...withdrawal, ...wrong }, asOperator);
      assert.equal(error, 'NOT_FOUND');
      const { lineId, date } = { ...withdrawal, ...wrong };
      assert.equal((await server.api.expectError(QUOTE, { lineId, date }, asOperator)).error, 'NOT_FOUND');
    }
    for (const date of ['2026-02-29', '2026-13-01', '0000-00-00', '']) {
      const refused = { error: 'VALIDATION', fields: { date: 'pattern' } };
      assert.deepEqual(await server.api.expectError(WITHDRAW, { ...withdrawal, date }, asOperator), refused);
      assert.deepEqual(await server.api.expectError(QUOTE, { lineId: LINE_A, date }, asOperator), refused);
    }
    const { error, fields } = await server.api.expectError(WITHDRAW, { ...withdrawal, reason: '' }, asOperator);
    assert.deepEqual([error, Object.keys(fields ?? {})], ['VALIDATION', ['reason']]);
  });

  it('removes the quote from every page once, and stores it with its reason', async () => {
    await Promise.all([1, 2].map(() => server.api.call(WITHDRAW, withdrawal, asOperator)));
    const { line } = await server.api.call('GET /api/front/market/line', { lineId: LINE_A });
    assert.deepEqual([line.date, line.midFen, line.sparkFen], ['2024-03-04', 2000, [2000]]);
    const { points } = await server.api.call('GET /api/front/market/series', { lineId: LINE_A, range: '30d' });
    assert.deepEqual(
      points.map((point) => point.midFen),
      [2000]
    );
    const key = { lineId: LINE_A, date: '2024-03-05' };
    const { quotes, changes } = await server.api.call(QUOTE, key, asOperator);
    assert.deepEqual(
      quotes.map(({ status, midFen, reason }) => [status, midFen, reason]),
      [['withdrawn', 2100, withdrawal.reason]]
    );
    assert.deepEqual(
      changes.map(({ action, operator, reason }) => [action, operator, reason]),
      [
        ['published', '覃敏', null],
        ['withdrawn', '陆工', withdrawal.reason]
      ]
    );
  });
});
