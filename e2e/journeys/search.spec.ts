import { expect, test } from '../fixtures';

test('a search for 大料 from the home finds 八角, and the way back restores the state', async ({ app, page }) => {
  await app.open();
  await app.link('搜品种、货源、企业').click();
  const field = app.top.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('大料');
  await expect(app.text('「大料」就是八角，已合并显示结果')).toBeVisible();
  await app.link('搜索「大料」').click();

  await expect(page).toHaveURL(/search-view\/index\?q=/);
  await expect(app.text('「大料」就是八角，已合并显示结果')).toBeVisible();
  await expect(app.top.getByRole('heading', { name: '行情' })).toBeVisible();
  await app.top.getByRole('tab', { name: /^供应/ }).click();
  // The first tab stays attached but hidden, and rows are rendered as they come near the screen.
  const supplies = app.top.locator('#found-supplies');
  await expect(supplies.getByText('企业认证').first()).toBeVisible();
  await expect(async () => {
    await app.scrollTo(10_000);
    await expect(app.text('没有更多了')).toBeInViewport({ timeout: 500 });
  }).toPass();
  const before = await app.scrollTop();
  expect(before).toBeGreaterThan(100);

  // Opens a supply and the market's price for it, and returns to the same position in the same tab.
  await supplies.getByText('企业认证').locator('visible=true').last().click();
  await expect(page).toHaveURL(/supply-info\/index\?id=/);
  await app.link(/今日/).click();
  await expect(page).toHaveURL(/marketInfo\/index\?lineId=/);
  await app.back();
  await app.back();
  await expect(app.top.getByRole('tab', { name: /^供应/ })).toHaveAttribute('aria-selected', 'true');
  expect(await app.scrollTop()).toBe(before);

  await app.back();
  await expect(app.top.getByRole('searchbox')).toHaveValue('大料');
  await app.top.getByRole('searchbox').fill('');
  await page.reload();
  await expect(app.button('大料')).toBeVisible();
  await app.button('删除「大料」').click();
  await expect(app.button('删除「大料」')).toHaveCount(0);
});

test('a search without results offers links', async ({ app }) => {
  await app.open(`pagesSearch/search-view/index?q=${encodeURIComponent('八饺')}`);
  await expect(app.text('没有找到「八饺」')).toBeVisible();
  await app.button('八角').click();
  await expect(app.top.getByRole('heading', { name: '供应' })).toBeVisible();
});

test('a search for special characters is harmless', async ({ app }) => {
  for (const q of ['🌶️🌶️', "'; drop table variety; --", '<script>alert(1)</script>', '%_\\']) {
    await app.open(`pagesSearch/search-view/index?q=${encodeURIComponent(q)}`);
    await expect(app.text(`没有找到「${q}」`)).toBeVisible();
  }
  await app.open(`pagesSearch/search-view/index?q=${'x'.repeat(200)}`);
  await expect(app.text('最多 30 个字，已按前 30 个字搜索')).toBeVisible();
});

test('the search leads to the expo, to an exhibitor of it and to a session', async ({ app, page }) => {
  const search = (q: string) => app.open(`pagesSearch/search-view/index?q=${encodeURIComponent(q)}`);
  await search('博览会');
  await app.link(/香料产业博览会/).click();
  await expect(page).toHaveURL(/pagesExhibit\/index\?expoId=expo-demo/);

  await search('桂南香叶');
  await app.top.getByRole('tab', { name: /^展商/ }).click();
  await app.link(/^桂南香叶供应链/).click();
  await expect(app.text('联系人')).toBeVisible();

  await search('八角秋果');
  await app.top.getByRole('tab', { name: /^场次/ }).click();
  await app.link(/八角秋果行情会商/).click();
  await expect(page).toHaveURL(/schedule\/index\?/);
  await expect(app.top.getByRole('dialog', { name: /八角秋果行情会商/ })).toBeVisible();
});
