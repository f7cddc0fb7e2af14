import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { ErrorData } from '@contract/error';
import type { SheetReport } from '@contract/quote';
import { insertPriceList, LINE_A, LINE_B } from '../../testing/priceList';
import { csvOf, HEADER, importRows, rowOf, rowOfB, sendSheet, type RowWords } from '../../testing/priceSheet';
import { testApp, type TestApp } from '../../testing/testApp';
import { xlsxFile, xlsxOf, zipFile } from '../../testing/xlsxFile';

const DAY_MS = 86_400_000;

describe('a price sheet', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
  });
  after(() => server.close());
  beforeEach(async () => {
    await sql`truncate price_quote, line_snapshot, quote_change, quote_import`.execute(server.db);
  });

  const quotes = () =>
    server.db
      .selectFrom('price_quote')
      .select(['line_id', 'date', 'low_fen', 'mid_fen', 'high_fen', 'status'])
      .orderBy('line_id')
      .orderBy('date')
      .orderBy('status')
      .execute();

  /** The refusal of a file as a whole. */
  async function refusal(file: Buffer): Promise<ErrorData> {
    const { code, data } = await sendSheet(server, file);
    assert.notEqual(code, 200);
    assert.deepEqual(await quotes(), []);
    return data as ErrorData;
  }

  /** What the only row of a sheet is told. */
  async function faultsOf(words: RowWords): Promise<string[]> {
    const { rows } = await importRows(server, [rowOf(words)]);
    return (rows[0]?.faults ?? []).map(({ field, reason }) => `${field} ${reason}`);
  }

  describe('is refused', () => {
    it('without the token of the operator, before it is read', async () => {
      for (const token of ['', 'nobody', 'operator-token-of-the-test', 'operator-token-of-the-tests-']) {
        const { data } = await sendSheet(server, csvOf([rowOf()]), { token });
        assert.deepEqual(data, { error: 'UNAUTHORIZED' });
      }
      assert.deepEqual(await quotes(), []);
    });

    it('by a server that has no operator', async () => {
      const closed = await testApp({ settings: { operatorToken: undefined } });
      const { data } = await sendSheet(closed, csvOf([rowOf()]));
      const { data: empty } = await sendSheet(closed, csvOf([rowOf()]), { token: 'undefined' });
      await closed.close();
      assert.deepEqual([data, empty], [{ error: 'UNAUTHORIZED' }, { error: 'UNAUTHORIZED' }]);
    });

    it('without a name, or without a file', async () => {
      const { data } = await sendSheet(server, csvOf([rowOf()]), { operator: '  ' });
      assert.deepEqual(data, { error: 'VALIDATION', fields: { operator: 'pattern' } });
      assert.deepEqual(await refusal(Buffer.alloc(0)), { error: 'VALIDATION', fields: { file: 'required' } });
    });

    it('when it is neither xlsx nor csv, whatever its name', async () => {
      const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
      const xls = Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex');
      assert.equal((await refusal(png)).error, 'FILE_TYPE');
      assert.equal((await refusal(xls)).error, 'FILE_TYPE');
    });

    it('when nothing stands in it, or an archive holds no sheet', async () => {
      const refused = async (file: Buffer) => (await refusal(file)).fields;
      assert.deepEqual(await refused(Buffer.from('\ufeff\r\n\r\n')), { file: 'empty' });
      assert.deepEqual(await refused(xlsxFile([])), { file: 'empty' });
      assert.deepEqual(await refused(zipFile([{ name: 'readme.txt', text: 'hello' }])), { file: 'unreadable' });
      assert.deepEqual(await refused(xlsxFile([HEADER]).subarray(0, 300)), { file: 'unreadable' });
      assert.deepEqual(await refused(Buffer.from('"品种,等级')), { file: 'unreadable' });
    });

    it('when columns are missing or stand twice, and says which', async () => {
      const header = HEADER.map((name) => (name === '最低价' ? '低' : name)).filter((name) => name !== '单位');
      assert.deepEqual((await refusal(csvOf([], header))).fields, { low: 'column', unit: 'column' });
      assert.deepEqual((await refusal(csvOf([], [...HEADER, 'Variety']))).fields, { variety: 'duplicate' });
    });

    it('above 20,000 rows, or with a cell so far out that the rows before it would fill the memory', async () => {
      const many = Array.from({ length: 50_000 }, () => ['八角']);
      assert.deepEqual((await refusal(csvOf(many))).fields, { file: 'maxRows' });
      assert.deepEqual((await refusal(xlsxOf('<row r="999999999"><c r="A999999999"><v>1</v></c></row>'))).fields, {
        file: 'maxRows'
      });
      assert.deepEqual((await refusal(xlsxOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'))).fields, {
        file: 'maxColumns'
      });
    });

    it('when it unpacks to more than it may, or than it says', async () => {
      const zeros = Buffer.alloc(65 * 1024 * 1024);
      assert.equal((await refusal(zipFile([{ name: 'xl/a.xml', text: zeros }]))).error, 'FILE_TOO_LARGE');
      const liar = zipFile([{ name: 'xl/a.xml', text: zeros, claimedSize: 100 }]);
      assert.equal((await refusal(liar)).error, 'FILE_TOO_LARGE');
      assert.equal((await refusal(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).error, 'FILE_TOO_LARGE');
    });
  });

  describe('rejects a row', () => {
    const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const cases: [RowWords, ...string[]][] = [
      [{ variety: '土豆' }, 'variety UNKNOWN'],
      [{ variety: '' }, 'variety REQUIRED'],
      [{ grade: '特级' }, 'grade UNKNOWN'],
      [{ market: '北京' }, 'market UNKNOWN'],
      [{ origin: '火星' }, 'origin UNKNOWN'],
      [{ market: '亳州', origin: '' }, 'origin REQUIRED'],
      [{ date: '2024-02-30' }, 'date DATE'],
      [{ date: '18.3.2024' }, 'date DATE'],
      [{ date: '1999-12-31' }, 'date DATE'],
      [{ date: tomorrow }, 'date FUTURE'],
      [{ low: '21', high: '19', mid: '20' }, 'high BELOW_LOW'],
      [{ mid: '18.99', low: '19', high: '21' }, 'mid BELOW_LOW'],
      [{ mid: '21.01', low: '19', high: '21' }, 'mid ABOVE_HIGH'],
      [{ low: '-1', high: '0', mid: '' }, 'low NUMBER', 'high NUMBER'],
      [{ low: '1e1' }, 'low NUMBER'],
      [{ low: '19.005' }, 'low NOT_WHOLE'],
      [{ unit: '元/斤', low: '9.001' }, 'low NOT_WHOLE'],
      [{ unit: '元/吨', low: '19001', high: '21000', mid: '20000' }, 'low NOT_WHOLE'],
      [{ high: '1000000.01' }, 'high TOO_LARGE'],
      [{ unit: '元/件' }, 'unit UNKNOWN'],
      [{ unit: '' }, 'unit REQUIRED'],
      [{ samples: '0' }, 'sampleCount NUMBER'],
      [{ samples: '2.5' }, 'sampleCount NUMBER'],
      [{ kind: '传闻' }, 'sourceKind UNKNOWN'],
      [{ kind: 'constructor' }, 'sourceKind UNKNOWN'],
      [{ source: '' }, 'sourceName REQUIRED'],
      [{ pace: '飞快' }, 'pace UNKNOWN'],
      [{ comment: 'x'.repeat(201) }, 'comment TOO_LARGE'],
      [{ comment: '=HYPERLINK(1)', low: '=A1' }, 'low FORMULA', 'comment FORMULA'],
      [{ variety: "'; drop table price_quote; --", date: '<b>' }, 'variety UNKNOWN', 'date DATE']
    ];
    for (const [words, ...faults] of cases) {
      it(`with ${JSON.stringify(words).slice(0, 60)}`, async () => {
        assert.deepEqual(await faultsOf(words), faults);
        assert.deepEqual(await quotes(), []);
      });
    }

    it('whose variety two share a name of', async () => {
      assert.deepEqual(await faultsOf({ variety: '茴香' }), ['variety AMBIGUOUS']);
    });

    it('and every other of the same line and day, by whatever names', async () => {
      const report = await importRows(server, [
        rowOf({ mid: '20' }),
        rowOf({ date: '2024-03-19' }),
        rowOf({ variety: '大料', market: '玉林香料市场', origin: '', date: '2024/3/18', mid: '21' })
      ]);
      assert.deepEqual(
        report.rows.map(({ row, outcome, faults }) => [row, outcome, faults[0]?.reason]),
        [
          [2, 'rejected', 'DUPLICATE'],
          [3, 'accepted', undefined],
          [4, 'rejected', 'DUPLICATE']
        ]
      );
    });
  });

  describe('is read', () => {
    const good = [{ line_id: LINE_A, date: '2024-03-18', low_fen: 1900, mid_fen: 2000, high_fen: 2100 }];
    const expected = good.map((quote) => ({ ...quote, status: 'published' }));

    it('as UTF-8 with and without its mark, as GBK and as UTF-16', async () => {
      const csv = csvOf([rowOf()]).toString();
      // The characters of the sheet in GBK; node writes none.
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
        await sql`truncate price_quote, quote_change, quote_import`.execute(server.db);
        const { data } = await sendSheet(server, file);
        assert.deepEqual((data as SheetReport).counts.accepted, 1);
        assert.deepEqual(await quotes(), expected);
      }
    });

    it('from a spreadsheet, with its dates, numbers and saved results of formulas', async () => {
      const header = ['Variety', 'Grade', 'Origin', 'Market', 'Date', 'Low (yuan)', 'High', 'Mid', 'Unit', 'Samples'];
      const row = [
        ...['star anise', '大红', null, 'yulin', new Date('2024-03-18T00:00:00Z'), 19, 21],
        ...[{ formula: 'AVERAGE(F2:G2)', result: 20.000000000000004 }, 'yuan/kg', 8, 'collector', '玉林市场采集点']
      ];
      const empty = [...row.slice(0, 5), { formula: 'B9' }, ...row.slice(6)];
      const { data } = await sendSheet(server, xlsxFile([[...header, 'Source kind', 'Source'], row, [], empty]));
      const { rows } = data as SheetReport;
      assert.deepEqual(
        rows.map((told) => [told.row, told.outcome, told.faults]),
        [
          [2, 'accepted', []],
          [4, 'rejected', [{ field: 'low', reason: 'REQUIRED' }]]
        ]
      );
      assert.deepEqual(await quotes(), expected);
    });

    it('in every unit, exactly', async () => {
      for (const [unit, low, high, mid] of [
        ['元/公斤', '19.00', '21', '20.0'],
        ['元 / 斤', '9.5', '10.50', ''],
        ['元/吨', '19,000', '21000', '20,000.0'],
        ['元/500g', '9.50', '10.5', '10']
      ] as const) {
        await sql`truncate price_quote, quote_change, quote_import`.execute(server.db);
        await importRows(server, [rowOf({ unit, low, high, mid })]);
        assert.deepEqual(await quotes(), expected);
      }
    });

    it('with days and signs as people write them, and without what may be left out', async () => {
      const days = ['2024/3/18', '2024.03.19', '20240320', '2024年3月21日', '２０２４－０３－２２'];
      const { counts } = await importRows(
        server,
        days.map((date) => rowOf({ date, mid: '', low: '19', high: '21', origin: '', collector: '', pace: '' }))
      );
      assert.equal(counts.accepted, 5);
      assert.deepEqual(
        (await quotes()).map((quote) => [quote.date, quote.mid_fen]),
        [18, 19, 20, 21, 22].map((day) => [`2024-03-${day}`, 2000])
      );
    });

    it('beside columns that it does not know, which the report names', async () => {
      const file = csvOf([['1', ...rowOf()]], ['序号', ...HEADER]);
      const { data } = await sendSheet(server, file);
      assert.deepEqual((data as SheetReport).ignoredColumns, ['序号']);
      assert.deepEqual(await quotes(), expected);
    });
  });

  it('reports every row and stores the good ones together', async () => {
    await importRows(server, [rowOf({ date: '2024-03-15', mid: '20' }), rowOf({ date: '2024-03-18', mid: '20' })]);
    const report = await importRows(server, [
      rowOf({ date: '2024-03-15', mid: '20' }),
      rowOf({ date: '2024-03-18', mid: '20.5' }),
      rowOf({ date: '2024-03-19', mid: '20.6' }),
      rowOf({ date: '2024-03-20', mid: '30' }),
      rowOf({ date: '2024-03-21', mid: '20.7', unit: '' }),
      rowOfB({ date: '2024-03-21', mid: '20.7' })
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
      (await quotes()).map((quote) => [quote.date, quote.mid_fen, quote.status]),
      [
        ['2024-03-15', 2000, 'published'],
        ['2024-03-18', 2050, 'published'],
        ['2024-03-19', 2060, 'published'],
        ['2024-03-20', 3000, 'pending'],
        ['2024-03-21', 2070, 'published']
      ]
    );
  });

  it('is stored whole or not at all when it is strict', async () => {
    const file = csvOf([rowOf(), rowOf({ variety: '土豆' }), rowOf({ market: '亳州', date: '2024-03-19' })]);
    const { data } = await sendSheet(server, file, { strict: true });
    const { isStored, counts } = data as SheetReport;
    assert.deepEqual([isStored, counts.accepted, counts.rejected], [false, 2, 1]);
    assert.deepEqual(await quotes(), []);
    const lines = await server.db.selectFrom('price_line').select('id').execute();
    assert.equal(lines.length, 2, 'a line that it would have opened is not there either');
    assert.equal(((await sendSheet(server, file)).data as SheetReport).isStored, true);
    await server.db.deleteFrom('price_quote').where('line_id', 'not in', [LINE_A, LINE_B]).execute();
    await sql`truncate line_snapshot, quote_change`.execute(server.db);
    await server.db.deleteFrom('price_line').where('id', 'not in', [LINE_A, LINE_B]).execute();
  });

  it('opens a line for an origin of the variety that a market did not have', async () => {
    const report = await importRows(server, [
      rowOf({ origin: '越南', mid: '18' }),
      rowOf({ origin: '越南', mid: '18', date: '2024-03-19' })
    ]);
    assert.deepEqual([report.openedLines, report.counts.accepted], [1, 2]);
    const lineId = report.rows[0]?.lineId ?? '';
    const { line } = await server.api.call('GET /api/front/market/line', { lineId });
    assert.deepEqual([line.varietyName, line.origin, line.midFen], ['八角', '越南', 1800]);
    const { rows } = await importRows(server, [rowOf({ origin: '', mid: '18', date: '2024-03-20' })]);
    assert.deepEqual(rows[0]?.faults, [{ field: 'origin', reason: 'AMBIGUOUS' }]);
    await sql`truncate price_quote, line_snapshot, quote_change`.execute(server.db);
    await server.db.deleteFrom('price_line').where('id', '=', lineId).execute();
  });

  it('leaves nothing when the work breaks off in between, and is taken when it is sent again', async () => {
    await sql`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`.execute(
      server.db
    );
    await sql`create trigger broken before insert on spice_index_point execute function break_off()`.execute(server.db);
    const file = csvOf([rowOf(), rowOf({ origin: '越南', date: '2024-03-19' })]);
    const { data } = await sendSheet(server, file);
    await sql`drop trigger broken on spice_index_point; drop function break_off`.execute(server.db);
    assert.deepEqual(data, { error: 'INTERNAL' });
    for (const table of ['price_quote', 'line_snapshot', 'quote_change', 'quote_import'] as const) {
      assert.deepEqual(await server.db.selectFrom(table).selectAll().execute(), []);
    }
    assert.equal(((await sendSheet(server, file)).data as SheetReport).counts.accepted, 2);
    await sql`truncate price_quote, line_snapshot, quote_change`.execute(server.db);
    await server.db.deleteFrom('price_line').where('id', 'not in', [LINE_A, LINE_B]).execute();
  });

  it('is taken once when it is sent twice, also at the same moment', async () => {
    const file = csvOf([rowOf(), rowOf({ date: '2024-03-19', mid: '30' })]);
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
    // A correction came in between: the old sheet does not undo it.
    await importRows(server, [rowOf({ mid: '20.5' })]);
    assert.equal(((await sendSheet(server, file)).data as SheetReport).isRepeat, true);
    assert.equal((await quotes())[0]?.mid_fen, 2050);
  });

  it('is one of several that are taken together, each seeing what the others stored', async () => {
    const days = Array.from({ length: 8 }, (_, day) => `2024-03-${11 + day}`);
    await Promise.all(days.map((date, day) => importRows(server, [rowOf({ date, mid: String(20 + day / 10) })])));
    const { line } = await server.api.call('GET /api/front/market/line', { lineId: LINE_A });
    assert.deepEqual([line.date, line.midFen, line.changeFen, line.sparkFen.length], ['2024-03-18', 2070, 10, 8]);
  });
});
