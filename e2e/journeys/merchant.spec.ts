import { expect, test } from '../fixtures';
import { MerchantPage } from '../pages/MerchantPage';

const exhibitor = 'expo-demo-company-guinan';

test('a member finds an exhibitor, marks it, takes notes, books a meeting and cancels it', async ({ app }) => {
  await app.enter('19900000731');
  const merchants = new MerchantPage(app);

  await test.step('the search knows pinyin', async () => {
    await merchants.open();
    await expect(app.text('200 家展商')).toBeVisible();
    await merchants.search('gnxy');
    await expect(app.text('1 家展商')).toBeVisible();
    await app.button(/^收藏桂南香叶供应链/).click();
    await expect(app.button(/^取消收藏桂南香叶供应链/)).toBeVisible();
  });

  await test.step('an opened exhibitor survives a reload', async () => {
    await merchants.openExhibitor(/桂南香叶供应链/);
    await expect(app.text('我的跟进')).toBeVisible();
    await app.page.reload();
    await expect(app.text('我的跟进')).toBeVisible();
    expect(app.page.url()).toContain(exhibitor);
  });

  await test.step('notes are saved and undone', async () => {
    await merchants.showSection('我的跟进');
    await app.top.locator('textarea').fill('要两吨样单');
    await app.button('保存').click();
    await app.button('撤销').click();
    await expect(app.top.locator('textarea')).toHaveValue('');
  });

  await test.step('a meeting is booked and cancelled', async () => {
    await merchants.bookFirstSlot();
    await expect(app.button(/我的$/)).toHaveCount(1);
    await app.button(/我的$/).click();
    await app.button('取消预约').click();
    await app.page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click();
    await expect(app.text('还没有预约')).toBeVisible();
  });
});

test('an opened exhibitor has one height as an outline, once it is loaded, and in another section', async ({
  app,
  page
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/front/expo/getExhibitor', async (route) => {
    await held;
    await route.continue();
  });
  const merchants = new MerchantPage(app);
  await merchants.open(`?id=${exhibitor}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('[aria-busy="true"]')).toBeVisible();
  const outline = await sheet.boundingBox();
  answer();
  await expect(app.text('我的跟进')).toBeVisible();
  expect(await sheet.boundingBox()).toEqual(outline);
  await merchants.showSection('我的跟进');
  await expect(app.button('登录后记录')).toBeVisible();
  expect(await sheet.boundingBox()).toEqual(outline);
});

test('a member of the staff offers a slot, withdraws it, and keeps one that is booked', async ({ app }) => {
  await app.enter('13800138000');
  const merchants = new MerchantPage(app);
  await merchants.open(`?id=${exhibitor}`);
  await merchants.showSection('我的时段');
  await merchants.toggleOwnSlot('12:30');
  await expect(app.text('已开放')).toBeVisible();
  await merchants.toggleOwnSlot('12:30');
  await expect(app.text('已收回')).toBeVisible();
});

test('a visitor sees an unknown exhibitor as missing, and logs in for a favourite', async ({ app }) => {
  const merchants = new MerchantPage(app);
  await merchants.open('?id=unknown');
  await expect(app.text('没有找到这家展商')).toBeVisible();
  await app.button('看全部展商').click();
  await app.button(/^收藏/).first().click();
  await expect(app.text('登录后可以收藏展商')).toBeVisible();
});
