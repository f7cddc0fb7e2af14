import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { insertPriceList, LINE_A, LINE_B } from '../../testing/priceList';
import { importRows, sheetRow, sheetRowB } from '../../testing/priceSheet';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { refreshStatistics } from '../pricing/quotePublication.service';

const asOperator = { token: OPERATOR_TOKEN };

describe('statistics after quotes changed', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
  });
  after(() => server.close());
  beforeEach(async () => {
    await sql`truncate price_quote, line_snapshot, quote_change, quote_import, spice_index_point`.execute(server.db);
  });

  /** Returns all derived rows: as stored, and as computed from the quotes alone. */
  async function getStatistics() {
    const read = async () => ({
      lines: await server.db.selectFrom('line_snapshot').selectAll().orderBy('line_id').execute(),
      points: await server.db.selectFrom('spice_index_point').selectAll().orderBy('date').execute()
    });
    const now = await read();
    await server.db.transaction().execute(async (tx) => {
      await sql`truncate line_snapshot, spice_index_point`.execute(tx);
      await refreshStatistics(tx);
    });
    assert.deepEqual(now, await read());
    return { lines: new Map(now.lines.map((line) => [line.line_id, line])), points: now.points };
  }

  const valuesOf = (points: { value_centi: number }[]): number[] => points.map((point) => point.value_centi);

  async function reviewId(): Promise<string> {
    const { items } = await server.api.call('GET /api/operator/market/reviews', {}, asOperator);
    return items[0]?.id ?? '';
  }

  it('depend on the quotes only, not on the order of the sheets', async () => {
    await importRows(server, [
      sheetRow({ date: '2024-03-25', mid: '22' }),
      sheetRowB({ date: '2024-03-25', mid: '11' })
    ]);
    await importRows(server, [
      sheetRow({ date: '2024-03-04', mid: '20' }),
      sheetRowB({ date: '2024-03-04', mid: '10' })
    ]);
    await importRows(server, [
      sheetRow({ date: '2024-03-18', mid: '21' }),
      sheetRow({ date: '2024-02-20', mid: '19' }),
      sheetRowB({ date: '2024-03-18', mid: '9.5' })
    ]);
    const { lines, points } = await getStatistics();
    const [a, b] = [lines.get(LINE_A), lines.get(LINE_B)];
    // 22.00 against 21.00 a week before, and against 19.00, the last point at least 30 days older.
    assert.deepEqual([a?.date, a?.mid_fen, a?.day_fen, a?.day_bp], ['2024-03-25', 2200, 100, 476]);
    assert.deepEqual([a?.week_bp, a?.month_bp, a?.year_bp], [476, 1579, null]);
    assert.deepEqual(a?.spark_fen, [1900, 2000, 2100, 2200]);
    assert.deepEqual([b?.day_fen, b?.day_bp, b?.month_bp], [150, 1579, null]);
    // Mondays: base; nothing new on the 11th; 0.75 × 1.05 + 0.25 × 0.95 = 1.025; both prices 10 % above the base: 1.1.
    assert.deepEqual(valuesOf(points), [100_000, 100_000, 102_500, 110_000]);
    const { board } = await server.api.call('GET /api/front/market/overview', {});
    assert.deepEqual(board, { up: 2, flat: 0, down: 0 });
  });

  it('change from the day of a late correction on', async () => {
    await importRows(server, [
      ...[sheetRow({ date: '2024-03-04', mid: '20' }), sheetRow({ date: '2024-03-11', mid: '20' })],
      ...[sheetRow({ date: '2024-03-18', mid: '22' }), sheetRow({ date: '2024-03-25', mid: '24.2' })],
      sheetRowB({ date: '2024-03-04', mid: '10' })
    ]);
    // The 18th: 0.75 × 1.1 + 0.25. The 25th: line B has no price of the last 14 days and moves with A, 1.075 × 1.1.
    assert.deepEqual(valuesOf((await getStatistics()).points), [100_000, 100_000, 107_500, 118_250]);
    const { counts } = await importRows(server, [sheetRow({ date: '2024-03-11', mid: '21' })]);
    assert.equal(counts.corrected, 1);
    const { lines, points } = await getStatistics();
    assert.deepEqual([lines.get(LINE_A)?.week_fen, lines.get(LINE_A)?.spark_fen], [220, [2000, 2100, 2200, 2420]]);
    // The 11th: 0.75 × 1.05 + 0.25; quantities are fixed, so the later weeks are unchanged.
    assert.deepEqual(valuesOf(points), [100_000, 103_750, 107_500, 118_250]);
  });

  it('ignore a waiting quote until another person approves it', async () => {
    await importRows(server, [
      sheetRow({ date: '2024-03-04', mid: '20' }),
      sheetRowB({ date: '2024-03-04', mid: '10' })
    ]);
    const { counts } = await importRows(server, [sheetRow({ date: '2024-03-11', mid: '26' })]);
    assert.equal(counts.waiting, 1);
    const held = await getStatistics();
    assert.deepEqual([held.lines.get(LINE_A)?.mid_fen, held.lines.get(LINE_A)?.has_pending], [2000, true]);
    assert.deepEqual(valuesOf(held.points), [100_000]);

    await server.api.call(
      'POST /api/operator/market/review/approve',
      { id: await reviewId(), operator: '罗素' },
      asOperator
    );
    const { lines, points } = await getStatistics();
    const a = lines.get(LINE_A);
    assert.deepEqual([a?.date, a?.mid_fen, a?.day_bp, a?.has_pending], ['2024-03-11', 2600, 3000, false]);
    // 0.75 × 1.3 + 0.25
    assert.deepEqual(valuesOf(points), [100_000, 122_500]);
  });

  it('use the published quote of a day while its correction waits, and after it is rejected', async () => {
    await importRows(server, [
      sheetRow({ date: '2024-03-11', mid: '20' }),
      sheetRow({ date: '2024-03-12', mid: '20.4' })
    ]);
    await importRows(server, [sheetRow({ date: '2024-03-12', mid: '27' })]);
    const held = (await getStatistics()).lines.get(LINE_A);
    assert.deepEqual([held?.mid_fen, held?.day_bp, held?.has_pending], [2040, 200, true]);
    const id = await reviewId();
    const decision = { id, operator: '罗素', reason: '笔误' };
    await server.api.call('POST /api/operator/market/review/reject', decision, asOperator);
    const kept = (await getStatistics()).lines.get(LINE_A);
    assert.deepEqual([kept?.mid_fen, kept?.has_pending], [2040, false]);
  });

  it('are restored when the newest quote is withdrawn; a line without quotes is removed', async () => {
    await importRows(server, [
      ...[sheetRow({ date: '2024-03-04', mid: '20' }), sheetRow({ date: '2024-03-11', mid: '21' })],
      sheetRowB({ date: '2024-03-11', mid: '10' })
    ]);
    const withdraw = (lineId: string, date: string) =>
      server.api.call(
        'POST /api/operator/market/withdraw',
        { lineId, date, operator: '覃敏', reason: '采集有误' },
        asOperator
      );
    await withdraw(LINE_A, '2024-03-11');
    await withdraw(LINE_B, '2024-03-11');
    const { lines, points } = await getStatistics();
    assert.deepEqual([lines.get(LINE_A)?.mid_fen, lines.get(LINE_A)?.day_bp], [2000, null]);
    assert.equal(lines.has(LINE_B), false);
    assert.deepEqual(valuesOf(points), [100_000]);
    const { error } = await server.api.expectError('GET /api/front/market/line', { lineId: LINE_B });
    assert.equal(error, 'NOT_FOUND');
    await withdraw(LINE_A, '2024-03-04');
    assert.deepEqual(await getStatistics(), { lines: new Map(), points: [] });
  });

  it('equal a full computation after many sheets in no order', async () => {
    const days = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)
    );
    const rows = days.flatMap((date, day) => {
      const mid = (20 + 2 * Math.sin(day / 5)).toFixed(1);
      return day % 7 === 6 ? [] : [sheetRow({ date, mid }), sheetRowB({ date, mid })];
    });
    // Every seventh row, seven times: each sheet has gaps that the others fill.
    for (let sheet = 6; sheet >= 0; sheet -= 1)
      await importRows(
        server,
        rows.filter((_, row) => row % 7 === sheet)
      );
    const { lines } = await getStatistics();
    assert.deepEqual(
      [...lines.values()].map((line) => line.date),
      ['2024-02-29', '2024-02-29']
    );
  });
});

