import { randomInt } from 'node:crypto';
import ICAL from 'ical.js';
import type { RadarVisitor } from '@contract/cardVisit';
import type { Page as PageOf } from '@contract/common';
import type { ExchangeItem } from '@contract/exchange';
import type { HolderEntryDetail, HolderPerson, HolderWindow } from '@contract/holder';
import type { CurrentUser } from '@contract/user';
import { formatPhone } from '../../src/lib/mobile';
import { apiRequest } from '../apiRequest';
import { createCard, renewCode, scanCodeOf } from '../businessCard';
import { expect, test } from '../fixtures';
import { secureCall } from '../secureCall';

/** Returns a mobile number that no demo user has. */
const newMobile = () => `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
const holderPanel = 'pages/vcard/webview/webview?webviewPathName=VcardHolder';
const reason = '每月约五吨八角，想长期合作';

/** Returns the only person of a card holder. */
async function onlyPersonOf(site: string, token: string): Promise<HolderPerson> {
  const query = { tab: 'all', offset: 0, limit: 10 };
  const { items } = await secureCall<HolderWindow>(site, '/api/vcard/holder/list', query, token);
  expect(items).toHaveLength(1);
  const { person } = await secureCall<HolderEntryDetail>(site, `/api/vcard/holder/entry/${items[0]?.id}`, {}, token);
  return person;
}

const exportAs = async (site: string, token: string, format: string) =>
  (await secureCall<{ text: string }>(site, '/api/vcard/holder/export', { format }, token)).text;

/** Reads name, position and number of the only vCard of a text with a library that is not ours. */
function readVCard(text: string): unknown[] {
  const [, properties] = ICAL.parse(text) as [string, [string, object, string, unknown][]];
  const valueOf = (name: string) => properties.find(([each]) => each === name)?.[3];
  return [valueOf('fn'), valueOf('title'), valueOf('tel')];
}

test('a visitor scans the code of a card, exchanges cards after a login, and both have each other', async ({
  app,
  otherApp,
  page,
  site
}) => {
  const ownerMobile = newMobile();
  const visitorMobile = newMobile();
  const ownerApp = await otherApp();
  const owner = await ownerApp.enter(ownerMobile);
  const card = await createCard(site.url, owner, { mobile: ownerMobile });
  const code = await scanCodeOf(site.url, owner, card.id);
  const scanned = new RegExp(`VcardShareMiddlePage\\?code=${code}`);
  const requests = async () =>
    (await secureCall<PageOf<ExchangeItem>>(site.url, '/api/front/exchange/list', { box: 'incoming' }, owner)).items;

  await test.step('the card is there at once, without a login and without the number', async () => {
    await app.open(`pages/vcard/VcardShareMiddlePage?code=${code}`);
    await expect(app.text('韦小暖')).toBeVisible();
    await expect(app.text('名片主人会知道有访客来过')).toBeVisible();
    await expect(app.top.getByText(formatPhone(ownerMobile))).toHaveCount(0);
  });

  await test.step('the login on the way returns to this card, and sends nothing by itself', async () => {
    await app.button('交换名片').click();
    await app.button('手机号登录').click();
    await app.enterCode(visitorMobile);
    await app.button('以后再说').click();
    await expect(app.text('我展示的信息')).toBeVisible();
    await app.back();
    await expect(page).toHaveURL(scanned);
    await expect(app.text('韦小暖')).toBeVisible();
    expect(await requests()).toEqual([]);
  });

  await test.step('the request waits for the owner', async () => {
    await app.button('交换名片').click();
    await app.top.locator('textarea').fill(reason);
    await app.button('发送请求').click();
    await expect(app.text('等待对方同意')).toBeVisible();
    await app.back();
    await expect(app.button('已请求，等待对方同意')).toBeVisible();
    expect(await requests()).toMatchObject([{ message: reason, about: { kind: 'card', id: card.id } }]);
  });

  await test.step('the owner agrees', async () => {
    await ownerApp.open('pagesAuth/notify-center/index');
    await ownerApp.top
      .getByText(/交换联系方式/)
      .first()
      .click();
    await expect(ownerApp.text(reason)).toBeVisible();
    await expect(ownerApp.top.getByText(formatPhone(visitorMobile))).toHaveCount(0);
    await ownerApp.button('同意并交换').click();
    await expect(ownerApp.text(formatPhone(visitorMobile))).toBeVisible();
  });

  const visitor = await app.token();
  const { nickname } = await apiRequest<CurrentUser>(site.url, '/api/member/user/current', visitor);

  await test.step('both have each other in their card holders', async () => {
    await app.open(`pages/vcard/VcardShareMiddlePage?code=${code}`);
    await expect(app.button('已交换，看联系方式')).toBeVisible();
    await expect(app.text(formatPhone(ownerMobile))).toBeVisible();
    await app.open(holderPanel);
    await expect(app.link(/韦小暖/)).toBeVisible();
    await ownerApp.open(holderPanel);
    await expect(ownerApp.link(new RegExp(nickname))).toBeVisible();
  });

  await test.step('the radar of the owner shows the visitor, who came by the code', async () => {
    const named = async () => {
      const query = { cardId: card.id };
      const radar = await secureCall<PageOf<RadarVisitor>>(site.url, '/api/vcard/radar/visitors', query, owner);
      return radar.items.find(({ person }) => person?.name === nickname);
    };
    await expect.poll(async () => (await named())?.source).toBe('code');
    await ownerApp.open('pages/vcard/webview/webview?webviewPathName=Vcard');
    await expect(ownerApp.text(nickname)).toBeVisible();
  });

  await test.step('exports of both are read back equal', async () => {
    for (const token of [owner, visitor]) {
      const { name, position, companyName, mobile } = await onlyPersonOf(site.url, token);
      for (const format of ['vcard3', 'vcard4']) {
        const [fn, title = '', tel] = readVCard(await exportAs(site.url, token, format));
        expect([fn, title, tel]).toEqual([name, position, mobile]);
      }
      const [, row = ''] = (await exportAs(site.url, token, 'csv')).split('\r\n');
      expect(row.split(',').slice(0, 5)).toEqual([name, position, '', companyName, mobile]);
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
