import { type RouteName, routeNames, routes } from '../../src/routes';
import type { Page as PageOf } from '../../types/contract/common';
import { apiRequest } from '../apiRequest';

/** Exhibitor of a company of the demo, with staff and meeting slots. */
const EXHIBITOR_ID = 'expo-demo-company-guinan';

interface Item {
  id: string;
}

/** Finds the first thing of a list in the demo data. @throws Error for an empty one */
async function firstId(site: string, call: string, token?: string): Promise<string> {
  const [found] = (await apiRequest<PageOf<Item>>(site, call, token)).items;
  if (!found) throw new Error(`${call} has nothing`);
  return found.id;
}

/** Finds the ids that pages about one thing are opened with, in the demo data, as a visitor. */
export async function publicParameters(site: string) {
  const first = (call: string) => firstId(site, call);
  const supply = await first('/api/front/supply/list?limit=1');
  return {
    'market.info': `lineId=${await first('/api/front/market/lines?limit=1')}`,
    'news.detail': `id=${await first('/api/front/news/list?limit=1')}`,
    'quickNews.detail': `id=${await first('/api/front/flash/list')}`,
    'company.information': `id=${await first(`/api/front/search/companies?q=${encodeURIComponent('八角')}&limit=1`)}`,
    'purchase.info': `id=${await first('/api/front/purchase/list?limit=1')}`,
    'vcard.shareMiddlePage': `id=${await first(`/api/front/search/cards?q=${encodeURIComponent('采购总监')}&limit=1`)}`,
    'supply.info': `id=${supply}`,
    'supply.middlePage': `id=${supply}`
  } as const satisfies Partial<Record<RouteName, string>>;
}

/** Finds the same for all pages, as a logged-in user. */
async function queryParameters(site: string, token: string): Promise<Partial<Record<RouteName, string>>> {
  const shared = await publicParameters(site);
  const purchase = shared['purchase.info'].slice('id='.length);
  const quotation = await firstId(site, '/api/front/quotation/list?side=sent&tab=all&limit=1', token);
  const referer = 'loginReferer=pages%2Fmine%2Findex';
  return {
    ...shared,
    'search.view': `q=${encodeURIComponent('八角')}`,
    'main.webView': `url=${encodeURIComponent('https://example.com/a')}`,
    'main.webviewContainer': 'key=helpLine',
    activity: 'id=new-crop-supply',
    imagePreview: `urls=${encodeURIComponent('/uploads/a.jpg')}`,
    'news.webView': `url=${encodeURIComponent('https://example.com/a')}`,
    'news.copyClipboard': `text=${encodeURIComponent('https://example.com/a')}`,
    'quotation.create': `purchaseId=${purchase}`,
    'quotation.edit': `id=${quotation}`,
    'vcard.webview': 'webviewPathName=VcardHolder',
    'supply.exchangeLink': shared['supply.info'],
    'supply.customerService': shared['supply.info'],
    'exhibit.map': 'booth=1A01',
    'exhibit.merchant': `id=${EXHIBITOR_ID}`,
    'exhibit.honorSelection': 'expoId=expo-demo',
    'exhibit.parkInvestment': 'id=park-fuda',
    'login.getCode': `mobile=13800138999&${referer}`,
    'login.bindPhoneCode': `mobile=13800138999&${referer}`
  };
}

/** Returns every page with its address, each with content to show. */
export async function everyRoute(site: string, token: string): Promise<{ name: RouteName; path: string }[]> {
  const queries = await queryParameters(site, token);
  return routeNames.map((name) => ({ name, path: `${routes[name]}${queries[name] ? `?${queries[name]}` : ''}` }));
}

/** Returns the address of every page, each with content to show. */
export async function everyPage(site: string, token: string): Promise<string[]> {
  return (await everyRoute(site, token)).map(({ path }) => path);
}
