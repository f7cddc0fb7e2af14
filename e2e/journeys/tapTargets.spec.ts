import { expect, test } from '../fixtures';
import type { App } from '../pages/App';
import { fontSizesOf, tapTargetsOf } from '../pages/tapTargets';

/** Smallest tap target, px; smallest font that the law requires in large print, px. */
const [FINGER, LARGE_PRINT] = [44, 18];

const pages = [
  'pages/mine/index',
  'pagesAuth/setting/AccountSetting',
  'pagesAuth/attestation/AttestationCenter',
  'pagesAuth/company/CompanyManager',
  'pagesAuth/invite/FriendList',
  'pagesAuth/notify-center/index'
];

/** Opens a page and waits until its content has loaded. */
async function openWhole(app: App, path: string): Promise<void> {
  await app.open(path);
  await expect(app.top.getByRole('main')).toBeVisible();
  await app.page.waitForLoadState('networkidle');
}

test('[compliance 20] every tap target has at least 44 px, in both print sizes, and each page marks its main content', async ({
  app,
  page
}) => {
  test.setTimeout(120_000);
  await app.enter('13800138000');
  for (const isLarge of [false, true]) {
    await app.open();
    await page.evaluate((elder) => localStorage.setItem('xiangshi_h5_elder', JSON.stringify(elder)), isLarge);
    for (const path of pages) {
      await openWhole(app, path);
      await expect(app.top.getByRole('main'), path).toHaveCount(1);
      const targets = await tapTargetsOf(page);
      expect(targets.length, path).toBeGreaterThan(3);
      expect(
        targets.filter(({ width, height }) => Math.min(width, height) < FINGER - 0.5),
        path
      ).toEqual([]);
    }
  }
});

test('[compliance 20] titles, options and inputs have eighteen points in large print', async ({ app, page }) => {
  await app.enter('13800138001');
  await app.open('pages/mine/index');
  await app.text('长辈模式').click();
  const read = [
    ['pagesAuth/setting/AccountSetting', '[role=main] [role=button], [role=main] [role=link]'],
    // Fields with a name take text; those without lie hidden over a button.
    ['pagesAuth/attestation/corporate-verification/index', '[role=heading], input[name]']
  ] as const;
  for (const [path, selector] of read) {
    await openWhole(app, path);
    const sizes = await fontSizesOf(page, selector);
    expect(sizes.length, path).toBeGreaterThan(3);
    expect(
      sizes.filter(({ size }) => size < LARGE_PRINT),
      path
    ).toEqual([]);
  }
});
