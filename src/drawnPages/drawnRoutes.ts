import type { RouteName } from '../routes';

/** Pages that the server draws; the build reads the list too. */
export const drawnRoutes = [
  'home',
  'market',
  'transaction',
  'market.info',
  'market.list',
  'news.detail',
  'quickNews.list',
  'quickNews.detail',
  'supply.info',
  'purchase.info',
  'company.information',
  'about',
  'contact',
  'agreement',
  'policy',
  'exhibit.index',
  'exhibit.introduce',
  'exhibit.schedule',
  'exhibit.merchant',
  'supply.middlePage',
  'vcard.shareMiddlePage'
] as const satisfies readonly RouteName[];
export type DrawnRoute = (typeof drawnRoutes)[number];
