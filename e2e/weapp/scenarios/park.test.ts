import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

const path = routes['exhibit.parkInvestment'];
const market = '福达香料市场园（演示）';

describe('the parks in the mini-program', () => {
  const scene = setupScenario();
  let app: App;

  before(async () => {
    app = await scene.openAs('19900000751', path);
  });

  it('are filtered by what is left, and compared', async () => {
    assert.match(app.page.text(), /剩 6\/8 处/);
    await app.tap({ text: '土地' });
    assert.ok(!app.page.text().includes(market));
    await app.tap({ text: '商铺' });
    assert.ok(app.page.text().includes(market));
    await app.tap({ label: `对比${market}` });
    await app.tap({ label: '对比凭祥东盟香料保税园（演示）' });
    await app.tap({ text: '对比园区（2/3）' });
    assert.match(app.page.text(), /最大一处[\s\S]*6,670 ㎡/);
    await app.tap({ label: '关闭' });
    await app.until(() => !app.page.text().includes('园区对比'));
  });

  it('open with one part at a time, and share the opened park', async () => {
    await app.tap({ text: market });
    assert.match(app.page.text(), /梁女士/);
    const { path: shared } = app.share() as { path: string };
    assert.equal(shared, `/${path}?id=park-fuda`);
    await app.tapForWindow({ text: '地块' });
    assert.match(app.page.text(), /临主街，双开门/);
    await app.tap({ text: '资料' });
    assert.match(app.page.text(), /离玉林北高速口 6 公里/);
  });

  it('take a question, which the list of leads shows', async () => {
    await app.tap({ text: '预约参观或咨询' });
    await app.input({ label: '姓名' }, '韦小暖');
    await app.input({ label: '联系电话或邮箱' }, '13800138001');
    await app.input({ label: '想了解什么' }, '想看转角的商铺');
    await app.tap({ text: '发送' });
    await app.until(() => /回执号 ZS\d{10}/.test(app.page.text()));
    await app.tap({ text: '看进度' });
    await app.until(() => app.page.text().includes('想看转角的商铺'));
  });
});
