import { expect, test } from '../fixtures';

const ARTICLE = 'pagesNews/NewsDtl?id=star-anise-dryness-decides';
const DETAIL = '/api/front/news/detail';

test('an article is read and its links work where scripts are switched off', async ({
  browser,
  site,
  contextOptions
}) => {
  const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/h5/${ARTICLE}`);
  const heading = page.getByRole('heading', { level: 1 }).first();
  const title = await heading.innerText();
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('table').first()).toBeVisible();
  const related = page.locator('a[href*="NewsDtl?id="]').last();
  const address = (await related.getAttribute('href')) ?? '';
  await related.click();
  await expect(page).toHaveURL(new RegExp(address.replace(/[.?]/g, '\\$&')));
  await expect(heading).not.toHaveText(title);
  await expect(page.locator('#first')).toBeVisible();
  await context.close();
});

test('the tabs lead on where scripts are switched off', async ({ browser, site, contextOptions }) => {
  const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/h5/`);
  await expect(page.getByRole('tab', { name: '首页' })).toHaveAttribute('aria-selected', 'true');
  const banner = page.getByRole('group', { name: /第 1 张/ }).locator('img');
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('a[href*="NewsDtl?id="]').first()).toBeVisible();
  await page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: '行情' }).click();
  await expect(page.getByRole('tab', { name: '行情' })).toHaveAttribute('aria-selected', 'true');
  await page.locator('a[href*="marketInfo/index?lineId="]').first().click();
  await expect(page).toHaveURL(/lineId=/);
  await expect(page.getByRole('img', { name: /价格，最低/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('tab', { name: '供求' }).click();
  const supply = page.locator('a[href*="supply-info/index?id="]').first();
  await supply.click();
  await expect(page).toHaveURL(/supply-info\/index\?id=/);
  await expect(page.locator('#first [role=main]')).not.toBeEmpty();
  await context.close();
});

test('a device that shows other prices than the drawn ones waits for the app', async ({ app, page }) => {
  await page.addInitScript(() => localStorage.setItem('xiangshi_h5_unit', '"jin"'));
  await page.route(/\/h5\/js\//, () => undefined);
  await page.goto(`${app.url}/h5/pages/market/index`, { waitUntil: 'commit' });
  await expect(page.locator('#first i').first()).toBeAttached();
  await expect(page.locator('#first .xs-page')).toHaveCount(0);
});

test('a link that names a language opens in it, and leaves the chosen one', async ({ app, page }) => {
  await page.addInitScript(() => localStorage.setItem('xiangshi_h5_language', '"fr"'));
  await app.open('pages/market/index?lang=en');
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await app.open('pages/market/index');
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a tap and the scroll position from before the scripts are kept', async ({ app, page }) => {
  let release: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/h5\/js\//, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(`${app.url}/h5/${ARTICLE}`, { waitUntil: 'commit' });
  const first = page.locator('#first');
  await first.getByRole('button', { name: /收藏/ }).click();
  await first.locator('.drawn-page').evaluate((page) => (page.scrollTop = 300));
  release();
  await expect(first).toHaveCount(0);
  expect(await app.scrollTop()).toBe(300);
  await expect(page.getByText('登录后收藏')).toBeVisible();
});

test('a member gets the same first screen and then the own marks; another visitor sees nothing of them', async ({
  app,
  page,
  otherApp
}) => {
  await app.enter('13800138000');
  await app.open(ARTICLE);
  await app.button(/^收藏/).click();
  await expect(app.button(/^已收藏/)).toBeVisible();
  const calls = page.waitForResponse((response) => response.url().includes(DETAIL));
  await page.reload();
  await calls;
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(app.button(/^已收藏/)).toBeVisible();

  const other = await otherApp();
  await other.open(ARTICLE);
  await expect(other.page.locator('#first')).toHaveCount(0);
  await expect(other.button(/^收藏/)).toBeVisible();
});

test('a drawn page has the appearance and the language that were chosen on the device', async ({ app, page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('xiangshi_h5_theme', '"dark"');
    localStorage.setItem('xiangshi_h5_elder', 'true');
  });
  await page.route(/\/h5\/js\//, () => undefined);
  await page.goto(`${app.url}/h5/${ARTICLE}`, { waitUntil: 'commit' });
  await expect(page.locator('#first .xs-page')).toHaveClass(/xs-dark/);
  await expect(page.locator('#first .xs-page')).toHaveClass(/xs-elder/);
  await expect(page.locator('#first .xs-page')).not.toHaveClass(/xs-auto/);

  await page.addInitScript(() => localStorage.setItem('xiangshi_h5_language', '"en"'));
  await page.goto(`${app.url}/h5/${ARTICLE}`, { waitUntil: 'commit' });
  await expect(page.locator('#first i').first()).toBeAttached();
  await expect(page.locator('#first .xs-page')).toHaveCount(0);
});

test('what is not there has the status that programs go by', async ({ page, site }) => {
  const response = await page.goto(`${site.url}/h5/pagesNews/NewsDtl?id=never`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByText('没有找到这篇资讯')).toBeVisible();
});
