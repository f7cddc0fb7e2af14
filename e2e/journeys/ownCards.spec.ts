import { randomUUID } from 'node:crypto';
import type { CardVisit } from '@contract/cardVisit';
import { createCard } from '../businessCard';
import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';
import { secureCall } from '../secureCall';

/** Records a visit of a card directly on the server, not through the app; without a token as a visitor. */
function visitCard(site: string, cardId: string, token?: string): Promise<unknown> {
  const visit: CardVisit = {
    businessId: cardId,
    businessType: 'vcard',
    eventId: 'SCAN_CODE_VCARD_BROWSE',
    eventName: '浏览名片',
    source: 'code',
    pageId: 'pages/vcard/VcardShareMiddlePage',
    pageName: '名片',
    atMs: Date.now(),
    requestId: randomUUID(),
    ...(token === undefined && { visitorId: randomUUID() })
  };
  return secureCall(site, '/api/vcard/dataCollection/add', visit, token);
}

test('a visitor who wants a card logs in and gets the form, and without a card is led there again', async ({ app }) => {
  await app.open('pages/vcard/index');
  await expect(app.text('你的电子名片')).toBeVisible();
  await expect(app.text('谁看过，清清楚楚')).toBeVisible();

  await test.step('a login on the way leads to the form of the first card', async () => {
    await app.button('30 秒创建').click();
    await app.page.getByRole('dialog').getByRole('button', { name: '手机号登录' }).click();
    await app.logIn(newMobile());
    await expect(app.page).toHaveURL(/pagesVcard\/pages\/home/);
  });

  await test.step('the panel of a user without a card leads there again', async () => {
    await app.open('pages/vcard/webview/webview?webviewPathName=Vcard');
    await app.button('30 秒创建').click();
    await expect(app.page).toHaveURL(/pagesVcard\/pages\/home/);
  });

  await test.step('an unknown panel shows an error with a way back', async () => {
    await app.open('pages/vcard/webview/webview?webviewPathName=Wallet');
    await expect(app.text('没有这个页面')).toBeVisible();
    await app.button('看我的名片').click();
    await expect(app.text('你的电子名片')).toBeVisible();
  });
});

test('the tabs of the bottom bar replace the page', async ({ app }) => {
  await app.enter(newMobile());
  await app.open('pages/mine/index');
  await app.open('pages/vcard/index');
  const tab = (name: string) => app.top.locator('[role=tab], [role=link]').filter({ hasText: new RegExp(`^${name}$`) });
  const current = app.top.locator('[aria-selected=true], [aria-current]');
  await expect(current).toHaveText('名片');
  const depth = await app.page.evaluate(() => history.length);
  await tab('名片夹').click();
  await expect(app.page).toHaveURL(/webviewPathName=VcardHolder/);
  await expect(current.filter({ hasText: '名片夹' })).toBeVisible();
  await tab('公司').click();
  await expect(app.page).toHaveURL(/webviewPathName=Company/);
  await tab('名片').click();
  await expect(app.page).toHaveURL(/webviewPathName=Vcard$/);
  expect(await app.page.evaluate(() => history.length)).toBe(depth);
});

test('another card becomes the default, and a withdrawn card comes back by an undo', async ({ app, site }) => {
  const token = await app.enter(newMobile());
  await createCard(site.url, token);
  await createCard(site.url, token, { position: '合伙人', style: 'pepper' });
  await app.open('pages/vcard/index');
  const cards = app.top.getByRole('group', { name: /第 \d 张，共 2 张/ });
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('销售经理');

  await test.step('the second card is shown and made the default', async () => {
    await cards.nth(1).scrollIntoViewIfNeeded();
    await expect(app.text('2/2')).toBeVisible();
    await app.button(/^管理名片/).click();
    await app.page.getByRole('menuitem', { name: '设为默认名片' }).click();
    await expect(app.page.getByText('已设为默认').first()).toBeVisible();
    await expect(cards.first()).toContainText('合伙人');
    await expect(app.text('1/2')).toBeVisible();
  });

  await test.step('it is withdrawn, and the other one is left', async () => {
    await app.button(/^管理名片/).click();
    await app.page.getByRole('menuitem', { name: /撤回名片/ }).click();
    await expect(app.text('名片已撤回')).toBeVisible();
    await expect(app.top.getByText('合伙人')).toHaveCount(0);
    await expect(app.text('销售经理')).toBeVisible();
  });

  await test.step('an undo brings it back', async () => {
    await app.button('撤销').click();
    await expect(cards).toHaveCount(2);
    await expect(app.text('合伙人')).toBeVisible();
  });
});

test('the radar names members, not visitors and not those who browse anonymously', async ({ app, otherApp, site }) => {
  const { id } = await createCard(site.url, await app.enter(newMobile()));
  const member = await otherApp();
  await visitCard(site.url, id, await member.enter(newMobile()));
  await visitCard(site.url, id);

  await test.step('the owner sees both, one of them by name', async () => {
    await app.open('pages/vcard/index');
    await expect(app.top.getByText('扫名片码')).toHaveCount(2);
    await expect(app.top.getByText('匿名访客')).toHaveCount(1);
    await expect(app.text(/现在只看得到最近 3 位/)).toBeVisible();
    await expect(app.text(/对方可知道你来过/)).toBeVisible();
  });

  await test.step('the member chooses to browse anonymously', async () => {
    await member.open('pagesAuth/setting/AccountSetting');
    await member.top.getByRole('switch', { name: '匿名浏览名片' }).click();
    await expect(member.top.getByRole('switch', { name: '匿名浏览名片' })).toBeChecked();
  });

  await test.step('their name is gone from the radar', async () => {
    await app.open('pages/vcard/index');
    await expect(app.top.getByText('匿名访客')).toHaveCount(2);
    await app.link('近 7 天').click();
    await expect(app.page).toHaveURL(/pageType=radar/);
    await expect(app.page.getByRole('img', { name: /近 7 天浏览 2 次/ })).toBeVisible();
  });
});
