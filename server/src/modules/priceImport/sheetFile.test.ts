import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { SheetReport } from '@contract/quote';
import { insertPriceList, LINE_A } from '../../testing/priceList';
import { csvOf, HEADER, importRows, sendSheet, sheetRow } from '../../testing/priceSheet';
import { deleteQuotes, storedQuotes } from '../../testing/storedQuotes';
import { type TestApp, testApp } from '../../testing/testApp';
import { xlsxFile } from '../../testing/xlsxFile';

describe('parsing of a price sheet', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
  });
  after(() => server.close());
  beforeEach(() => deleteQuotes(server));

  const good = [{ line_id: LINE_A, date: '2024-03-18', low_fen: 1900, mid_fen: 2000, high_fen: 2100 }];
  const expected = good.map((quote) => ({ ...quote, status: 'published' }));

  it('reads UTF-8 with and without a byte order mark, GBK and UTF-16', async () => {
    const csv = csvOf([sheetRow()]).toString();
    // The characters of the sheet in GBK; Node.js cannot encode it.
    const gbk = Buffer.from(
      'c6b7d6d62cb5c8bcb62cb2fab5d82ccad0b3a12cc8d5c6da2cd7eeb5cdbcdb2cd7eeb8dfbcdb2cb5a5cebb2cd1f9b1becafd2cc0b4d4b4c0e0d0cd2cc0b4d4b40d0a' +
        'b0cbbdc72cb4f3baec2cd3f1c1d62cd3f1c1d62c323032342d30332d31382c31392c32312cd4aa2fb9abbdef2c382cb2c9bcafd4b12cd3f1c1d6cad0b3a10d0a',
      'hex'
    );
    for (const file of [
      Buffer.from(csv),
      Buffer.from(`\ufeff${csv}`),
      Buffer.from(`\ufeff${csv.replaceAll(',', '\t')}`, 'utf16le'),
      gbk
    ]) {
      await deleteQuotes(server);
      const { data } = await sendSheet(server, file);
      assert.deepEqual((data as SheetReport).counts.accepted, 1);
      assert.deepEqual(await storedQuotes(server), expected);
    }
  });

  it('reads a spreadsheet with its dates, numbers and saved results of formulas', async () => {
    const header = ['Variety', 'Grade', 'Origin', 'Market', 'Date', 'Low (yuan)', 'High', 'Mid', 'Unit', 'Samples'];
    const row = [
      ...['star anise', '大红', null, 'yulin', new Date('2024-03-18T00:00:00Z'), 19, 21],
      ...[{ formula: 'AVERAGE(F2:G2)', result: 20.000000000000004 }, 'yuan/kg', 8, 'collector', '玉林市场采集点']
    ];
    const empty = [...row.slice(0, 5), { formula: 'B9' }, ...row.slice(6)];
    const { data } = await sendSheet(server, xlsxFile([[...header, 'Source kind', 'Source'], row, [], empty]));
    const { rows } = data as SheetReport;
    assert.deepEqual(
      rows.map((report) => [report.row, report.outcome, report.faults]),
      [
        [2, 'accepted', []],
        [4, 'rejected', [{ field: 'low', reason: 'REQUIRED' }]]
      ]
    );
    assert.deepEqual(await storedQuotes(server), expected);
  });

  it('converts every unit exactly', async () => {
    for (const [unit, low, high, mid] of [
      ['元/公斤', '19.00', '21', '20.0'],
      ['元 / 斤', '9.5', '10.50', ''],
      ['元/吨', '19,000', '21000', '20,000.0'],
      ['元/500g', '9.50', '10.5', '10']
    ] as const) {
      await deleteQuotes(server);
      await importRows(server, [sheetRow({ unit, low, high, mid })]);
      assert.deepEqual(await storedQuotes(server), expected);
    }
  });

  it('reads days and characters as people write them, and rows without optional cells', async () => {
    const days = ['2024/3/18', '2024.03.19', '20240320', '2024年3月21日', '２０２４－０３－２２'];
    const { counts } = await importRows(
      server,
      days.map((date) => sheetRow({ date, mid: '', low: '19', high: '21', origin: '', collector: '', pace: '' }))
    );
    assert.equal(counts.accepted, 5);
    assert.deepEqual(
      (await storedQuotes(server)).map((quote) => [quote.date, quote.mid_fen]),
      [18, 19, 20, 21, 22].map((day) => [`2024-03-${day}`, 2000])
    );
  });

  it('ignores unknown columns, which the report names', async () => {
    const file = csvOf([['1', ...sheetRow()]], ['序号', ...HEADER]);
    const { data } = await sendSheet(server, file);
    assert.deepEqual((data as SheetReport).ignoredColumns, ['序号']);
    assert.deepEqual(await storedQuotes(server), expected);
  });
});
