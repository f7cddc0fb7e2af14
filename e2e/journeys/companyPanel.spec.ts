import { expect, test } from '../fixtures';

const owner = '13800138000';
const cardOfMember = /pages\/vcard\/index\?pageType=visitorCardDetail&id=/;

test('the company panel asks for a login, and leads to the cards of the members and to the team', async ({
  app,
  page
}) => {
  await app.open('pages/vcard/webview/webview?webviewPathName=Company');
  await expect(app.text('登录后看自己的公司主页')).toBeVisible();
  await app.button('登录').click();
  await app.logIn(owner);
  await expect(app.text('桂南香叶供应链（演示）')).toBeVisible();
  await app.top.getByRole('tab', { name: /^成员/ }).click();
  await app.link(/覃秀兰/).click();
  await expect(page).toHaveURL(cardOfMember);
  await app.back();
  await app.button(/^团队/).click();
  await expect(app.text('待处理申请')).toBeVisible();
  await expect(app.text(/成员名片 \d+ 张，企业版可看浏览和访客/)).toBeVisible();
});

test('home, mine tab, search and the page of a company lead to business cards', async ({ app, page }) => {
  await app.enter(owner);
  await app.open();
  await app.top.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: '名片' }).click();
  await expect(page).toHaveURL(/pages\/vcard\/index/);
  await app.open('pages/mine/index');
  await app.button(/浏览我/).click();
  await expect(page).toHaveURL(/webviewPathName=Vcard&pageType=radar$/);
  await app.open('pages/mine/index');
  await app.button(/名片与访客/).click();
  await expect(page).toHaveURL(/pagesVcard\/pages\/home\/index/);
  await app.open('pages/mine/index');
  await app.button(/名片夹/).click();
  await expect(page).toHaveURL(/webviewPathName=VcardHolder/);
  await app.open(`pagesSearch/search-view/index?q=${encodeURIComponent('辛味')}&scope=cards`);
  await app.link(/陆志强/).click();
  await expect(page).toHaveURL(cardOfMember);
  await app.open('pagesAuth/company/CompanyInformation?id=company-guinan');
  await app.top.getByRole('tab', { name: /^成员/ }).click();
  await app.link(/覃秀兰/).click();
  await expect(page).toHaveURL(cardOfMember);
});
