const lineList = ['categoryId', 'marketId', 'origin', 'move', 'span', 'sort'] as const;

/** Names of the pages that a mini-program code may open, as in `src/routes.ts`. */
export const shareRouteNames = [
  'home',
  'market',
  'transaction',
  'register',
  'market.info',
  'market.list',
  'news.detail',
  'quickNews.list',
  'quickNews.detail',
  'company.information',
  'supply.info',
  'supply.middlePage',
  'purchase.info',
  'vcard.shareMiddlePage'
] as const;
export type ShareRouteName = (typeof shareRouteNames)[number];

interface ShareRoute {
  path: string;
  /** Parameters without which the page shows nothing. */
  required: readonly string[];
  optional: readonly string[];
}

/** A shared page with its parameters. */
export interface SharedRoute {
  route: ShareRouteName;
  params: Record<string, string>;
}

export const shareRoutes: Readonly<Record<ShareRouteName, ShareRoute>> = {
  home: { path: 'pages/index/index', required: [], optional: [] },
  market: { path: 'pages/market/index', required: [], optional: lineList },
  transaction: { path: 'pages/transaction/index', required: [], optional: [] },
  register: { path: 'pagesAuth/register/AccountRegister', required: [], optional: [] },
  'market.info': { path: 'pagesMarket/marketInfo/index', required: ['lineId'], optional: [] },
  'market.list': { path: 'pagesMarket/marketList/index', required: [], optional: [...lineList, 'date'] },
  'news.detail': { path: 'pagesNews/NewsDtl', required: ['id'], optional: [] },
  'quickNews.list': { path: 'pagesNews/quick-news/quick-news-list/index', required: [], optional: [] },
  'quickNews.detail': { path: 'pagesNews/quick-news/quick-news-dtl/index', required: ['id'], optional: [] },
  'company.information': { path: 'pagesAuth/company/CompanyInformation', required: ['id'], optional: [] },
  'supply.info': { path: 'pagesTransaction/supply/supply-info/index', required: ['id'], optional: [] },
  'supply.middlePage': { path: 'pagesTransaction/supply/middle-page/index', required: ['id'], optional: [] },
  'purchase.info': { path: 'pagesTransaction/purchase/purchase-info/index', required: ['id'], optional: [] },
  'vcard.shareMiddlePage': { path: 'pages/vcard/VcardShareMiddlePage', required: ['id'], optional: [] }
};

/** Page of the mini-program that resolves a scene and opens what it leads to. */
export const SCENE_PAGE = shareRoutes['vcard.shareMiddlePage'].path;

/** Scan code of a card, as the server makes it. */
const scanCodePattern = /^[0-9A-Z]{20,25}$/;

/** Returns the scan code in the path of a shared business card; undefined for every other path. */
export function cardCodeAt(path: string): string | undefined {
  const [page = '', query = ''] = path.split('?');
  const code = page === SCENE_PAGE ? parametersOf(query).get('code') : undefined;
  return code !== undefined && scanCodePattern.test(code) ? code : undefined;
}

/** Maximum number of characters of a parameter. */
const MAX_PARAM = 120;

/**
 * Returns the page at a path with its query, as the app shares it; parameters that do not select its content, such as
 * `type` and `inviteCode`, are left out. Undefined for a page that is not shared or lacks a parameter.
 * @param path without a leading slash
 */
export function sharedRouteAt(path: string): SharedRoute | undefined {
  const [page = '', query = ''] = path.split('?');
  const route = shareRouteNames.find((name) => shareRoutes[name].path === page);
  if (route === undefined) return undefined;
  const { required, optional } = shareRoutes[route];
  const given = parametersOf(query);
  if (!required.every((name) => given.has(name))) return undefined;
  const params: Record<string, string> = {};
  for (const name of [...required, ...optional]) {
    const value = given.get(name);
    if (value !== undefined) params[name] = value;
  }
  return { route, params };
}

/** Returns the parameters of a query by name; those that are empty, too long or have a broken escape are left out. */
function parametersOf(query: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const pair of query.split('&')) {
    const [name = '', encoded = ''] = pair.split('=');
    const value = decoded(encoded);
    if (value !== '' && value.length <= MAX_PARAM) parameters.set(name, value);
  }
  return parameters;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
