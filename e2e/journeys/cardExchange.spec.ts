import type { RadarVisitor } from '@contract/cardVisit';
import type { Page as PageOf } from '@contract/common';
import type { ExchangeItem } from '@contract/exchange';
import { formatPhone } from '../../src/lib/mobile';
import { createCard, exchangedContacts, peopleOf, personOn, renewCode, scanCodeOf } from '../businessCard';
import { readTable, readVCards } from '../exportedPeople';
import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';
import { exportPeople } from '../pages/exportPeople';
import { readCode } from '../pages/readCode';
import { secureCall } from '../secureCall';
import { startSession } from '../session';

const holderPanel = 'pages/vcard/webview/webview?webviewPathName=VcardHolder';
const reason = '每月约五吨八角，想长期合作';
const remarks = { note: '第一行，"引号"\n第二行; 逗号, 反斜杠\\ 🌶️', tags: ['老客户', '八角'] };

test('a visitor scans the code of a card, gives their second card after a login, and both have each other', async ({
  app,
  otherApp,
  page,
  site
}) => {
  const [ownerMobile, visitorMobile] = [newMobile(), newMobile()];
  const ownerApp = await otherApp();
  const owner = await ownerApp.enter(ownerMobile);
  const card = await createCard(site.url, owner, { mobile: ownerMobile, department: '外贸部', ...exchangedContacts });
  const visitor = await startSession(site.url, visitorMobile);
  const ownCard = { name: '林知秋', mobile: visitorMobile, ...exchangedContacts };
  await createCard(site.url, visitor, { ...ownCard, position: '采购经理', companyName: '山岚香料' });
  const given = await createCard(site.url, visitor, { ...ownCard, position: '合伙人', companyName: '南岭贸易' });
  const requests = async () =>
    (await secureCall<PageOf<ExchangeItem>>(site.url, '/api/front/exchange/list', { box: 'incoming' }, owner)).items;
  let address = '';

  await test.step('the owner shows the codes, of which the offline one has only what is open to everyone', async () => {
    const code = ownerApp.page.getByRole('img', { name: '韦小暖的名片码' });
    await ownerApp.open(`pagesVcard/pages/common/BusinessCardCode?id=${card.id}`);
    address = await readCode(code);
    await ownerApp.top.getByRole('tab', { name: '离线码' }).click();
    await expect(ownerApp.text('用相机扫，直接存进通讯录，不用网络')).toBeVisible();
    const { name, companyName, position, department, website } = card;
    const open = { name, companyName, position, department, website };
    const hidden = { mobile: '', otherMobile: '', landline: '', weChatId: '', email: '', address: '' };
    expect(readVCards(await readCode(code))).toEqual([{ ...open, ...hidden, note: '', tags: [] }]);
  });

  await test.step('the card is there at once, without a login and without the number', async () => {
    await page.goto(address);
    await expect(app.text('韦小暖')).toBeVisible();
    await expect(app.text('名片主人会知道有访客来过')).toBeVisible();
    await expect(app.top.getByText(formatPhone(ownerMobile))).toHaveCount(0);
  });

  await test.step('the login on the way returns to this card, and sends nothing by itself', async () => {
    await app.button('交换名片').click();
    await app.button('手机号登录').click();
    await app.logIn(visitorMobile);
    await expect(app.text('我展示的信息')).toBeVisible();
    await app.back();
    await expect(page).toHaveURL(address);
    await expect(app.text('韦小暖')).toBeVisible();
    expect(await requests()).toEqual([]);
  });

  await test.step('the request gives the chosen card, and waits for the owner', async () => {
    await app.button('交换名片').click();
    await expect(app.top.getByRole('radio', { name: /山岚香料/ })).toBeChecked();
    await app.top.getByRole('radio', { name: /南岭贸易/ }).click();
    await app.top.locator('textarea').fill(reason);
    await app.button('发送请求').click();
    await expect(app.text('等待对方同意')).toBeVisible();
    await app.back();
    await expect(app.button('已请求，等待对方同意')).toBeVisible();
    const about = { kind: 'card', id: card.id };
    expect(await requests()).toMatchObject([{ message: reason, about, otherCompany: '南岭贸易' }]);
  });

  await test.step('the owner agrees', async () => {
    await ownerApp.open('pagesAuth/notify-center/index');
    await ownerApp.top
      .getByText(/交换(名片|联系方式)/)
      .first()
      .click();
    await expect(ownerApp.text(reason)).toBeVisible();
    await expect(ownerApp.top.getByText(formatPhone(visitorMobile))).toHaveCount(0);
    await ownerApp.button('同意并交换').click();
    await expect(ownerApp.text(formatPhone(visitorMobile))).toBeVisible();
  });

  await test.step('the radar of the owner shows the visitor, who came by the code', async () => {
    const named = async () => {
      const query = { cardId: card.id };
      const radar = await secureCall<PageOf<RadarVisitor>>(site.url, '/api/vcard/radar/visitors', query, owner);
      return radar.items.find(({ person }) => person?.name === '林知秋');
    };
    await expect.poll(async () => (await named())?.source).toBe('code');
    await ownerApp.open('pages/vcard/webview/webview?webviewPathName=Vcard');
    await expect(ownerApp.text('林知秋')).toBeVisible();
  });

  await test.step('both have each other in their card holders, by the cards that they gave', async () => {
    await page.goto(address);
    await expect(app.button('已交换，看联系方式')).toBeVisible();
    await expect(app.text(formatPhone(ownerMobile))).toBeVisible();
    await app.open(holderPanel);
    await expect(app.link(/韦小暖/)).toBeVisible();
    await ownerApp.open(holderPanel);
    await expect(ownerApp.link(/林知秋/)).toContainText('南岭贸易');
  });

  await test.step('the exports of both are read back equal to the card of the other', async () => {
    for (const [one, token, other] of [
      [app, visitor, card],
      [ownerApp, owner, given]
    ] as const) {
      const [entry] = await peopleOf(site.url, token);
      expect(entry?.person).toEqual(personOn(other));
      await secureCall(site.url, '/api/vcard/holder/update', { id: entry?.id, ...remarks }, token);
      const exported = [{ ...personOn(other), ...remarks }];
      expect(readVCards(await exportPeople(one, 'vCard 3.0'))).toEqual(exported);
      expect(readVCards(await exportPeople(one, 'vCard 4.0'))).toEqual(exported);
      expect(readTable(await exportPeople(one, '表格（CSV）'))).toEqual(exported);
    }
  });
});

