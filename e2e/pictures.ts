import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium as browserType, type Browser, type Page } from '@playwright/test';
import { chromium, chromiumArguments } from './chromium';
import { agreed } from './consent';
import { App } from './pages/App';
import { startServer } from './server';

interface Look {
  name: string;
  width: number;
  height?: number;
  settings?: Record<string, unknown>;
}

/** The looks that every screen must hold up in. */
const looks: Look[] = [
  { name: 'light', width: 375, settings: { theme: 'light' } },
  { name: 'dark', width: 375, settings: { theme: 'dark' } },
  { name: 'elder', width: 375, settings: { theme: 'light', elder: true } },
  { name: '320', width: 320, settings: { theme: 'light' } },
  { name: '430', width: 430, settings: { theme: 'light' } },
  { name: 'desktop', width: 1280, height: 900, settings: { theme: 'light' } },
  { name: 'en', width: 375, settings: { theme: 'light', language: 'en' } }
];

interface Screen {
  name: string;
  path: string;
  loggedIn?: boolean;
}

const lineId = 'star-anise.dahong.yulin';
const screens: Screen[] = [
  { name: 'home', path: '' },
  { name: 'market', path: 'pages/market/index' },
  { name: 'price-list', path: 'pagesMarket/marketList/index' },
  { name: 'line', path: `pagesMarket/marketInfo/index?lineId=${lineId}`, loggedIn: true },
  { name: 'news', path: 'pagesNews/NewsDtl?id=star-anise-dryness-decides' },
  { name: 'flashes', path: 'pagesNews/quick-news/quick-news-list/index' },
  { name: 'transaction', path: 'pages/transaction/index' },
  { name: 'search', path: 'pagesSearch/SearchMiddlePage' },
  { name: 'results', path: 'pagesSearch/search-view/index?q=%E5%A4%A7%E6%96%99' },
  { name: 'nothing-found', path: 'pagesSearch/search-view/index?q=zzzzqq' },
  { name: 'copy', path: 'pagesNews/CopyClipboard?text=https%3A%2F%2Fexample.com%2Fa' },
  { name: 'login', path: 'pagesAuth/login/PhoneLogin' },
  { name: 'code', path: 'pagesAuth/login/GetCode?mobile=13800138000' },
  { name: 'policy', path: 'pagesAuth/agreement/Policy' },
  { name: 'mine-out', path: 'pages/mine/index' },
  { name: 'mine', path: 'pages/mine/index', loggedIn: true },
  { name: 'notices', path: 'pagesAuth/notify-center/index', loggedIn: true }
];

/** The pictures that the README shows. */
const forReadme = new Set(['home', 'market', 'line', 'mine']);
const root = path.resolve(__dirname, '..');

async function tokenOf(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ locale: 'zh-CN' });
  const app = new App(page, url);
  await app.open('pagesAuth/login/PhoneLogin');
  await app.logIn('13800138000');
  await page.waitForFunction(() => localStorage.getItem('xiangshi_h5_token') !== null);
  const token = await app.token();
  await page.close();
  return token;
}

async function settle(page: Page): Promise<void> {
  // The flashes keep a stream open: there the network never rests.
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined);
  await page.waitForTimeout(700);
}

/** Takes every screen in every look into `test-results/pictures`; arguments narrow it: `home dark`. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const chosen = <T extends { name: string }>(list: T[]) => {
    const some = list.filter(({ name }) => wanted.includes(name));
    return some.length > 0 ? some : list;
  };
  const folder = path.join(root, 'test-results/pictures');
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(root, 'docs/pictures'), { recursive: true });
  const server = process.env.SITE ? null : await startServer();
  const url = process.env.SITE ?? server?.url ?? '';
  const browser = await browserType.launch({ executablePath: chromium(), args: chromiumArguments });
  try {
    const token = await tokenOf(browser, url);
    for (const { name: look, width, height = 812, settings = {} } of chosen(looks)) {
      for (const screen of chosen(screens)) {
        const context = await browser.newContext({
          viewport: { width, height },
          deviceScaleFactor: 2,
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai'
        });
        const stored = { ...agreed, ...settings, ...(screen.loggedIn && { token }) };
        await context.addInitScript((values) => {
          Object.entries(values).forEach(([key, value]) =>
            localStorage.setItem(`xiangshi_h5_${key}`, JSON.stringify(value))
          );
        }, stored);
        const page = await context.newPage();
        page.on('pageerror', (error) => console.log(`${screen.name} ${look}: ${error.message}`));
        await page.goto(`${url}/h5/${screen.path}`);
        await settle(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) console.log(`${screen.name} ${look}: ${overflow} px too wide`);
        await page.screenshot({ path: path.join(folder, `${screen.name}-${look}.png`) });
        if (look === 'light' && forReadme.has(screen.name)) {
          await page.screenshot({ path: path.join(root, `docs/pictures/${screen.name}.png`), scale: 'css' });
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
