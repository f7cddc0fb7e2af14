import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@rules/duration';
import type { MarketOverview } from '../../types/contract/market';
import type { PriceLine } from '../../types/contract/priceLine';
import { expect, test } from '../fixtures';
import { operatorToken, type TestServer } from '../server';

const LINE = 'star-anise.dahong.yulin';

async function read<T>(site: TestServer, call: string): Promise<T> {
  const response = await fetch(`${site.url}/api/front/market/${call}`);
  return ((await response.json()) as { data: T }).data;
}

const readLine = async (site: TestServer) => (await read<{ line: PriceLine }>(site, `line?lineId=${LINE}`)).line;
const readMarket = (site: TestServer) => read<MarketOverview>(site, 'overview');

/** Formats prices and indices as the app does: 3450 is 34.50, 128642 is 1,286.42. */
function hundredths(value: number): string {
  return (value / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Returns the last Monday up to a day; on Mondays the indices are fixed. */
function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns a price sheet of the line, mids in fen by day. */
function sheetOf(mids: Map<string, number>): string {
  const header = '品种,等级,产地,市场,日期,最低价,最高价,单位,样本数,来源类型,来源,采集员';
  const rows = [...mids].map(([date, mid]) => {
    const [low, high] = [(mid - 80) / 100, (mid + 80) / 100];
    return `大料,大红,玉林,玉林,${date},${low},${high},元/公斤,9,采集员,玉林市场采集点,陆工`;
  });
  return [header, ...rows].join('\r\n');
}

test('a sheet that the operator imports changes price, board and index on the market page', async ({
  app,
  page,
  site
}) => {
  const [line, before] = [await readLine(site), await readMarket(site)];
  // Below the price of the day before: the line falls, so that the board counts one more fallen line.
  const lower = (line.midFen ?? 0) - (line.changeFen ?? 0) - 120;
  const monday = mondayOf(line.date);
  const mids = new Map([
    [monday, monday === line.date ? lower : (line.midFen ?? 0) + 90],
    [line.date, lower]
  ]);

  await app.open('pages/market/index?marketId=all');
  await expect(app.text('涨跌分布')).toBeVisible();
  await expect(app.text(hundredths(line.midFen ?? 0))).toBeVisible();
  const index = before.indices.find((one) => one.id === 'star-anise');
  await expect(app.text(hundredths(index?.valueCenti ?? 0))).toBeVisible();

  const folder = mkdtempSync(path.join(tmpdir(), 'xiangshi-sheet-'));
  const file = path.join(folder, '行情.csv');
  writeFileSync(file, sheetOf(mids));
  const output = await site.ops('market:import', file, '--by', '覃敏');
  rmSync(folder, { recursive: true });
  expect(output).toContain('0 waiting for review, 0 rejected');

  const [priced, after] = [await readLine(site), await readMarket(site)];
  expect(priced.midFen).toBe(lower);
  expect(after.board.down).toBe(before.board.down + 1);
  const moved = after.indices.find((one) => one.id === 'star-anise');
  expect(moved?.valueCenti).not.toBe(index?.valueCenti);

  await page.reload();
  await expect(app.text(hundredths(lower))).toBeVisible();
  await expect(app.text(hundredths(moved?.valueCenti ?? 0))).toBeVisible();
  await expect(app.text(new RegExp(`(^|\\D)${after.board.down}(\\D|$)`))).toBeVisible();
});

test('a large change through the operator call is hidden until a second person approves it', async ({
  app,
  page,
  site
}) => {
  const line = await readLine(site);
  const leap = Math.round((line.midFen ?? 0) * 1.5);
  const form = new FormData();
  form.set('file', new Blob([sheetOf(new Map([[line.date, leap]]))]), '行情.csv');
  const response = await fetch(`${site.url}/api/operator/market/import?operator=${encodeURIComponent('覃敏')}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}` },
    body: form
  });
  const { data } = (await response.json()) as { data: { counts: { waiting: number } } };
  expect(data.counts.waiting).toBe(1);

  await app.open(`pagesMarket/marketInfo/index?lineId=${LINE}`);
  await expect(app.text(hundredths(line.midFen ?? 0))).toBeVisible();
  await expect(app.text(hundredths(leap))).toBeHidden();

  const list = await site.ops('market:review', 'list');
  const id =
    list
      .split('\n')
      .find((review) => review.includes(hundredths(leap)))
      ?.split(' ')[0] ?? '';
  await expect(site.ops('market:review', 'approve', id, '--by', '覃敏')).rejects.toThrow(/name another person/);
  await site.ops('market:review', 'approve', id, '--by', '罗素');
  await page.reload();
  await expect(app.text(hundredths(leap))).toBeVisible();
});
