import { expect, test } from '../fixtures';
import type { App } from '../pages/App';
import { computedStylesOf } from '../pages/computedStyles';

const lineId = 'star-anise.dahong.yulin';

async function ready(app: App): Promise<void> {
  await expect(app.top.getByRole('main')).toBeVisible();
  await expect(app.top.locator('[aria-busy=true]')).toHaveCount(0);
  await app.page.waitForLoadState('networkidle');
}

test('a page keeps its appearance after each of its sheets was open and another page was shown', async ({
  app,
  page
}) => {
  test.setTimeout(180_000);
  await app.enter('13800138000');
  await app.open(`pagesMarket/marketInfo/index?lineId=${lineId}`);
  await ready(app);
  const before = await computedStylesOf(page);
  expect(Object.keys(before).length).toBeGreaterThan(100);
  for (const [opener, title] of [
    ['提醒', /提醒/],
    ['明细', /明细/],
    ['对比', /对比/]
  ] as const) {
    await app.button(opener).click();
    const sheet = page.getByRole('dialog').filter({ hasText: title }).first();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await app.link(/条$|全部|供应/).click();
  await ready(app);
  await app.back();
  await ready(app);
  const after = await computedStylesOf(page);
  const changed = Object.keys(before).filter((name) => after[name] !== undefined && after[name] !== before[name]);
  expect(changed.map((name) => `${name}: ${before[name]} -> ${after[name]}`)).toEqual([]);
});
