import { expect, test } from '../fixtures';

/** Wide enough for the side panes. */
const desktop = { width: 1280, height: 900 };

test('an unknown address shows a page with status 404 and links', async ({ app, page, request }) => {
  for (const address of ['/h5/no/such/page', '/h5/pagesMarket/', '/elsewhere', '/h5/%E0%A4%A']) {
    const answer = await page.goto(`${app.url}${address}`);
    expect(answer?.status(), address).toBe(404);
    await expect(app.text('链接可能写错了，或页面已经下线'), address).toBeVisible();
    await expect(page.getByRole('tab', { name: '行情' }), address).toBeVisible();
  }
  const forProgram = await request.get(`${app.url}/elsewhere`);
  expect(await forProgram.json()).toMatchObject({ data: { error: 'NOT_FOUND' } });

  await expect(app.text('最新行情')).toBeVisible();
  const article = app.top.getByRole('link', { name: /阅读/ }).first();
  await article.click();
  await expect(page).toHaveURL(/NewsDtl\?id=/);
  await app.back();
  await expect(app.text('没有这个页面').first()).toBeVisible();
  await app.button('搜一搜').click();
  await expect(page).toHaveURL(/SearchMiddlePage/);
  await app.back();
  await app.button('回首页').click();
  await expect(app.text('今日行情')).toBeVisible();
});

test('the old names of the home redirect to the home', async ({ app, page }) => {
  for (const name of ['index.html', 'pages/index']) {
    await page.goto(`${app.url}/h5/${name}`);
    await expect(app.text('今日行情')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/h5/');
  }
});

test('the ticket on the home opens the expo', async ({ app, page }) => {
  await app.open();
  const ticket = app.top.getByRole('link', { name: /博览会/ }).first();
  await ticket.scrollIntoViewIfNeeded();
  await ticket.click();
  await expect(page).toHaveURL(/pagesExhibit\/index/);
  await expect(app.text('展会资讯')).toBeVisible();
  await app.back();
  await expect(app.text('今日行情')).toBeVisible();
});

test('the page of an unknown address keeps the side panes of a desktop', async ({ app, page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`${app.url}/h5/no/such/page`);
  await expect(app.text('没有这个页面').first()).toBeVisible();
  await expect(page.getByRole('complementary').first()).toBeVisible();
});

test('the entries of the home fill their grid, and company articles need no login', async ({ app, page }) => {
  await app.open();
  const entries = app.top.getByRole('navigation', { name: '快捷入口' });
  await expect(entries.getByRole('link')).toHaveCount(8);
  await entries.getByRole('link', { name: '企业' }).click();
  await expect(page).toHaveURL(/search-view\/index\?.*scope=companies/);
  await app.link(/香/).click();
  await expect(page).toHaveURL(/CompanyInformation\?id=|scope=supplies/);
  await expect(page.getByText('手机号登录')).toHaveCount(0);
});
