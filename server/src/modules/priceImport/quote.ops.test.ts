import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { OperatorError } from '../../operatorError';
import { insertPriceList, LINE_A } from '../../testing/priceList';
import { csvOf, sheetRow } from '../../testing/priceSheet';
import { type TestApp, testApp } from '../../testing/testApp';
import { importCommand, reviewQuotesCommand, withdrawQuoteCommand } from './quote.ops';

describe('price sheet commands', () => {
  let server: TestApp;
  let folder: string;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
    folder = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-sheet-'));
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  async function writeSheet(name: string, rows: string[][]): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, csvOf(rows));
    return file;
  }
  const runImport = (...args: string[]) => importCommand(server.db, args, new Date());

  it('report errors and store nothing', async () => {
    const bad = await writeSheet('bad.csv', [sheetRow({ variety: '土豆', unit: '' })]);
    const picture = path.join(folder, 'picture.xlsx');
    await writeFile(picture, Buffer.from('89504e470d0a1a0a00', 'hex'));
    const columns = path.join(folder, 'columns.csv');
    await writeFile(columns, '品种,等级\n');
    const cases: [() => Promise<string>, RegExp][] = [
      [() => runImport(), /^npm run ops -- market:import FILE/],
      [() => runImport('--force', bad), /--force/],
      [() => runImport(path.join(folder, 'nothing.csv')), /nothing\.csv cannot be read/],
      [() => runImport(picture), /^The file is neither xlsx nor csv\.$/],
      [() => runImport(columns), /^The sheet cannot be taken: .*market: column/],
      [
        () => runImport(bad),
        /^Nothing was stored\.\n1 rows: .*1 rejected\nrow 2 {2}rejected {2}variety UNKNOWN, unit REQUIRED$/
      ],
      [() => reviewQuotesCommand(server.db, ['approve', 'nothing'], Date.now()), /^There is no such quote\.$/],
      [
        () => reviewQuotesCommand(server.db, ['reject', 'nothing'], Date.now()),
        /^The reason must have 2 to 200 characters/
      ],
      [() => withdrawQuoteCommand(server.db, [LINE_A, '2024-02-31', '记错了'], Date.now()), /^2024-02-31 is no day/],
      [
        () => withdrawQuoteCommand(server.db, [LINE_A, '2024-02-29', '记错了'], Date.now()),
        /^There is no such quote\.$/
      ]
    ];
    for (const [run, message] of cases) {
      await assert.rejects(run, (error: unknown) => error instanceof OperatorError && message.test(error.message));
    }
    assert.deepEqual(await server.db.selectFrom('price_quote').selectAll().execute(), []);
  });

  it('import a sheet once, list what waits for review and publish it when another person approves', async () => {
    const file = await writeSheet('good.csv', [
      sheetRow({ date: '2024-03-04', mid: '20' }),
      sheetRow({ date: '2024-03-05', mid: '30' })
    ]);
    const output = await runImport(file, '--by', '覃敏');
    assert.match(output, /^2 rows: 1 accepted, 0 corrected, 0 unchanged, 1 waiting for review, 0 rejected\n/);
    assert.match(output, /row 3 {2}waiting {2}star-anise\.dahong\.yulin 2024-03-05$/);
    assert.match(await runImport(file, '--by', '罗素'), /^This file was taken before; nothing was done again\.\n/);
    const list = await reviewQuotesCommand(server.db, ['list'], Date.now());
    const [id = ''] = list.split(' ');
    assert.match(list, /2024-03-05 {2}八角 大红 玉林 · 玉林 {2}20\.00 → 30\.00 {2}by 覃敏$/);
    await assert.rejects(
      reviewQuotesCommand(server.db, ['approve', id, '--by', '覃敏'], Date.now()),
      /name another person/
    );
    assert.equal(
      await reviewQuotesCommand(server.db, ['approve', id, '--by', '罗素'], Date.now()),
      `${id} is published.`
    );
    assert.equal(await reviewQuotesCommand(server.db, ['list'], Date.now()), 'Nothing waits for its review.');
  });

  it('withdraw a price with a reason', async () => {
    const output = await withdrawQuoteCommand(
      server.db,
      [LINE_A, '2024-03-05', '采集', '有误', '--by', '陆工'],
      Date.now()
    );
    assert.equal(output, `${LINE_A} of 2024-03-05 is withdrawn: 采集 有误`);
    const { line } = await server.api.call('GET /api/front/market/line', { lineId: LINE_A });
    assert.equal(line.midFen, 2000);
  });
});
