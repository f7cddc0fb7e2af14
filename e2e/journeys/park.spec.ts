import { DAY_MS } from '../../types/rules/duration';
import { shanghaiDay } from '../../types/rules/shanghaiTime';
import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';
import { ParkPage } from '../pages/ParkPage';

const market = '福达香料市场园（演示）';
const extraction = '南流江香精香料园（演示）';

test('a member compares parks, books a visit to a plot and follows its progress', async ({ app, page }) => {
  await app.enter(newMobile());
  const parks = new ParkPage(app);

  await test.step('parks without such a plot are left out', async () => {
    await parks.open();
    await expect(parks.card(market)).toBeVisible();
    await parks.filterByKind('土地');
    await expect(parks.card(market)).toBeHidden();
    await parks.filterByKind('全部类型');
  });

  await test.step('two parks are side by side', async () => {
    await parks.compare(market, extraction);
    await expect(page.getByRole('table', { name: '园区对比' })).toContainText('192,000 元/亩 起');
    await page.getByRole('table').getByRole('link', { name: market }).click();
  });

  await test.step('the plan marks the plot that is asked about', async () => {
    await parks.show('地块');
    await app.button('S-01 可入驻').click();
    await expect(app.button('S-01 可入驻')).toHaveAttribute('aria-pressed', 'true');
    await app.button('咨询 S-01').click();
  });

  await test.step('the visit is acknowledged and listed', async () => {
    const day = shanghaiDay(Date.now() + 3 * DAY_MS);
    await parks.fillLead('韦小暖', '13800138001', day);
    await app.button('发送').click();
    await expect(app.text(/回执号 ZS\d{10}/)).toBeVisible();
    await app.button('看进度').click();
    await expect(app.text(`预约 ${day} 参观`)).toBeVisible();
    await expect(app.text('已提交')).toBeVisible();
  });
});

test('a visitor reads the brochure of a park and logs in to book a visit', async ({ app, page }) => {
  const parks = new ParkPage(app);
  await parks.open('?id=park-fuda');
  await expect(app.button('拨打 0775-3850031')).toBeVisible();
  await parks.show('资料');
  await app.button('下载资料').click();
  const download = page.waitForEvent('download');
  await page.getByText('保存到这台设备').click();
  expect((await download).suggestedFilename()).toBe(`${market}.txt`);
  await app.button('预约参观或咨询').click();
  await expect(page.getByText('登录后提交意向').first()).toBeVisible();
});

test('a link to a withdrawn park shows the others, and parks are reached from the expo', async ({ app, page }) => {
  const parks = new ParkPage(app);
  await parks.open('?id=unknown');
  await expect(app.text('没有这个园区')).toBeVisible();
  await app.button('看园区').click();
  await expect(parks.card(market)).toBeVisible();
  await app.open('pagesExhibit/index');
  await app.button('招商').click();
  await page.getByText('园区招商', { exact: true }).first().click();
  await expect(parks.card(market)).toBeVisible();
});
