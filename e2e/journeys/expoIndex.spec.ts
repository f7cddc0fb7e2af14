import { expect, test } from '../fixtures';
import { ExpoPage } from '../pages/ExpoPage';

/** A mobile number that no demo user has. */
const mobile = '19900001401';
/** A member whose ticket for the expo is issued. */
const ticketHolder = '13800138004';

test('a visitor reads when and where the expo is, who holds it, and what the one before achieved', async ({ app }) => {
  const expo = new ExpoPage(app);
  await expo.open();
  await expect(app.text('即将开幕')).toBeVisible();
  await expect(app.text('距开幕')).toBeVisible();
  await expect(app.text('开幕式暨产业数据发布')).toBeVisible();
  for (const name of ['登记', '日程', '地图', '展商', '评选', '介绍', '招商', '直播', '证书', '优惠券'])
    await expect(expo.entry(name), name).toBeVisible();
  await expect(app.text('首日议程')).toBeVisible();
  await expect(app.text('南国香都香料商会（演示）')).toBeVisible();

  await app.link(/意向成交/).click();
  await expect(app.page).toHaveURL(/expoId=expo-past/);
  await expect(app.text('已结束')).toBeVisible();
  await expect(app.text('6.8 亿元')).toBeVisible();
  await app.back();
  await expect(app.text('即将开幕')).toBeVisible();
});

test('the introduction of the expo has its sections, and a file that is downloaded', async ({ app, page }) => {
  const expo = new ExpoPage(app);
  await expo.open();
  await expo.entry('介绍').click();
  for (const title of ['主题', '交通', '酒店', '联系我们', '常见问题'])
    await expect(app.top.getByRole('heading', { name: title, exact: true }), title).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), app.button('打开馆区一览.xlsx').click()]);
  expect(file.suggestedFilename()).toBe('馆区一览.xlsx');
});

test('a member finds the ticket on the index, also without the server, and opens it', async ({ app, page }) => {
  await app.enter(ticketHolder);
  const expo = new ExpoPage(app);
  await expo.open();
  const code = await expo.ticketCode.textContent();
  await page.route(/\/api\//, (route) => route.abort());
  await page.reload();
  await expect(expo.ticketCode).toHaveText(code ?? '');
  await page.unroute(/\/api\//);
  await expo.ticketCode.click();
  await expect(app.top.getByRole('img', { name: '陆志强的门票码' })).toBeVisible();
});

test('a member claims a coupon once and finds its code again', async ({ app }) => {
  await app.enter(mobile);
  const expo = new ExpoPage(app);
  await expo.open();
  const sheet = await expo.openCoupons();
  await sheet.getByRole('button', { name: '领取酒店连住两晚减 80 元' }).click();
  const code = sheet.getByText(/^[2-9A-Z]{10}$/);
  await expect(code).toBeVisible();
  const text = await code.textContent();
  await expo.open();
  await expect((await expo.openCoupons()).getByText(text ?? '')).toBeVisible();
});
