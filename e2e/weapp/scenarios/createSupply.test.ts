import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { stepBudgets } from './budgets';
import { logIn } from './logIn';
import { openApp } from './openApp';

/** A picture of one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
);

describe('a supply in the mini-program', () => {
  let server: TestServer;
  let app: App;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    console.log(`\n${app?.steps.table()}\n`);
    app?.close();
    await server?.stop();
  });

  async function choosePhoto(name: string, content: Buffer): Promise<void> {
    app.album.chosen = [{ tempFilePath: app.putFile(name, content), size: content.length }];
    await app.tap({ label: '添加照片' });
    if (app.page.text().includes('去选择')) await app.tap({ text: '去选择' });
    await app.until(() => !/\d%/.test(app.page.text().replace(/完整度 \d+%/, '')));
  }

  async function chooseRegion(label: string): Promise<void> {
    await app.tapForWindow({ label });
    await app.until(() => app.page.text().includes('广西壮族自治区'));
    await app.tap({ text: '广西壮族自治区' });
    await app.tap({ text: '玉林市' });
    await app.tap({ text: '玉州区' });
  }

  it('asks for a login, then says what is missing', async () => {
    app = await openApp({
      baseUrl: server.url,
      path: 'pagesTransaction/supply/create-supply/CreateSupply',
      query: {},
      scene: 1001
    });
    assert.match(app.page.text(), /登录后发布/);
    await app.tap({ text: '登录' });
    await logIn(app, '19912345679');
    await app.until(() => app.page.text().includes('实拍照片'));
    await app.tap({ text: '还差 11 项，去填写' });
    assert.match(app.page.text(), /至少放 1 张自己拍的照片/);
  });

  it('takes a photo for the cover, and no PDF that is called one', async () => {
    await choosePhoto('paper.jpg', Buffer.from('%PDF-1.7'));
    assert.match(app.page.text(), /只能传 jpg、png、webp 图片/);
    await app.tap({ label: '删除第 1 张照片' });
    await choosePhoto('one.png', photo);
    assert.match(app.page.text(), /1\/9/);
    assert.match(app.page.text(), /封面/);
  });

  it('is filled in, its title written by itself', async () => {
    await app.tapForWindow({ label: '品种与规格 选择品种、等级和形态' });
    await app.until(() => app.page.text().includes('八角'));
    await app.tap({ text: '八角' });
    await app.tap({ text: '大红' });
    await app.tap({ text: '整货' });
    await app.tap({ text: '选好了' });
    await chooseRegion('产地 请选择');
    await app.input({ label: '价格' }, '34.5');
    await app.input({ label: '库存' }, '5000');
    await app.input({ label: '起订量' }, '100');
    await chooseRegion('发货地 请选择');
    await app.tap({ text: '现货' });
    assert.match(app.page.text(), /可以发布了/);
  });

  it('is sent to its review', async () => {
    await app.tap({ text: '发布' });
    await app.until(() => app.page.text().includes('已提交，等审核'));
    app.holdTo(stepBudgets());
  });
});
