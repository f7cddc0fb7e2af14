import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import { setupScenario } from './setupScenario';

const member = '19900000742';
const anise = '八角秋果行情会商';
const forum = '香料产业高质量发展主论坛';

describe('the schedule of the expo in the mini-program', () => {
  const scene = setupScenario();

  it('reserves a session, warns of an overlap, and adds the session to the calendar of the phone', async () => {
    const app = await scene.openAs(member, routes['exhibit.schedule']);
    const isRead = (text: string) => app.until(() => app.page.text().includes(text));
    await isRead(anise);
    await app.tap({ label: `预约席位：${anise}` });
    await isRead('预约成功');
    await app.tap({ label: `预约席位：${forum}` });
    await isRead('时间冲突');
    await app.tap({ text: '再想想' });
    await app.tap({ text: anise });
    await isRead('加入手机日历');
    await app.tap({ text: '加入手机日历' });
    await isRead('已加入日历');
    assert.deepEqual(
      app.sideEffects.events.map(({ title, location, alarmOffset }) => [title, location, alarmOffset]),
      [[anise, '1 号馆 原料讲台', 1800]]
    );
  });

  it('shows the own agenda, and opens a session by its id', async () => {
    const app = await scene.openAs(member, routes['exhibit.schedule'], { id: 'expo-demo-session-101' });
    const isRead = (text: string) => app.until(() => app.page.text().includes(text));
    await isRead('主办方致辞');
    await app.tap({ label: '关闭' });
    await app.tap({ text: '我的日程' });
    await isRead('导出全部日程');
    assert.match(app.page.text(), new RegExp(anise));
  });
});