test('a replaced code and an own card are answered with a clear message', async ({ app, site }) => {
  const mobile = newMobile();
  const token = await app.enter(mobile);
  const card = await createCard(site.url, token, { mobile });
  const code = await scanCodeOf(site.url, token, card.id);

  await test.step('an own card', async () => {
    await app.open(`pages/vcard/VcardShareMiddlePage?code=${code}`);
    await expect(app.text('别人看到的就是这样')).toBeVisible();
    await expect(app.button('管理我的名片')).toBeVisible();
    await app.open(`pagesTransaction/supply/exchange-link/index?cardId=${card.id}`);
    await expect(app.text('这是你自己的名片')).toBeVisible();
  });

  await test.step('a replaced code', async () => {
    await renewCode(site.url, token, card.id);
    await app.open(`pages/vcard/VcardShareMiddlePage?code=${code}`);
    await expect(app.text('这个名片码换过了')).toBeVisible();
    await expect(app.text('韦小暖')).toHaveCount(0);
  });

  await test.step('an unknown code', async () => {
    await app.open('pages/vcard/VcardShareMiddlePage?code=23456789ABCDEFGHJKLM');
    await expect(app.text('这张名片不在了')).toBeVisible();
    await app.button('回首页').click();
    await expect(app.link('搜品种、货源、企业')).toBeVisible();
  });
});
