import { expect, test } from '../fixtures';
import { ExpoMapPage } from '../pages/ExpoMapPage';
import { HonorPage } from '../pages/HonorPage';

const member = '13800138004';

for (const [what, path, tab] of [
  ['panel of the registration', 'pagesExhibit/exhibitRegist/index', '证书'],
  ['tab of the government', 'pagesExhibit/governmentAttractInvestment/index', '政策'],
  ['tab of the parks', 'pagesExhibit/parkAttractInvestment/index', '我的意向']
] as const) {
  test(`the ${what} stays over a reload`, async ({ app, page }) => {
    await app.enter(member);
    await app.open(path);
    const chosen = app.top.getByRole('tab', { name: tab, exact: true });
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  });
}

test('the day of the schedule stays over a reload', async ({ app, page }) => {
  await app.open('pagesExhibit/schedule/index');
  const second = app.top.getByRole('tablist').last().getByRole('tab').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(second).toHaveAttribute('aria-selected', 'true');
});

test('the booth on the map and the candidate of an award stay over a reload', async ({ app, page }) => {
  await new ExpoMapPage(app).open('1A04');
  await expect(app.button('看展商')).toBeVisible();
  await app.button('收起展位').click();
  await expect(app.button('看展商')).toHaveCount(0);
  await page.reload();
  await expect(app.top.getByRole('tab', { name: '馆内' })).toBeVisible();
  await expect(app.button('看展商')).toHaveCount(0);

  await new HonorPage(app).open();
  await app.button('六万岭冻干鲜八角的介绍').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
});
