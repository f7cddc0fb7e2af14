import { shareRoutes } from './shareRoutes';

/** Paths of pages without parameters that a visitor may read, as in `src/routes.ts`; the empty one is the home. */
export const fixedPublicPages = [
  '',
  'pages/market/index',
  'pages/transaction/index',
  'pagesMarket/marketList/index',
  'pagesNews/quick-news/quick-news-list/index',
  'pagesExhibit/index',
  'pagesExhibit/introduce/index',
  'pagesExhibit/schedule/index',
  'pagesExhibit/schedule/map',
  'pagesExhibit/merchant/index',
  'pagesExhibit/honorSelection/index',
  'pagesExhibit/parkAttractInvestment/index',
  'pagesExhibit/governmentAttractInvestment/index',
  'pagesAuth/about/AboutIformation',
  'pagesAuth/contact/index',
  'pagesAuth/agreement/Agreement',
  'pagesAuth/agreement/Policy'
] as const;

/** Pages of one thing each that a visitor may read, by the section of the site map that lists them. */
export const publicPages = {
  lines: { path: shareRoutes['market.info'].path, parameter: 'lineId' },
  articles: { path: shareRoutes['news.detail'].path, parameter: 'id' },
  flashes: { path: shareRoutes['quickNews.detail'].path, parameter: 'id' },
  supplies: { path: shareRoutes['supply.info'].path, parameter: 'id' },
  requests: { path: shareRoutes['purchase.info'].path, parameter: 'id' },
  companies: { path: shareRoutes['company.information'].path, parameter: 'id' }
} as const;
export type PublicPageKind = keyof typeof publicPages;

export const publicPageKinds = Object.keys(publicPages) as PublicPageKind[];