describe('index', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
  });
  after(() => server.close());

  it('is unknown before its first point', async () => {
    for (const id of ['star-anise', 'nothing', '🌶️']) {
      const { error } = await server.api.expectError('GET /api/front/market/index', { id });
      assert.equal(error, 'NOT_FOUND');
    }
  });

  it('has every Monday from its base date on, and its components', async () => {
    await importRows(server, [
      ...[sheetRow({ date: '2024-03-01', mid: '20' }), sheetRow({ date: '2024-03-14', mid: '21' })],
      ...[sheetRow({ date: '2024-03-19', mid: '22' }), sheetRow({ date: '2024-03-25', mid: '22' })]
    ]);
    const { index, points, basket } = await server.api.call('GET /api/front/market/index', { id: 'star-anise' });
    // Only the last Monday has a quote: the others use the last one of the 14 days before.
    assert.deepEqual(points, [
      { date: '2024-03-04', valueCenti: 100_000 },
      { date: '2024-03-11', valueCenti: 100_000 },
      { date: '2024-03-18', valueCenti: 105_000 },
      { date: '2024-03-25', valueCenti: 110_000 }
    ]);
    assert.deepEqual([index.baseDate, index.valueCenti, index.changeCenti], ['2024-03-04', 110_000, 5_000]);
    assert.deepEqual(
      basket.map((line) => [line.lineId, line.weightBp, line.midFen]),
      [
        [LINE_A, 7500, 2200],
        [LINE_B, 2500, null]
      ]
    );
  });
});
