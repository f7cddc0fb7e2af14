import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import { PART_BYTES } from '@rules/uploadParts';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { chooseGoods, choosePhoto, chooseRegion } from './formActions';
import { logIn } from './logIn';
import { setupScenario } from './setupScenario';

const form = 'pagesTransaction/supply/create-supply/CreateSupply';
/** A mobile number that no demo user has. */
const seller = '19912345679';
/** A picture of one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
);
/** Returns a video of the demo with so much padding that it is uploaded in two parts. */
function longVideo(): Buffer {
  const video = readFileSync(path.resolve(__dirname, '../../../server/seed/videos/tsaoko.mp4'));
  const emptiness = Buffer.alloc(PART_BYTES);
  emptiness.writeUInt32BE(emptiness.length);
  emptiness.write('free', 4, 'latin1');
  return Buffer.concat([video, emptiness]);
}

describe('a supply in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  before(async () => {
    app = await scene.open({ path: form });
  });

  it('asks for a login, then shows the missing fields', async () => {
    assert.match(app.page.text(), /登录后发布/);
    await app.tap({ text: '登录' });
    await logIn(app, seller);
    await app.until(() => app.page.text().includes('实拍照片'));
    await app.tap({ text: '还差 12 项，去填写' });
    assert.match(app.page.text(), /至少放 1 张自己拍的照片/);
  });

  it('takes a photo for the cover, and refuses a PDF with a picture’s name', async () => {
    await choosePhoto(app, 'paper.jpg', Buffer.from('%PDF-1.7'));
    assert.match(app.page.text(), /只能传 jpg、png、webp 图片/);
    await app.tap({ label: '删除第 1 张照片' });
    await choosePhoto(app, 'one.png', photo);
    assert.match(app.page.text(), /1\/9/);
    assert.match(app.page.text(), /封面/);
  });

  it('uploads a video in parts, which it reads on the phone and removes afterwards', async () => {
    const video = longVideo();
    const names = app.files.names();
    app.media.chosenFiles = [{ tempFilePath: app.putFile('video.mp4', video), size: video.length, duration: 5 }];
    await app.tap({ label: '更多信息' });
    await app.tap({ label: '添加视频' });
    const parts = () => app.requests.filter(({ path: to }) => to.startsWith('/api/front/upload/parts/'));
    await app.until(() => parts().some(({ path: to }) => to.endsWith('/finish')) && !/正在上传/.test(app.page.text()));
    assert.deepEqual(
      parts().map(({ path: to }) => /begin$|index=\d$|finish$/.exec(to)?.[0]),
      ['begin', 'index=0', 'index=1', 'finish']
    );
    assert.deepEqual(app.files.names(), names);
  });

  it('is filled in, with a generated title', async () => {
    await chooseGoods(app);
    await chooseRegion(app, '产地 请选择');
    await app.input({ label: '价格' }, '34.5');
    await app.input({ label: '库存' }, '5000');
    await app.input({ label: '起订量' }, '100');
    await chooseRegion(app, '发货地 请选择');
    await app.tap({ text: '现货' });
    // A generated nickname is no name to be called by: the form does not begin with it.
    await app.input({ label: '联系人' }, '韦师傅');
    assert.match(app.page.text(), /可以发布了/);
  });

  it('shows a preview before it is submitted', async () => {
    await app.tap({ text: '预览' });
    assert.match(app.page.text(), /采购商看到的样子/);
    await app.tap({ label: '关闭' });
  });

  it('is submitted for review', async () => {
    await app.tap({ text: '发布' });
    await app.until(() => app.page.text().includes('已提交，等审核'));
  });

  it('a supply of another user opens no form', async () => {
    const { items } = await fetchJson<Page<SupplyBrief>>(scene.server, '/api/front/supply/list?limit=1');
    const stranger = await scene.openAs('13800138002', form, { id: items[0]?.id ?? '' });
    assert.match(stranger.page.text(), /这不是你的供应/);
    assert.ok(!stranger.page.text().includes(items[0]?.title ?? ''), stranger.page.text());
  });
});
