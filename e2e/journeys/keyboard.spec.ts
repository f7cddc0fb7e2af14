import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { App } from '../pages/App';
import { focusOf, stopsOf } from '../pages/keyboardFocus';
import { RequestsInFlight } from '../pages/RequestsInFlight';

const lineId = 'star-anise.dahong.yulin';
/** Stops of the tab key that are looked at on a page. */
const STOPS = 30;

const pages = [
  'pages/index/index',
  'pages/market/index',
  'pages/transaction/index',
  'pages/mine/index',
  'pagesAuth/login/PhoneLogin',
  'pagesTransaction/purchase/create-purchase/index'
];

async function openWhole(app: App, path: string): Promise<void> {
  await app.open(path);
  // The drawn page has the keys until the app's own is there.
  await expect(app.page.locator('#first')).toHaveCount(0);
  await expect(app.top.getByRole('main')).toBeVisible();
  await expect(app.top.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Presses a key several times and returns the stops whose focus is lost, out of view or not marked. */
async function walk(page: Page, key: string, times: number): Promise<string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < times; stop += 1) {
    await page.keyboard.press(key);
    const { name, isOnControl, isInView, isMarked } = await focusOf(page);
    if (!isOnControl) faults.push(`stop ${stop + 1} is lost`);
    else if (!isInView) faults.push(`stop ${stop + 1} is out of view: ${name}`);
    else if (!isMarked) faults.push(`stop ${stop + 1} is not marked: ${name}`);
  }
  return faults;
}

for (const path of pages) {
  test(`the tab key moves through ${path}, with its focus marked and in view`, async ({ app, page }) => {
    const requests = new RequestsInFlight(page);
    await app.enter('13800138004');
    await openWhole(app, path);
    // The first key loads what follows the first screen.
    await page.keyboard.press('Shift');
    await expect.poll(() => requests.count).toBe(0);
    await expect.poll(() => stopsOf(page)).toBeGreaterThan(3);
    const stops = Math.min(STOPS, await stopsOf(page));
    expect(await walk(page, 'Tab', stops)).toEqual([]);
    expect(await walk(page, 'Shift+Tab', stops - 1)).toEqual([]);
  });
}

test('a sheet takes the focus, keeps it, gives it back, and closes by Escape', async ({ app, page }) => {
  await app.enter('13800138004');
  await openWhole(app, `pagesMarket/marketInfo/index?lineId=${lineId}`);
  const opener = app.button('提醒');
  const sheet = page.getByRole('dialog');
  const isInside = () => sheet.evaluate((dialog) => dialog.contains(document.activeElement));
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  expect(await isInside()).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < STOPS; press += 1) {
      await page.keyboard.press(key);
      expect(await isInside(), `${key} ${press + 1}`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu takes the focus, gives it back, and closes by Escape without a choice', async ({ app, page }) => {
  await app.enter('13800138004');
  await openWhole(app, 'pagesAuth/setting/AccountSetting');
  const opener = app.button(/^语言/);
  const menu = page.getByRole('menu', { name: '语言' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await menu.evaluate((list) => list.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('a page opened by the keyboard takes the focus and gives it back to its opener', async ({ app, page }) => {
  const requests = new RequestsInFlight(page);
  await app.enter('13800138004');
  await openWhole(app, 'pages/mine/index');
  const opener = app.button('设置');
  // The first key loads what follows the focus.
  await page.keyboard.press('Tab');
  await expect.poll(() => requests.count).toBe(0);
  await opener.focus();
  await page.keyboard.press('Enter');
  const back = app.button('返回');
  await expect(back).toBeVisible();
  await expect(app.top).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
});

test('a refused field is read with its error, which the form leads to', async ({ app, page }) => {
  await openWhole(app, 'pagesAuth/login/PhoneLogin');
  const number = app.top.getByRole('textbox', { name: /手机号/ });
  await number.fill('138');
  await page.keyboard.press('Enter');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(/\S/);
});

test('nothing moves on pages and sheets for those who prefer reduced motion', async ({ app, page }) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  for (const path of pages.slice(0, 5)) {
    await openWhole(app, path);
    await expect.poll(moving, path).toBe(0);
  }
  await openWhole(app, `pagesMarket/marketInfo/index?lineId=${lineId}`);
  await app.button('对比').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(moving).toBe(0);
});

for (const language of ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es']) {
  test(`the document says that its language is ${language}`, async ({ app, page }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('xiangshi_h5_language', JSON.stringify(chosen)),
      language
    );
    await app.open();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}
