import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { AppError } from '../../http/appError';
import { logIn } from '../../testing/logIn';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { importPlanCommand, listBoothsCommand } from './floorPlan.ops';
import { importPlan } from './planImport.service';

const plan = 'POST /api/front/expo/getFloorPlan';
/** Has exhibitors on its booths neither in the demo nor in the tests. */
const expoId = 'expo-of-plans';

const square = (x: number, y: number, side = 3) => [x, y, x + side, y, x + side, y + side, x, y + side];
const booth = (no: string, polygon: number[]) => ({
  no,
  polygon,
  size: 'standard',
  areaM2: 9,
  category: 'rawSpice',
  priceFen: 880_000,
  isBookable: true
});
const fileOf = (...nos: string[]) => ({
  halls: [
    {
      number: 1,
      name: '新馆',
      x: 0,
      y: 0,
      outline: square(0, 0, 60),
      facilities: [],
      booths: nos.map((no, index) => booth(no, square(index * 3, 0)))
    }
  ]
});
const by = { operator: '值班员', nowMs: Date.parse('2026-11-20T08:00:00+08:00') };
const bytesOf = (value: object) => Buffer.from(JSON.stringify(value));

describe('import of a floor plan', () => {
  let server: TestApp;
  let folder: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    const days = { starts_on: '2020-11-01', ends_on: '2020-11-03' };
    await server.db
      .insertInto('expo')
      .values({ id: expoId, name: '香博会', ...days, venue: '玉林', registered_count: 0 })
      .execute();
    await importPlan(server.db, expoId, bytesOf(fileOf('1A01', '1A02', '1A03')), by);
    folder = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-plan-'));
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const planOf = async () => (await server.api.call(plan, { expoId }))!;
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) => (error instanceof AppError ? error.errorName : error)
    );

  it('is for operators only', async () => {
    const input = { expoId: 'expo-past' };
    assert.equal((await server.api.expectError('GET /api/operator/expo/listBooths', input)).error, 'UNAUTHORIZED');
    const booths = await server.api.call('GET /api/operator/expo/listBooths', input, { token: OPERATOR_TOKEN });
    assert(booths.length > 400);
    assert(booths.every(({ priceFen, hallNumber }) => priceFen > 0 && hallNumber > 0));
  });

  it('stores nothing of a file with a fault, or for an unknown expo', async () => {
    const { version } = await planOf();
    assert.equal(await codeOf(importPlan(server.db, expoId, bytesOf(fileOf('1A01', '1A01')), by)), 'VALIDATION');
    assert.equal(await codeOf(importPlan(server.db, 'unknown', bytesOf(fileOf('1A01')), by)), 'NOT_FOUND');
    assert.equal((await planOf()).version, version);
  });

  it('replaces halls and booths, and with them the version; a repeat changes nothing', async () => {
    const { version } = await planOf();
    const token = await logIn(server);
    const mark = { expoId, boothNo: '1A03', on: true };
    await server.api.call('POST /api/front/expo/setBoothFavourite', mark, { token });
    const report = await importPlan(server.db, expoId, bytesOf(fileOf('1A01', '1A02')), by);
    assert.equal(report.booths, 2);
    assert.equal(report.removedBooths, 1);
    const { halls, version: changed } = await planOf();
    assert.deepEqual(
      halls?.map(({ name, booths }) => [name, booths.map(({ no }) => no)]),
      [['新馆', ['1A01', '1A02']]]
    );
    assert.notEqual(changed, version);
    assert.deepEqual(
      (await server.api.call('POST /api/front/expo/listBoothFavourites', { expoId }, { token })).boothNos,
      []
    );
    assert.deepEqual(await importPlan(server.db, expoId, bytesOf(fileOf('1A01', '1A02')), by), {
      halls: 1,
      booths: 2,
      removedBooths: 0,
      version: changed
    });
  });

  it('leaves one of two plans that are imported at the same time, not a mixture', async () => {
    await Promise.all([
      importPlan(server.db, expoId, bytesOf(fileOf('1A01', '1A02')), by),
      importPlan(server.db, expoId, bytesOf(fileOf('1B01', '1B02', '1B03')), by)
    ]);
    const nos = (await planOf()).halls?.flatMap(({ booths }) => booths.map(({ no }) => no.slice(0, 2)));
    assert.equal(new Set(nos).size, 1);
  });

  it('is a command that says what is wrong in the file', async () => {
    const file = path.join(folder, 'plan.json');
    await writeFile(file, bytesOf(fileOf('1A01', '1A01')));
    await assert.rejects(
      importPlanCommand(server.db, expoId, file, by.nowMs),
      /Nothing was stored.*\n {2}1A01: duplicate/
    );
    await assert.rejects(importPlanCommand(server.db, expoId, `${file}.missing`, by.nowMs), /cannot be read/);
    await writeFile(file, bytesOf(fileOf('1C01')));
    assert.match(await importPlanCommand(server.db, expoId, file, by.nowMs), /^1 halls with 1 booths are stored/);
    assert.match(
      await listBoothsCommand(server.db, expoId),
      /^1C01 {6}hall 1 {2}standard .* CNY 8800\.00 {2}bookable$/
    );
    assert.match(await listBoothsCommand(server.db, 'unknown'), /has no booths/);
  });
});
