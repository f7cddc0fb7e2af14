import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium as browserType, type Page } from '@playwright/test';
import type { Page as PageOf } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { apiRequest } from './apiRequest';
import { chromium, chromiumArguments } from './chromium';
import { storedConsent } from './consent';
import { startNow, startYesterday } from './expoOfToday';
import { settle } from './pages/settle';
import { startServer } from './server';
import { startSession } from './session';

interface Variant {
  name: string;
  width: number;
  height?: number;
  settings?: Record<string, unknown>;
}

/** Appearances in which every screen is pictured. */
const variants: Variant[] = [
  { name: 'light', width: 375, settings: { theme: 'light' } },
  { name: 'dark', width: 375, settings: { theme: 'dark' } },
  { name: 'elder', width: 375, settings: { theme: 'light', elder: true } },
  { name: '320', width: 320, settings: { theme: 'light' } },
  { name: '430', width: 430, settings: { theme: 'light' } },
  { name: '768', width: 768, height: 1024, settings: { theme: 'light' } },
  { name: 'desktop', width: 1280, height: 900, settings: { theme: 'light' } },
  { name: 'en', width: 375, settings: { theme: 'light', language: 'en' } },
  { name: 'fr', width: 375, settings: { theme: 'light', language: 'fr' } }
];

interface Screen {
  name: string;
  /** A path, or a function that finds one in the demo data. */
  path: string | ((site: string, token?: string) => Promise<string>);
  /** Mobile number of the logged-in user. */
  as?: string;
  /** Changes the data of calls, by the last part of their path, to what the demo does not have at the moment. */
  answers?: Record<string, (data: never) => unknown>;
  /** Brings the page into the state that the picture shows; by roles, since texts differ with the language. */
  act?(page: Page): Promise<void>;
}

const tapTab = (position: number) => (page: Page) => page.getByRole('tab').nth(position).click();

/** A seller in the name of a company, a buyer, and a grower; the last two have tickets of the expo, the grower two. */
const [seller, buyer, grower] = ['13800138000', '13800138004', '13800138001'];

async function aSupply(site: string): Promise<string> {
  const { items } = await apiRequest<PageOf<SupplyBrief>>(site, '/api/front/supply/list?limit=20&certifiedOnly=true');
  const found = items.find(({ cover }) => cover !== null) ?? items[0];
  return `pagesTransaction/supply/supply-info/index?id=${found?.id}`;
}

/** Returns the path of the buyer's request with the most quotations. */
async function aComparison(site: string, token?: string): Promise<string> {
  const call = '/api/front/purchase/mine?tab=quoting&limit=20';
  const { items } = await apiRequest<PageOf<OwnPurchaseBrief>>(site, call, token);
  const [first] = [...items].sort((one, other) => other.quoteCount - one.quoteCount);
  return `pagesTransaction/purchase/purchase-info/index?id=${first?.id}`;
}

