import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setupScenario } from './setupScenario';

describe('link targets in the mini-program', () => {
  const scene = setupScenario();

  it('show an address of another host as text to copy, and nothing of an unsafe one', async () => {
    const query = (url: string) => ({ url: encodeURIComponent(url) });
    const app = await scene.open({ path: 'pages/index/web-view', query: query('https://example.com/a') });
    assert.match(app.page.text(), /不在应用里打开这个网站[\s\S]*https:\/\/example\.com\/a/);
    const other = await scene.open({ path: 'pages/index/web-view', query: query('javascript:alert(1)') });
    assert.match(other.page.text(), /链接不安全，已拦下/);
  });

  it('lead from a name to a button for what leaves the app', async () => {
    const app = await scene.open({ path: 'pages/index/webviewContainer', query: { key: 'helpLine' } });
    assert.match(app.page.text(), /继续打开/);
    const unknown = await scene.open({ path: 'pages/index/webviewContainer', query: { key: 'nothing' } });
    assert.match(unknown.page.text(), /没有找到这个链接/);
  });

  it('show a campaign with its way to take part', async () => {
    const app = await scene.open({ path: 'pages/index/activity/index', query: { id: 'new-crop-supply' } });
    assert.match(app.page.text(), /进行中[\s\S]*参加步骤[\s\S]*活动规则/);
  });

  it('show pictures of a banner, and none of another host', async () => {
    const urls = ['/uploads/a.jpg', 'https://evil.example/b.jpg', '/uploads/c.jpg'].join(',');
    const app = await scene.open({
      path: 'pages/index/home-swiper/ImagePreview',
      query: { urls: encodeURIComponent(urls), index: '1' }
    });
    assert.match(app.page.text(), /2\/2/);
  });
});
