import type { Locator } from '@playwright/test';
import { MINUTE_MS } from '@rules/duration';
import { expect, test } from '../fixtures';

/**
 * Numbers of the specification (section 9) in style sheets and timers, as the browser computes them at a width of 375.
 */

const styleOf = (element: Locator, ...properties: string[]) =>
  element.evaluate((node, names) => {
    const style = getComputedStyle(node);
    return names.map((name) => style.getPropertyValue(name));
  }, properties);

test('the tab bar is 50 px high, with icons of 24, labels of 10, a gap of 3, in its two colours', async ({
  app,
  page
}) => {
  await app.open();
  const bar = page.locator('.tab-bar');
  // The drawn page has one, too.
  await expect(bar).toHaveCount(1);
  await expect(bar).toBeVisible();
  expect(await styleOf(bar, 'height')).toEqual(['50px']);
  const icon = bar.locator('.tab-bar__icon').first();
  expect(await styleOf(icon, 'width', 'height', 'margin-bottom')).toEqual(['24px', '24px', '3px']);
  expect(await styleOf(bar.locator('.tab-bar__label').first(), 'font-size')).toEqual(['10px']);
  expect(await styleOf(bar.getByRole('tab').first(), 'color')).toEqual(['rgb(237, 73, 64)']);
  expect(await styleOf(bar.getByRole('tab').nth(1), 'color')).toEqual(['rgb(153, 153, 153)']);
});

test('an action sheet lists 260 px and scrolls; the selected entry is aligned with the others', async ({
  app,
  page
}) => {
  await app.enter('13800138020');
  await app.open('pagesAuth/setting/AccountSetting');
  await app.text('语言').click();
  const menu = page.getByRole('menu', { name: '语言' });
  await expect(menu).toBeVisible();
  const list = menu.getByRole('menuitemradio').first().locator('..');
  const scroller = menu.locator('[class*=scroll-view]').first();
  expect(await styleOf(scroller, 'max-height', 'overflow-y')).toEqual([expect.stringContaining('260px'), 'auto']);
  await expect(list).toBeVisible();
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText(/简体中文/);
  const middles = await menu.getByRole('menuitemradio').evaluateAll((rows) =>
    rows.map((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.firstElementChild ?? row);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    })
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
});

test('an action sheet is a popover at the control that opened it from 500 px on', async ({ app, page }) => {
  await app.enter('13800138021');
  for (const [width, isPopover] of [
    [499, false],
    [500, true],
    [1280, true]
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await app.open('pagesAuth/setting/AccountSetting');
    const opener = app.button(/^语言/);
    await opener.click();
    const menu = page.getByRole('menu', { name: '语言' });
    const choice = menu.getByRole('menuitemradio').first();
    await expect(choice).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: '取消' })).toHaveCount(isPopover ? 0 : 1);
    if (isPopover) {
      const [box, from, column] = await Promise.all([
        choice.boundingBox(),
        opener.boundingBox(),
        app.top.boundingBox()
      ]);
      if (!box || !from || !column) throw new Error('not laid out');
      const isBelow = Math.abs(box.y - (from.y + from.height));
      const isAbove = Math.abs(from.y - (box.y + 260));
      expect(Math.min(isBelow, isAbove)).toBeLessThan(120);
      expect(box.x).toBeGreaterThanOrEqual(column.x);
      expect(box.x + box.width).toBeLessThanOrEqual(column.x + column.width);
    }
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
  }
});

test('a toast is shown for 1500 ms', async ({ app, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await app.open('pagesAuth/contact/index');
  const copy = app.button('复制');
  await expect(copy).toBeVisible();
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await copy.click();
  const toast = app.top.getByRole('status').filter({ hasText: '已复制' });
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1_490);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(toast).toHaveCount(0);
});
