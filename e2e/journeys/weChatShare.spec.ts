import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WeChatApi } from '../../server/src/testing/weChatApi';
import { giveConsent } from '../consent';
import { expect, test } from '../fixtures';
import { App } from '../pages/App';
import { startServer, type TestServer } from '../server';

/** A card as the page hands it to WeChat's menu. */
interface Card {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/** WeChat's JS-SDK, which keeps in the page what it is called with. */
const SDK = `
  window.weChatCalls = { signatures: [], cards: [] };
  window.jWeixin = {
    config: ({ signature }) => weChatCalls.signatures.push(signature),
    ready: (run) => run(),
    error: () => undefined,
    updateAppMessageShareData: ({ title, desc, link, imgUrl }) => weChatCalls.cards.push({ title, desc, link, imgUrl }),
    updateTimelineShareData: () => undefined
  };`;

const weChat = new WeChatApi();
let site: TestServer;

test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 MicroMessenger/8.0.50' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await weChat.listen();
  const port = await freePort();
  site = await startServer({
    port,
    env: {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      WECHAT_API_URL: weChat.url,
      WECHAT_WEB_APPID: weChat.app.appid,
      WECHAT_WEB_SECRET: weChat.app.secret
    }
  });
});

test.afterAll(async () => {
  await site?.stop();
  weChat.close();
});

/** The server signs the pages of an address that it is started with. */
async function freePort(): Promise<number> {
  const probe: Server = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('the page on top sets the share card in the browser of WeChat', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  let isConsentGiven = false;
  const askedBeforeConsent: string[] = [];
  await page.route('https://res.wx.qq.com/**', (route) => {
    if (!isConsentGiven) askedBeforeConsent.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: SDK });
  });
  const app = new App(page, site.url);
  const lastCard = () =>
    page.evaluate(() => (window as unknown as { weChatCalls?: { cards: Card[] } }).weChatCalls?.cards.at(-1));

  await test.step('a visitor who has not agreed yet loads no script of WeChat', async () => {
    await app.open();
    await expect(app.text('今日行情')).toBeVisible();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
    expect(askedBeforeConsent).toEqual([]);
  });

  isConsentGiven = true;
  await giveConsent(page);
  await page.evaluate(() => localStorage.clear());

  await test.step('a price line is shared with its name, its picture and its address', async () => {
    await app.open('pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin');
    await expect.poll(async () => (await lastCard())?.title).toMatch(/八角/);
    const card = await lastCard();
    expect(card?.link).toContain(`${site.url}/h5/pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin`);
    expect(card?.imgUrl).toContain(`${site.url}/share/line/star-anise.dahong.yulin.chat.jpg?lang=zh-Hans`);
    expect(card?.desc).not.toBe('');
  });

  await test.step('a page that is not shared is shared as the home', async () => {
    await app.open('pagesAuth/agreement/Policy');
    await expect.poll(async () => (await lastCard())?.link).toBe(`${site.url}/h5/pages/index/index`);
  });

  expect(weChat.tickets).toHaveLength(1);
  expect(refused).toEqual([]);
});
