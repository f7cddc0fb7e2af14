import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import { setupScenario } from './setupScenario';

const member = '19900000651';

describe('the exhibitors in the mini-program', () => {
  const scene = setupScenario();
  /** Opens the list and, from it, the exhibitor that its pinyin finds. */
  async function openGuinan() {
    const app = await scene.openAs(member, routes['exhibit.merchant'], {});
    assert.match(app.page.text(), /200 家展商/);
    await app.input({ placeholder: '搜展商、品种、展位' }, 'gnxy', 'more');
    await app.until(() => app.page.text().includes('1 家展商'));
    await app.tapForWindow({ text: '桂南香叶供应链（演示）' });
    await app.until(() => app.page.text().includes('我的跟进'));
    return app;
  }

  it('are found by pinyin, and opened with staff, slots and notes', async () => {
    const app = await openGuinan();
    assert.match(app.page.text(), /预约洽谈[\s\S]*10:00/);
  });

  it('keep the notes of the member', async () => {
    const app = await openGuinan();
    await app.tap({ label: '4 星' });
    await app.tap({ text: '保存' });
    await app.until(() => app.page.text().includes('撤销'));
  });
});
