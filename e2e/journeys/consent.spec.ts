import type { Page } from '@playwright/test';
import type { CurrentUser } from '@contract/user';
import { apiRequest } from '../apiRequest';
import { connectTo } from '../connectTo';
import { expect, test } from '../fixtures';

test.use({ isNewcomer: true });

/** Returns the stored fields about the user, not those about the appearance of the app. */
function storedAboutPerson(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const about = /token|mobile|searchHistory|inviteCode|anonymous|deviceId|footprint|visit/i;
    const isFilled = (key: string) => !['', '""', '[]', 'null'].includes(localStorage.getItem(key) ?? '');
    return Object.keys(localStorage).filter((key) => about.test(key) && isFilled(key));
  });
}

test('[compliance 1, 4] a newcomer is asked for consent once, before anything is stored or sent; one who refuses can browse and leaves no search history', async ({
  app,
  page
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await app.open();
  const panel = page.getByRole('dialog', { name: '欢迎使用香市' });
  await expect(panel).toBeVisible({ timeout: 10_000 });
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(await storedAboutPerson(page)).toEqual([]);

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
  // A second visit does not ask; tasks that wait for the first interaction have run.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedAboutPerson(page)).toEqual([]);
  expect([...hosts], 'no other host is contacted').toEqual([new URL(app.url).host]);
});

/** Font size of texts that are read, not glanced at. */
const READABLE_PX = 14;

test('[compliance 2] the privacy policy is two taps away from the home', async ({ app, page }) => {
  await app.open();
  await page.getByRole('dialog').getByRole('button', { name: '同意并继续' }).click({ timeout: 10_000 });
  await app.tab('我的');
  await app.top.getByText('隐私政策').first().click();
  await expect(app.text('香市隐私政策')).toBeVisible();
  const paragraph = app.text('只在认证时收集，收集前单独说明必要性并征得同意');
  await paragraph.scrollIntoViewIfNeeded();
  const { size, ink } = await paragraph.evaluate((element) => {
    const { fontSize, color } = getComputedStyle(element);
    return { size: parseFloat(fontSize), ink: Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number)) };
  });
  expect(size).toBeGreaterThanOrEqual(READABLE_PX);
  expect(ink, 'dark on white').toBeLessThan(110);
});

test('[compliance 1] consent to new texts while logged in is recorded on the server', async ({ app, page, site }) => {
  const mobile = '19900000521';
  const token = await app.enter(mobile);
  const agreedTo = async () =>
    (await apiRequest<CurrentUser>(site.url, '/api/member/user/current', token)).agreedVersion;
  const [before, now] = ['2026-11.2', await agreedTo()];
  const database = await connectTo(site.databaseUrl);
  await database.query('update user_account set agreed_version = $1 where mobile = $2', [before, mobile]);
  await database.end();
  await app.open('pages/mine/index');
  await page.evaluate((version) => localStorage.setItem('xiangshi_h5_consentVersion', JSON.stringify(version)), before);
  await page.reload();
  await page.keyboard.press('Shift');
  const panel = page.getByRole('dialog', { name: '欢迎使用香市' });
  await expect(panel.getByText('协议有更新，请看一下')).toBeVisible({ timeout: 10_000 });
  expect(await agreedTo()).toBe(before);
  await panel.getByRole('button', { name: '同意并继续' }).click();
  await expect.poll(agreedTo).toBe(now);
  expect(await app.token()).toBe(token);
});

test('[compliance 1] closing the question about new texts logs no one out; what is personal asks it again', async ({
  app,
  page
}) => {
  const token = await app.enter('19900000522');
  await app.open('pages/mine/index');
  await page.evaluate(() => localStorage.setItem('xiangshi_h5_consentVersion', JSON.stringify('2026-11.2')));
  await page.reload();
  await page.keyboard.press('Shift');
  const panel = page.getByRole('dialog', { name: '欢迎使用香市' });
  await expect(panel).toBeVisible({ timeout: 10_000 });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await app.token()).toBe(token);

  await app.button(/^消息/).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(app.text('消息通知')).toHaveCount(0);
  await app.button(/^消息/).click();
  await panel.getByRole('button', { name: '同意并继续' }).click();
  await expect(app.text('消息通知')).toBeVisible();
  expect(await app.token()).toBe(token);
});
