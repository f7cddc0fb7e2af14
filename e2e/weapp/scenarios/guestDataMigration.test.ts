import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { NewsBrief } from '@contract/news';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

describe('saving and copying content from the mini-program', () => {
  const scene = setupScenario();
  let article: NewsBrief;

  async function open(path: string, query: Record<string, string>): Promise<App> {
    return scene.open({ path, query, scene: 1007 });
  }

  async function openPoster(): Promise<App> {
    const app = await open('pagesNews/NewsDtl', { id: article.id });
    await app.tap({ text: '海报' });
    await app.until(() => app.page.text().includes('保存图片') && !app.page.text().includes('正在生成海报'));
    return app;
  }

  before(async () => {
    const { items } = await fetchJson<Page<NewsBrief>>(scene.server, '/api/front/news/list?limit=1');
    [article] = items as [NewsBrief];
  });

  it('draws a poster, also on a phone that cannot decode SVG', async () => {
    const app = await openPoster();
    const texts = app.page
      .drawCalls('poster-canvas')
      .filter(({ name }) => name === 'fillText')
      .map(({ values }) => String(values[0]));
    assert.ok(texts.join('').includes(article.title.slice(0, 6)), texts.join('\n'));
    assert.ok(texts.includes('扫码看详情'), texts.join('\n'));
  });

  it('explains the use of the album before the system asks, and saves', async () => {
    const app = await openPoster();
    await app.tap({ text: '保存图片' });
    assert.match(app.page.text(), /只用来存这张海报/);
    assert.deepEqual(app.media.savedImages, []);
    await app.tap({ text: '继续' });
    assert.equal(app.media.savedImages.length, 1);
    assert.match(app.page.text(), /已保存/);
    await app.tap({ text: '分享' });
    assert.deepEqual(app.media.sharedImages, app.media.savedImages);
  });

  it('links to the settings when the album permission was denied', async () => {
    const app = await openPoster();
    app.permissions.answers = 'refused';
    await app.tap({ text: '保存图片' });
    await app.tap({ text: '继续' });
    assert.match(app.page.text(), /微信里还没有允许[\s\S]*添加到相册[\s\S]*长按图片保存/);
    await app.tap({ text: '去设置' });
    assert.equal(app.permissions.settingsShown, 1);
    assert.deepEqual(app.media.savedImages, []);
    app.permissions.inSettings = 'allows';
    await app.tap({ text: '去设置' });
    assert.equal(app.media.savedImages.length, 1);
    assert.match(app.page.text(), /已保存/);
  });

  // WeChat shows the operator's hosts only; this build has none.
  it('copies the address of another site instead of opening it', async () => {
    const address = 'https://www.gov.cn/zhengce';
    const app = await open('pagesNews/webView/index', { url: encodeURIComponent(address) });
    assert.throws(() => app.page.find({ tag: 'web-view' }));
    await app.tap({ text: '复制链接' });
    assert.equal(app.page.path, 'pagesNews/CopyClipboard');
    await app.tap({ text: '复制' });
    assert.equal(app.sideEffects.clipboard, address);
  });

  it('opens no unsafe address', async () => {
    const app = await open('pagesNews/webView/index', { url: encodeURIComponent('javascript:alert(1)') });
    assert.throws(() => app.page.find({ tag: 'web-view' }));
    assert.match(app.page.text(), /链接不安全/);
  });
});
