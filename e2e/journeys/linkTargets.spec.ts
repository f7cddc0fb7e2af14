import { expect, test } from '../fixtures';

const container = (key: string) => `pages/index/webviewContainer?key=${key}`;
const webView = (url: string) => `pages/index/web-view?url=${encodeURIComponent(url)}`;

test('a named link opens the page that the operator has set, and follows a change', async ({ app, site, page }) => {
  await site.ops('jump:set', 'journeyPage', JSON.stringify({ type: 'searchLink', q: '八角' }));
  await app.open(container('journeyPage'));
  await expect(page).toHaveURL(/search-view/);
  await site.ops('jump:set', 'journeyPage', JSON.stringify({ type: 'callPhone', phone: '400-000-0000' }));
  await app.open(container('journeyPage'));
  await expect(app.button('打开')).toBeVisible();
  await app.button('复制链接').click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toHaveCount(1);
  await site.ops('jump:remove', 'journeyPage');
  await app.open(container('journeyPage'));
  await expect(app.text('没有找到这个链接')).toBeVisible();
});

test('an operator cannot set a link that is unsafe or leads to an unknown host', async ({ site }) => {
  for (const url of ['javascript:alert(1)', '//www.gov.cn', 'https://a:b@www.gov.cn/', 'https://evil.example/']) {
    const refused = site.ops('jump:set', 'journeyUnsafe', JSON.stringify({ type: 'externalLink', url }));
    await expect(refused).rejects.toThrow();
  }
  expect(await site.ops('jump:list')).not.toContain('journeyUnsafe');
});

test('a link to a mini-program shows its code in a browser', async ({ app, site, page }) => {
  const target = { type: 'openMiniprogram', appId: 'wx1234567890abcdef', path: 'pages/index/index' };
  await site.ops('jump:set', 'journeyMini', JSON.stringify(target));
  await app.open(container('journeyMini'));
  await app.button('打开').click();
  await expect(page.getByText('用微信扫一扫')).toBeVisible();
  await site.ops('jump:remove', 'journeyMini');
});

test('the web view refuses what is unsafe and names an unknown host', async ({ app, page }) => {
  for (const url of ['javascript:alert(1)', 'https://www.gov.cn@evil.example/', 'https://www.gov.cn/?token=1']) {
    await app.open(webView(url));
    await expect(app.text('链接不安全，已拦下')).toBeVisible();
    expect(await page.locator('iframe').count()).toBe(0);
  }
  await app.open(webView('https://evil.example/a'));
  await expect(app.text('https://evil.example/a')).toBeVisible();
  await expect(app.button('在浏览器打开')).toBeVisible();
});

test('the web view loads an allowed page again', async ({ app, page }) => {
  let loads = 0;
  await page.route('https://www.gov.cn/**', (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>公告</p>' });
  });
  await app.open(webView('https://www.gov.cn/a'));
  await expect(page.frameLocator('iframe').getByText('公告')).toBeVisible();
  await app.button('刷新').click();
  await expect.poll(() => loads).toBe(2);
  await expect(app.text('内容来自 www.gov.cn，由对方网站负责')).toBeVisible();
});

test('a campaign is read by a visitor, taken part in after the login, and not unlocked by sharing', async ({
  app,
  page
}) => {
  await app.open('pages/index/activity/index?id=verified-buyers');
  await expect(app.text('未开始')).toBeVisible();
  await app.open('pages/index/activity/index?id=first-purchase');
  await expect(app.text('已结束')).toBeVisible();
  await app.open('pages/index/activity/index?id=new-crop-supply');
  await expect(app.text('展示不收费，不以转发、邀请为条件。')).toBeVisible();
  await app.enter('13800138000');
  await app.open('pages/index/activity/index?id=new-crop-supply');
  await app.button('发布供应').click();
  await expect(page).toHaveURL(/CreateSupply/);
});
