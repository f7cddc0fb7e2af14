import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import type { FloorPlan, OperatorBooth } from '@contract/floorPlan';
import { routes } from '../../../src/routes';
import { largeHall } from '../../largeHall';
import { operatorToken, type TestServer } from '../../server';
import { startSession } from '../../session';
import type { App } from '../harness/App';
import type { DrawCall } from '../harness/wx/Canvas';
import { fetchJson } from './fetchJson';
import { chooseRegion } from './formActions';
import { logIn } from './logIn';
import { readCode } from './readCode';
import { setupScenario } from './setupScenario';

const expoId = 'expo-demo';
const member = '19900000861';
/** Another number than the account's, so that the registration asks for a code. */
const visitor = '19900000862';
const ticketCode = { label: '陆志强的门票码' };
const anise = '八角秋果行情会商';
const forum = '香料产业高质量发展主论坛';
const candidate = '六万岭冻干鲜八角';
const canvas = { tag: 'canvas' };
const HALL = 7;
const FRAMES = 20;

/** Adds a hall with a thousand booths to the plan of the expo, as the operator does. */
async function addLargeHall(server: TestServer): Promise<void> {
  const answer = await fetch(`${server.url}/api/front/expo/getFloorPlan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expoId })
  });
  const { data: plan } = (await answer.json()) as { data: FloorPlan };
  const headers = { authorization: `Bearer ${operatorToken}` };
  const rows = await fetchJson<OperatorBooth[]>(server, `/api/operator/expo/listBooths?expoId=${expoId}`, headers);
  const known = new Map(rows.map((row) => [row.no, row]));
  const halls = [...plan.halls, largeHall(HALL)].map(({ id: _, booths, ...hall }) => ({
    ...hall,
    booths: booths.map((booth) => {
      const { priceFen = 100, isBookable = false } = known.get(booth.no) ?? {};
      return { ...booth, priceFen, isBookable };
    })
  }));
  const folder = mkdtempSync(path.join(tmpdir(), 'expo-plan-'));
  try {
    const file = path.join(folder, 'plan.json');
    writeFileSync(file, JSON.stringify({ halls }));
    await server.ops('expo:import-plan', expoId, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a walk through the expo in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  let code: string;
  const isRead = (text: string) => app.until(() => app.page.text().includes(text));
  const lastStep = () => {
    const step = app.steps.list.at(-1);
    return [step?.calls, step?.bytes];
  };
  const drawn = () => app.page.drawCalls(app.page.find(canvas).id);
  const frames = () => drawn().filter(({ name }) => name === 'clearRect').length;
  /** Returns the draw calls of the frame that is on the screen. */
  const frame = (): DrawCall[] => {
    const calls = [...drawn()];
    return calls.slice(calls.map(({ name }) => name).lastIndexOf('clearRect'));
  };
  /** Returns the booth numbers on the screen, which are written without their hall, with the middle of each. */
  const numbers = () =>
    frame()
      .filter(({ name, values: [text] }) => name === 'fillText' && /^[A-Z]\d\d$/.test(String(text)))
      .map(({ values: [text, x, y] }) => ({ no: `${HALL}${String(text)}`, x: Number(x), y: Number(y) }));
  const openFromIndex = async (entry: string) => {
    while (app.stack.length > 1) await app.back();
    await app.tap({ text: entry });
  };

  before(async () => {
    // A new account would be asked for its profile on the page that the login returns to.
    await startSession(scene.server.url, member);
    await addLargeHall(scene.server);
    app = await scene.open({ path: routes['exhibit.index'], scene: 1007 });
  });

  it('leads from the index to the registration, which asks for a login', async () => {
    await isRead('距开幕');
    await app.tap({ text: '登记' });
    await isRead('登录后登记观众票');
    await app.tap({ text: '登录' });
    await logIn(app, member);
    await isRead('参观人');
    assert.equal(app.page.path, routes['exhibit.register']);
  });

  it('registers a number that a code by message confirms', async () => {
    await app.input({ label: '姓名' }, '陆志强');
    await app.input({ label: '手机号' }, visitor);
    await app.tap({ text: '获取验证码' });
    const [, sent = ''] = /演示验证码 (\d{6})/.exec(app.page.text()) ?? [];
    await app.input({ label: '验证码，6 位数字' }, sent);
    await app.input({ label: '单位' }, '辛味食品');
    await app.input({ label: '职务' }, '采购经理');
    await app.tap({ text: '采购商' });
    await app.tapForWindow({ label: '关注品种 选择品种' });
    await isRead('八角');
    await app.tap({ text: '八角' });
    await app.tap({ text: '确定（1）' });
    await chooseRegion(app, '所在地区 选择地区');
    await app.tap({ label: '同意参观须知，同意用登记的信息制票和核验入场' });
    await app.tap({ text: '免费登记' });
  });

  it('draws the code of the ticket on a bright screen', async () => {
    await app.until(() => app.page.has(ticketCode));
    code = await readCode(app, ticketCode);
    assert.match(code, /^[0-9A-Za-z]{20,}$/);
    assert.deepEqual([app.sideEffects.brightness, app.sideEffects.isKeptOn], [1, true]);
  });

  it('draws the same code after a start without a network', async () => {
    await scene.server.kill();
    try {
      const restarted = await scene.open({
        path: routes['exhibit.register'],
        storage: app.storage,
        tolerate: [/ECONNREFUSED/, /request:fail/]
      });
      await restarted.until(() => restarted.page.has(ticketCode));
      assert.equal(await readCode(restarted, ticketCode), code);
    } finally {
      await scene.server.restart();
    }
  });

  it('reserves a session, and warns of another one at the same time', async () => {
    await openFromIndex('日程');
    await isRead(anise);
    await app.tap({ label: `预约席位：${anise}` });
    await isRead('预约成功');
    await app.tap({ label: `预约席位：${forum}` });
    await isRead('时间冲突');
    assert.ok(app.page.text().includes(`你已安排「${anise}」`), app.page.text());
    await app.tap({ text: '再想想' });
    assert.ok(app.page.has({ label: `预约席位：${forum}` }));
  });

  it('selects a booth of a hall of a thousand by a tap on its number', async () => {
    await openFromIndex('地图');
    await app.tap({ text: `${HALL} 馆 大馆` });
    await app.until(() => app.page.has(canvas) && numbers().length > 0);
    const [booth] = numbers().filter(({ x, y }) => x > 100 && x < 250 && y > 60 && y < 140);
    assert.ok(booth);
    await app.drag(canvas, [{ x: booth.x, y: booth.y }]);
    assert.ok(app.page.has({ label: `展位 ${booth.no}` }), app.page.text());
  });

  it('draws each move of the plan without sending anything to the view', async () => {
    const before = frames();
    for (let move = 0; move < FRAMES; move += 1) {
      const there = [120, 150, 180].map((x) => ({ x, y: x - 60 }));
      await app.drag(canvas, move % 2 === 0 ? there : there.reverse());
      assert.deepEqual(lastStep(), [0, 0]);
    }
    assert.ok(frames() - before >= FRAMES, `${frames() - before} frames`);
  });

  it('zooms by two fingers and by the buttons without sending anything to the view', async () => {
    const before = numbers().length;
    await app.pinch(canvas, [
      [
        { x: 170, y: 100 },
        { x: 205, y: 100 }
      ],
      [
        { x: 140, y: 100 },
        { x: 235, y: 100 }
      ],
      [
        { x: 80, y: 100 },
        { x: 295, y: 100 }
      ]
    ]);
    assert.deepEqual(lastStep(), [0, 0]);
    assert.ok(numbers().length < before, `${numbers().length} numbers after ${before}`);
    for (const label of ['放大', '缩小', '显示整个馆']) {
      await app.tap({ label });
      assert.deepEqual(lastStep(), [0, 0], label);
    }
    assert.equal(frame().filter(({ name }) => name === 'fillRect').length, 1000);
  });

  it('votes for a candidate', async () => {
    await openFromIndex('评选');
    await isRead('今天还有 3 票');
    await app.tap({ label: `投票给${candidate}` });
    await isRead('今天还有 2 票');
  });
});
