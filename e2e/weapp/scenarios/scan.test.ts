import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

describe('scanning in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  before(async () => {
    app = await scene.open();
  });

  it('does nothing after a cancellation', async () => {
    await app.tap({ label: '扫一扫' });
    assert.deepEqual(app.stack, ['pages/index/index']);
  });

  it('shows a foreign link to be copied', async () => {
    app.media.scanResult = { result: 'https://example.com/pay?to=1' };
    await app.tap({ label: '扫一扫' });
    assert.equal(app.page.path, 'pagesNews/CopyClipboard');
    assert.ok(app.page.text().includes('https://example.com/pay?to=1'), app.page.text());
    await app.back();
  });

  it('opens the page of an app code, and takes its invitation', async () => {
    app.media.scanResult = {
      result: '*',
      path: 'pagesNews/quick-news/quick-news-list/index?scene=inviteCode%3DABCD12'
    };
    await app.tap({ label: '扫一扫' });
    assert.equal(app.page.path, 'pagesNews/quick-news/quick-news-list/index');
    const key = app.storage.keys.find((name) => name.endsWith('_weapp_inviteCode'));
    assert.equal(key && app.storage.get(key), JSON.stringify('ABCD12'));
    await app.back();
  });

  it('searches for a scanned text', async () => {
    app.media.scanResult = { result: '大料' };
    await app.tap({ label: '扫一扫' });
    assert.equal(app.page.path, 'pagesSearch/search-view/index');
    assert.ok(app.page.text().includes('「大料」就是八角，已合并显示结果'), app.page.text());
  });

  it('offers no voice input, which WeChat lacks', async () => {
    assert.ok(!app.page.text().includes('语音'));
    await assert.rejects(app.tap({ label: '语音输入' }));
  });
});
