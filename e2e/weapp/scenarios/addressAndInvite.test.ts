import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setupScenario } from './setupScenario';

describe('addresses and invitations in the mini-program', () => {
  const scene = setupScenario();
  const open = (path: string) => scene.openAs('13800138000', path);

  it('the address form fills its fields from a pasted text', async () => {
    const app = await open('pagesAuth/addressManager/addressList');
    assert.match(app.page.text(), /覃秀兰[\s\S]*韦明远/);
    assert.match(app.page.text(), /微信导入/);
    await app.tap({ text: '新增地址' });
    await app.input({ label: '粘贴识别' }, '收货人：张三 138-0013-8001 广西玉林市玉州区教育中路8号');
    await app.tap({ text: '识别并填入' });
    assert.match(app.page.text(), /已填入，核对一下/);
    await app.tap({ text: '保存' });
    await app.until(() => app.page.path === 'pagesAuth/addressManager/addressList');
    await app.until(() => app.page.text().includes('张三'));
    assert.match(app.page.text(), /广西壮族自治区玉林市玉州区 教育中路8号/);
    const sent = app.requests.find(({ path }) => path === '/api/front/address/create');
    assert.ok(!sent?.body?.includes('13800138001'), 'the address travels in the open');
  });

  it('the address form takes an address from WeChat’s address book after an explanation [compliance 3] [compliance 11]', async () => {
    const app = await open('pagesAuth/addressManager/addressList');
    await app.tap({ text: '微信导入' });
    assert.match(app.page.text(), /只取你选中的那一条来填表/);
    await app.tap({ text: '继续' });
    assert.match(app.page.text(), /广东省 东莞市/);
  });

  it('the address form finds the current city after an explanation, and asks for the district [compliance 3]', async () => {
    const app = await open('pagesAuth/addressManager/addressEdit');
    await app.tap({ text: '定位' });
    assert.match(app.page.text(), /只精确到约 10 公里/);
    assert.equal(app.requests.filter(({ path }) => path.includes('region/near')).length, 0);
    await app.tap({ text: '继续' });
    assert.match(app.page.text(), /广西壮族自治区 玉林市\n/);
    await app.tap({ text: '玉州区' });
    assert.match(app.page.text(), /广西壮族自治区 玉林市 玉州区/);
  });

  it('the address form keeps a location of WeChat’s map after an explanation, until the street changes [compliance 3] [compliance 11]', async () => {
    const app = await open('pagesAuth/addressManager/addressList');
    await app.tap({ text: '新增地址' });
    const openMap = async (row: string) => {
      await app.tap({ text: row });
      assert.match(app.page.text(), /只取你选中的那一处[\s\S]*只有你自己看得到/);
      const before = app.account.mapsOpened.length;
      await app.tap({ text: '继续' });
      assert.equal(app.account.mapsOpened.length, before + 1);
    };
    await app.input({ label: '收货人' }, '李四');
    await app.input({ label: '手机号' }, '13800138002');
    app.account.onMap = 'cancel';
    await openMap('地图选点');
    assert.doesNotMatch(app.page.text(), /已在地图上标出|没打开微信地图/);
    app.account.onMap = 'fail';
    await openMap('地图选点');
    assert.match(app.page.text(), /没打开微信地图，手动填一下/);
    app.account.onMap = 'chooses';
    await openMap('地图选点');
    assert.match(app.page.text(), /已在地图上标出[\s\S]*广西壮族自治区 玉林市 玉州区/);
    await app.input({ label: '详细地址' }, '二环北路170号后门');
    assert.doesNotMatch(app.page.text(), /已在地图上标出/);
    await openMap('地图选点');
    await app.tap({ text: '保存' });
    await app.until(() => app.page.path === 'pagesAuth/addressManager/addressList');
    await app.until(() => app.page.text().includes('李四'));
    assert.match(app.page.text(), /广西壮族自治区玉林市玉州区 二环北路168号玉林国际香料交易中心/);
    const kept = await open('pagesAuth/addressManager/addressList');
    await kept.tap({ text: '编辑', nth: 1 });
    await kept.tap({ text: '已在地图上标出' });
    await kept.tap({ text: '继续' });
    assert.deepEqual(kept.account.mapsOpened, [{ latitude: 22.663104, longitude: 110.170215 }]);
    await kept.tap({ label: '移除地图位置' });
    assert.match(kept.page.text(), /地图选点[\s\S]*广西壮族自治区 玉林市 玉州区/);
  });

  it('the profile takes one of the addresses', async () => {
    const app = await open('pagesAuth/edit/Address');
    await app.tap({ text: '从收货地址选用' });
    assert.match(app.page.text(), /选择地址/);
    await app.tap({ text: '韦明远' });
    await app.until(() => app.page.path === 'pagesAuth/edit/Address');
    assert.match(app.page.text(), /玉林市 北流市/);
  });

  it('the invitation poster is drawn, and the shared page carries the code', async () => {
    const app = await open('pagesAuth/invite/PosterMaking');
    await app.until(() => app.page.drawCalls('invite-canvas').some(({ values }) => values[0] === 'GUIXIANG'));
    const texts = app.page.drawCalls('invite-canvas').map(({ values }) => String(values[0]));
    assert.ok(texts.includes('覃秀兰'), texts.join('\n'));
    await app.tap({ text: '朱砂' });
    await app.until(() => app.page.drawCalls('invite-canvas').some(({ values }) => values[0] === '邀请码 GUIXIANG'));
    await app.tap({ text: '保存图片' });
    assert.match(app.page.text(), /只用来存这张海报/);
    await app.tap({ text: '继续' });
    assert.equal(app.media.savedImages.length, 1);
  });

  it('the list of invited friends renders one window at a time', async () => {
    const app = await open('pagesAuth/invite/FriendList');
    assert.match(app.page.text(), /蒙\*\*/);
    await app.reachBottom();
  });
});
