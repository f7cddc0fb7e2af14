import { expect, test } from '../test';

test.use({ isNewcomer: true });

test('a newcomer is asked once; whoever refuses browses on and leaves no searches behind', async ({ app, page }) => {
  await app.open();
  const panel = page.getByRole('dialog', { name: '欢迎使用香市' });
  await expect(panel).toBeVisible({ timeout: 10_000 });
  await expect(panel.getByRole('checkbox')).toHaveCount(0);

  await panel.getByRole('link', { name: '《隐私政策》' }).click();
  await expect(app.text('香市隐私政策')).toBeVisible();
  await app.back();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: '不同意，仅浏览' }).click();
  await expect(panel).toBeHidden();

  await app.open('pagesSearch/search-view/index?q=八角');
  await expect(app.text('大红')).toBeVisible();
  await app.open('pagesSearch/SearchMiddlePage');
  await expect(app.text('大家在搜')).toBeVisible();
  await expect(app.top.getByText('搜索记录')).toHaveCount(0);
  // A second visit asks nothing: what waits for the first sign of use has had its chance.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[compliance 2] the privacy policy is two taps away from the home', async ({ app, page }) => {
  await app.open();
  await page.getByRole('dialog').getByRole('button', { name: '同意并继续' }).click({ timeout: 10_000 });
  await app.tab('我的');
  await app.top.getByText('隐私政策').first().click();
  await expect(app.text('香市隐私政策')).toBeVisible();
});
