import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import { setupScenario } from './setupScenario';

const member = '19900000651';

describe('the exhibitors in the mini-program', () => {
  const scene = setupScenario();
  const open = (query: Record<string, string> = {}) => scene.openAs(member, routes['exhibit.merchant'], query);

  it('are found by pinyin, and opened with staff, slots and notes', async () => {
    const app = await open();
    assert.match(app.page.text(), /200 家展商/);
    await app.input({ placeholder: '搜展商、品种、展位' }, 'gnxy', 'more');
    await app.until(() => app.page.text().includes('1 家展商'));
    await app.tapForWindow({ text: '桂南香叶供应链（演示）' });
    await app.until(() => app.page.text().includes('我的跟进'));
    assert.match(app.page.text(), /预约洽谈[\s\S]*10:00/);
  });

  it('keep the notes of the member', async () => {
    const app = await open({ id: 'expo-demo-company-guinan' });
    await app.until(() => app.page.text().includes('我的跟进'));
    await app.tap({ label: '4 星' });
    await app.tap({ text: '保存' });
    await app.until(() => app.page.text().includes('撤销'));
  });
});