/** Answers calls with changed data. */
async function change(page: Page, answers: NonNullable<Screen['answers']>): Promise<void> {
  for (const [name, changed] of Object.entries(answers)) {
    await page.route(`**/${name}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: never };
      await route.fulfill({ response, json: { ...body, data: changed(body.data) } });
    });
  }
}

/** Returns the path of the check of the first certificate of the past expo, which began 364 days before the demo data. */
function aCheckedCertificate(): Promise<string> {
  const year = shanghaiDay(Date.now() - 364 * DAY_MS).slice(0, 4);
  return Promise.resolve(`pagesExhibit/exhibitRegist/index?type=check&no=YX${year}00001`);
}

const lineId = 'star-anise.dahong.yulin';
/** Pictures of a banner. */
const covers = '/h5/static/art/cover-star-anise.png,/h5/static/art/cover-cassia.png';
const screens: Screen[] = [
  { name: 'home', path: '' },
  { name: 'activity', path: 'pages/index/activity/index?id=new-crop-supply' },
  { name: 'activity-over', path: 'pages/index/activity/index?id=first-purchase' },
  {
    name: 'gallery',
    path: `pages/index/home-swiper/ImagePreview?urls=${encodeURIComponent(covers)}&link=${encodeURIComponent('{"type":"searchLink","q":"八角"}')}`
  },
  { name: 'web-view', path: `pages/index/web-view?url=${encodeURIComponent('https://www.gov.cn/a')}` },
  { name: 'web-view-unknown', path: `pages/index/web-view?url=${encodeURIComponent('https://example.com/a')}` },
  { name: 'web-container', path: 'pages/index/webviewContainer?key=helpLine' },
  { name: 'unknown-address', path: 'no/such/page' },
  { name: 'market', path: 'pages/market/index' },
  { name: 'price-list', path: 'pagesMarket/marketList/index' },
  { name: 'line', path: `pagesMarket/marketInfo/index?lineId=${lineId}`, as: seller },
  { name: 'news', path: 'pagesNews/NewsDtl?id=star-anise-dryness-decides' },
  { name: 'flashes', path: 'pagesNews/quick-news/quick-news-list/index' },
  { name: 'transaction', path: 'pages/transaction/index' },
  { name: 'supply', path: aSupply, as: buyer },
  { name: 'comparison', path: aComparison, as: buyer },
  { name: 'create-supply', path: 'pagesTransaction/supply/create-supply/CreateSupply', as: seller },
  { name: 'own-supplies', path: 'pagesTransaction/supply/our-supply/index', as: seller },
  { name: 'quotations', path: 'pagesTransaction/quotation/our-quotation/index', as: seller },
  { name: 'search', path: 'pagesSearch/SearchMiddlePage' },
  { name: 'results', path: 'pagesSearch/search-view/index?q=%E5%A4%A7%E6%96%99' },
  { name: 'nothing-found', path: 'pagesSearch/search-view/index?q=zzzzqq' },
  { name: 'copy', path: 'pagesNews/CopyClipboard?text=https%3A%2F%2Fexample.com%2Fa' },
  { name: 'login', path: 'pagesAuth/login/PhoneLogin' },
  { name: 'code', path: 'pagesAuth/login/GetCode?mobile=13800138000' },
  { name: 'policy', path: 'pagesAuth/agreement/Policy' },
  { name: 'mine-out', path: 'pages/mine/index' },
  { name: 'mine', path: 'pages/mine/index', as: seller },
  { name: 'notices', path: 'pagesAuth/notify-center/index', as: seller },
  { name: 'expo', path: 'pagesExhibit/index' },
  { name: 'expo-member', path: 'pagesExhibit/index', as: buyer },
  {
    name: 'expo-on',
    path: 'pagesExhibit/index',
    as: buyer,
    answers: { getExpoIndex: startYesterday, getExpoSchedule: startNow }
  },
  { name: 'expo-over', path: 'pagesExhibit/index?expoId=expo-past' },
  { name: 'expo-none', path: 'pagesExhibit/index', answers: { getExpoIndex: () => null } },
  { name: 'expo-introduction', path: 'pagesExhibit/introduce/index' },
  { name: 'expo-registration', path: 'pagesExhibit/exhibitRegist/index', as: seller },
  { name: 'expo-ticket', path: 'pagesExhibit/exhibitRegist/index', as: buyer },
  { name: 'expo-tickets', path: 'pagesExhibit/exhibitRegist/index', as: grower },
  { name: 'expo-booth', path: 'pagesExhibit/exhibitRegist/index?type=booth', as: seller },
  { name: 'expo-certificates', path: 'pagesExhibit/exhibitRegist/index?type=certificate', as: buyer },
  { name: 'expo-certificate-check', path: aCheckedCertificate },
  {
    name: 'expo-booth-chosen',
    path: 'pagesExhibit/exhibitRegist/index?type=booth',
    as: seller,
    act: (page) => page.getByRole('group').last().getByRole('button').first().click()
  },
  { name: 'expo-schedule', path: 'pagesExhibit/schedule/index', as: seller },
  { name: 'expo-agenda', path: 'pagesExhibit/schedule/index', as: buyer, act: tapTab(1) },
  { name: 'expo-session', path: 'pagesExhibit/schedule/index?id=expo-demo-session-104', as: seller },
  { name: 'expo-map', path: 'pagesExhibit/schedule/map?booth=1A04' },
  { name: 'expo-arrival', path: 'pagesExhibit/schedule/map', act: tapTab(1) },
  { name: 'exhibitors', path: 'pagesExhibit/merchant/index' },
  { name: 'exhibitor', path: 'pagesExhibit/merchant/index?id=expo-demo-company-guinan', as: seller },
  { name: 'honours', path: 'pagesExhibit/honorSelection/index', as: buyer },
  { name: 'honours-ranking', path: 'pagesExhibit/honorSelection/index', as: buyer, act: tapTab(1) },
  { name: 'honours-past', path: 'pagesExhibit/honorSelection/index?expoId=expo-past', act: tapTab(1) },
  { name: 'candidate', path: 'pagesExhibit/honorSelection/index?id=expo-demo-candidate-1', as: buyer },
  { name: 'government', path: 'pagesExhibit/governmentAttractInvestment/index', as: seller },
  {
    name: 'government-policies',
    path: 'pagesExhibit/governmentAttractInvestment/index?tab=policies',
    as: seller
  },
  {
    name: 'government-projects',
    path: 'pagesExhibit/governmentAttractInvestment/index?tab=projects',
    as: seller
  },
  {
    name: 'government-lead',
    path: 'pagesExhibit/governmentAttractInvestment/index',
    as: seller,
    act: (page) => page.getByRole('button').last().click()
  },
  { name: 'parks', path: 'pagesExhibit/parkAttractInvestment/index' },
  { name: 'park', path: 'pagesExhibit/parkAttractInvestment/index?id=park-fuda' },
  { name: 'park-leads', path: 'pagesExhibit/parkAttractInvestment/index?tab=leads', as: seller }
];

/** Pictures that the README shows. */
const forReadme = new Set(['home', 'market', 'line', 'mine', 'transaction', 'supply', 'comparison', 'create-supply']);
const root = path.resolve(__dirname, '..');

/** Takes every screen in every appearance into `test-results/pictures`; arguments narrow the choice: `home dark`. */
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
    const tokens = new Map<string, string>();
    for (const mobile of [seller, buyer, grower]) tokens.set(mobile, await startSession(url, mobile));
    for (const { name: variant, width, height = 812, settings = {} } of chosen(variants)) {
      for (const screen of chosen(screens)) {
        const context = await browser.newContext({
          viewport: { width, height },
          deviceScaleFactor: 2,
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai'
        });
        const token = screen.as === undefined ? undefined : tokens.get(screen.as);
        const address = typeof screen.path === 'string' ? screen.path : await screen.path(url, token);
        const stored = { ...storedConsent, ...settings, ...(token !== undefined && { token }) };
        await context.addInitScript((values) => {
          Object.entries(values).forEach(([key, value]) =>
            localStorage.setItem(`xiangshi_h5_${key}`, JSON.stringify(value))
          );
        }, stored);
        const page = await context.newPage();
        await change(page, screen.answers ?? {});
        page.on('pageerror', (error) => console.log(`${screen.name} ${variant}: ${error.message}`));
        await page.goto(`${url}/h5/${address}`);
        await settle(page);
        if (screen.act !== undefined) {
          await screen.act(page);
          await settle(page);
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) console.log(`${screen.name} ${variant}: ${overflow} px too wide`);
        await page.screenshot({ path: path.join(folder, `${screen.name}-${variant}.png`) });
        if (variant === 'light' && forReadme.has(screen.name)) {
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
