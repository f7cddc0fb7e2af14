import { expect, test } from '../fixtures';
import { ExpoMapPage } from '../pages/ExpoMapPage';
import { HonorPage } from '../pages/HonorPage';
import { SchedulePage } from '../pages/SchedulePage';

const member = '13800138004';
const ofSecondDay = '花椒毛货怎样定价';

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

test('the day of the schedule and its open session stay over a reload', async ({ app, page }) => {
  const schedule = new SchedulePage(app);
  await schedule.open();
  await schedule.showDay(1);
  await page.reload();
  await schedule.expectDay(1);

  await app.text(ofSecondDay).click();
  const session = page.getByRole('dialog', { name: ofSecondDay });
  await expect(session).toBeVisible();
  await page.reload();
  await expect(session).toBeVisible();
  await app.button('关闭').click();
  await expect(session).toBeHidden();
  await schedule.expectDay(1);
});

test('the booth on the map stays over a reload: another one than that of the link, or none', async ({ app, page }) => {
  const map = new ExpoMapPage(app);
  await map.open('1A04');
  await expect(map.booth('1A04')).toBeVisible();
  await map.search('3B05');
  await app.link(/3B05/).click();
  await expect(map.booth('3B05')).toBeVisible();
  await page.reload();
  await expect(map.booth('3B05')).toBeVisible();
  await expect(map.booth('1A04')).toHaveCount(0);

  await app.button('收起展位').click();
  await expect(map.booth('3B05')).toHaveCount(0);
  await page.reload();
  await expect(map.canvas).toBeVisible();
  await expect(app.top.getByRole('region', { name: /^展位/ })).toHaveCount(0);
});

test('the candidate of an award stays over a reload', async ({ app, page }) => {
  await new HonorPage(app).open();
  await app.button(/六万岭冻干鲜八角/).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
});
