import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { SheetReport } from '@contract/quote';
import { insertPriceList, LINE_A, LINE_B } from '../../testing/priceList';
import { csvOf, importRows, sendSheet, sheetRow, sheetRowB } from '../../testing/priceSheet';
import { deleteQuotes, storedQuotes } from '../../testing/storedQuotes';
import { type TestApp, testApp } from '../../testing/testApp';

describe('price sheet', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
  });
  after(() => server.close());
  beforeEach(() => deleteQuotes(server));

  it('reports every row and stores the valid ones together', async () => {
    await importRows(server, [
      sheetRow({ date: '2024-03-15', mid: '20' }),
      sheetRow({ date: '2024-03-18', mid: '20' })
    ]);
    const report = await importRows(server, [
      sheetRow({ date: '2024-03-15', mid: '20' }),
      sheetRow({ date: '2024-03-18', mid: '20.5' }),
      sheetRow({ date: '2024-03-19', mid: '20.6' }),
      sheetRow({ date: '2024-03-20', mid: '30' }),
      sheetRow({ date: '2024-03-21', mid: '20.7', unit: '' }),
      sheetRowB({ date: '2024-03-21', mid: '20.7' })
    ]);
    assert.deepEqual(report.counts, { accepted: 2, corrected: 1, unchanged: 1, waiting: 1, rejected: 1 });
    assert.deepEqual(
      report.rows.map(({ row, outcome, lineId, date }) => [row, outcome, lineId, date]),
      [
        [2, 'unchanged', LINE_A, '2024-03-15'],
        [3, 'corrected', LINE_A, '2024-03-18'],
        [4, 'accepted', LINE_A, '2024-03-19'],
        [5, 'waiting', LINE_A, '2024-03-20'],
        [6, 'rejected', null, null],
        [7, 'accepted', LINE_B, '2024-03-21']
      ]
    );
    assert.deepEqual(
      (await storedQuotes(server)).map((quote) => [quote.date, quote.mid_fen, quote.status]),
      [
        ['2024-03-15', 2000, 'published'],
        ['2024-03-18', 2050, 'published'],
        ['2024-03-19', 2060, 'published'],
        ['2024-03-20', 3000, 'pending'],
        ['2024-03-21', 2070, 'published']
      ]
    );
  });

  it('is stored completely or not at all in strict mode', async () => {
    const file = csvOf([sheetRow(), sheetRow({ variety: '土豆' }), sheetRow({ market: '亳州', date: '2024-03-19' })]);
    const { data } = await sendSheet(server, file, { strict: true });
    const { isStored, counts } = data as SheetReport;
    assert.deepEqual([isStored, counts.accepted, counts.rejected], [false, 2, 1]);
    assert.deepEqual(await storedQuotes(server), []);
    const lines = await server.db.selectFrom('price_line').select('id').execute();
    assert.equal(lines.length, 2, 'a line that it would have opened is not there either');
    assert.equal(((await sendSheet(server, file)).data as SheetReport).isStored, true);
  });

  it('creates a line for an origin of the variety that a market did not have', async () => {
    const report = await importRows(server, [
      sheetRow({ origin: '越南', mid: '18' }),
      sheetRow({ origin: '越南', mid: '18', date: '2024-03-19' })
    ]);
    assert.deepEqual([report.openedLines, report.counts.accepted], [1, 2]);
    const lineId = report.rows[0]?.lineId ?? '';
    const { line } = await server.api.call('GET /api/front/market/line', { lineId });
    assert.deepEqual([line.varietyName, line.origin, line.midFen], ['八角', '越南', 1800]);
    const { rows } = await importRows(server, [sheetRow({ origin: '', mid: '18', date: '2024-03-20' })]);
    assert.deepEqual(rows[0]?.faults, [{ field: 'origin', reason: 'AMBIGUOUS' }]);
  });

  it('stores nothing when the work is interrupted, and can be sent again', async () => {
    await sql`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`.execute(
      server.db
    );
    await sql`create trigger broken before insert on spice_index_point execute function break_off()`.execute(server.db);
    const file = csvOf([sheetRow(), sheetRow({ origin: '越南', date: '2024-03-19' })]);
    try {
      assert.deepEqual((await sendSheet(server, file)).data, { error: 'INTERNAL' });
    } finally {
      await sql`drop function break_off cascade`.execute(server.db);
    }
    for (const table of ['price_quote', 'line_snapshot', 'quote_change', 'quote_import'] as const) {
      assert.deepEqual(await server.db.selectFrom(table).selectAll().execute(), []);
    }
    assert.equal(((await sendSheet(server, file)).data as SheetReport).counts.accepted, 2);
  });

  it('is imported once when it is sent twice, also at the same moment', async () => {
    const file = csvOf([sheetRow(), sheetRow({ date: '2024-03-19', mid: '30' })]);
    const reports = (await Promise.all([1, 2, 3].map(() => sendSheet(server, file)))).map(
      ({ data }) => data as SheetReport
    );
    assert.deepEqual(reports.map((report) => report.isRepeat).sort(), [false, true, true]);
    for (const { counts } of reports) assert.deepEqual([counts.accepted, counts.waiting], [1, 1]);
    const changes = await server.db.selectFrom('quote_change').select('action').orderBy('id').execute();
    assert.deepEqual(
      changes.map((change) => change.action),
      ['published', 'submitted']
    );
    // A correction arrived in between: the old sheet does not undo it.
    await importRows(server, [sheetRow({ mid: '20.5' })]);
    assert.equal(((await sendSheet(server, file)).data as SheetReport).isRepeat, true);
    assert.equal((await storedQuotes(server))[0]?.mid_fen, 2050);
  });

  it('is imported in parallel with others, each seeing what the others stored', async () => {
    const days = Array.from({ length: 8 }, (_, day) => `2024-03-${11 + day}`);
    await Promise.all(days.map((date, day) => importRows(server, [sheetRow({ date, mid: String(20 + day / 10) })])));
    const { line } = await server.api.call('GET /api/front/market/line', { lineId: LINE_A });
    assert.deepEqual([line.date, line.midFen, line.changeFen, line.sparkFen.length], ['2024-03-18', 2070, 10, 8]);
  });
});
