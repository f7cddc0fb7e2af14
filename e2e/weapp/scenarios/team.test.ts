import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CurrentUser } from '@contract/user';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { logIn } from './logIn';
import { prefix } from './openApp';
import { setupScenario } from './setupScenario';

describe('the team of a company in the mini-program', () => {
  const scene = setupScenario();
  let app: App;

  async function open(storage?: App['storage']): Promise<void> {
    app = await scene.open({
      path: 'pagesAuth/company/CompanyManager',
      ...(storage && { storage })
    });
  }

  before(async () => {
    await open();
  });

  it('asks for a login, and shows the team afterwards', async () => {
    await app.tap({ text: '登录' });
    await logIn(app, '13800138000');
    assert.equal(app.page.path, 'pagesAuth/company/CompanyManager');
    assert.match(app.page.text(), /桂南香叶供应链（演示）/);
    assert.match(app.page.text(), /待处理申请/);
  });

  it('is shown from the cache on the next visit', async () => {
    await open(app.storage);
    assert.match(app.page.text(), /待处理申请/);
  });

  it('admits an applicant', async () => {
    await app.tap({ text: '通过' });
    assert.doesNotMatch(app.page.text(), /待处理申请/);
    assert.match(app.page.text(), /和志山/);
    assert.match(app.page.text(), /9\/200/);
    const token = JSON.parse(app.storage.get(`${prefix}loginToken`) as string) as string;
    const person = await fetchJson<CurrentUser>(scene.server, '/api/member/user/current', {
      authorization: `Bearer ${token}`
    });
    assert.equal(person.company?.memberCount, 9);
  });

  it('shows an invite code', async () => {
    await app.tap({ text: '邀请成员' });
    assert.match(app.page.text(), /GXYT2026/);
  });

  it('shows everyone the position that its members chose on the map [compliance 3]', async () => {
    const own = await scene.open({ path: 'pagesAuth/company/CompanyInformation', storage: app.storage });
    const position = { latitude: 22.663104, longitude: 110.170215 };
    await own.tapForPage({ label: '编辑' });
    await own.tap({ label: '移除地图位置' });
    assert.doesNotMatch(own.page.text(), /已在地图上标出/);
    await own.tap({ text: '地图选点' });
    assert.match(own.page.text(), /位置会显示在企业主页/);
    await own.tap({ text: '继续' });
    assert.match(own.page.text(), /已在地图上标出[\s\S]*广西壮族自治区 玉林市 玉州区/);
    await own.tapForPage({ text: '保存' });
    await own.until(() => own.page.text().includes('二环北路168号玉林国际香料交易中心'));
    await own.tap({ text: '看地图' });
    assert.deepEqual(own.sideEffects.opened, [{ ...position, name: '桂南香叶供应链（演示）' }]);
  });
});
