import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import { setupScenario } from './setupScenario';

const member = '19900000651';
const staff = '13800138000';
const exhibitor = { id: 'expo-demo-company-guinan' };

describe('the exhibitors in the mini-program', () => {
  const scene = setupScenario();
  /** Opens the list and, from it, the exhibitor that its pinyin finds. */
  async function openGuinan() {
    const app = await scene.openAs(member, routes['exhibit.merchant'], {});
    assert.match(app.page.text(), /200 家展商/);
    await app.input({ placeholder: '搜展商、品种、展位' }, 'gnxy', 'more');
    await app.until(() => app.page.text().includes('1 家展商'));
    await app.tap({ text: '桂南香叶供应链（演示）' });
    await app.until(() => app.page.text().includes('我的跟进'));
    return app;
  }

  it('are found by pinyin, and opened with staff and slots', async () => {
    const app = await openGuinan();
    assert.match(app.page.text(), /联系人[\s\S]*交换名片/);
    await app.tap({ text: '洽谈' });
    await app.until(() => /预约洽谈[\s\S]*10:00/.test(app.page.text()));
  });

  it('are opened by a shared link, over the list', async () => {
    for (const mobile of [undefined, member]) {
      const path = routes['exhibit.merchant'];
      const app = mobile
        ? await scene.openAs(mobile, path, exhibitor)
        : await scene.open({ path, query: exhibitor, scene: 1007 });
      assert.match(app.page.text(), /200 家展商[\s\S]*联系人/);
    }
  });

  it('keep the notes of the member', async () => {
    const app = await openGuinan();
    await app.tap({ text: '我的跟进' });
    await app.tap({ label: '4 星' });
    await app.tap({ text: '保存' });
    await app.until(() => app.page.text().includes('撤销'));
  });

  it('have slots that their staff offers and withdraws', async () => {
    const app = await scene.openAs(staff, routes['exhibit.merchant'], exhibitor);
    await app.tap({ text: '我的时段' });
    const offered = () => Number(/当天开放 (\d+) 场/.exec(app.page.text())?.[1]);
    await app.until(() => offered() > 0);
    const before = offered();
    await app.tap({ text: '12:30' });
    await app.until(() => offered() === before + 1);
    await app.tap({ text: '12:30' });
    await app.until(() => offered() === before);
  });
});
