import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { insertPriceList } from '../../testing/priceList';
import { importRows, type RowCells, sheetRow } from '../../testing/priceSheet';
import { deleteQuotes, storedQuotes } from '../../testing/storedQuotes';
import { type TestApp, testApp } from '../../testing/testApp';

describe('errors of a row of a price sheet', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
  });
  after(() => server.close());
  beforeEach(() => deleteQuotes(server));

  /** Returns the errors of the only row of a sheet. */
  async function faultsOf(cells: RowCells): Promise<string[]> {
    const { rows } = await importRows(server, [sheetRow(cells)]);
    return (rows[0]?.faults ?? []).map(({ field, reason }) => `${field} ${reason}`);
  }

  const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  const cases: [RowCells, ...string[]][] = [
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
  for (const [cells, ...faults] of cases) {
    it(`a row with ${JSON.stringify(cells).slice(0, 60)} is rejected`, async () => {
      assert.deepEqual(await faultsOf(cells), faults);
      assert.deepEqual(await storedQuotes(server), []);
    });
  }

  it('a row whose name is that of two varieties is rejected', async () => {
    assert.deepEqual(await faultsOf({ variety: '茴香' }), ['variety AMBIGUOUS']);
  });

  it('rows of the same line and day are all rejected, under whatever names', async () => {
    const report = await importRows(server, [
      sheetRow({ mid: '20' }),
      sheetRow({ date: '2024-03-19' }),
      sheetRow({ variety: '大料', market: '玉林香料市场', origin: '', date: '2024/3/18', mid: '21' })
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
