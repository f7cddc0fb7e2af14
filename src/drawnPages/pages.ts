import type { ComponentType } from 'react';
import type { PageHead } from '@contract/drawnPage';
import { messages } from '@/locale/messages';
import MarketPage from '@/pages/market';
import { marketMessages } from '@/pages/market/locale/messages';
import TransactionPage from '@/pages/transaction';
import { transactionMessages } from '@/pages/transaction/locale/messages';
import MarketInfoPage from '@/pagesMarket/marketInfo';
import MarketListPage from '@/pagesMarket/marketList';
import { marketListMessages } from '@/pagesMarket/marketList/locale/messages';
import NewsDtl from '@/pagesNews/NewsDtl';
import { routes } from '@/routes';
import type { Answers } from './Answers';
import { type DrawnRoute, drawnRoutes } from './drawnRoutes';
import { newsHead } from './heads/newsHead';
import { plainHead } from './heads/plainHead';
import { priceLineHead } from './heads/priceLineHead';

/** A page that is drawn on the server, and what search engines and link previews read of it. */
export interface DrawnPage {
  Page: ComponentType;
  head(answers: Answers, origin: string): PageHead;
  /** Stored settings that decide what it shows: a device with other values does not show the drawn page. */
  settings?: readonly string[];
}

const pagesByRoute: Record<DrawnRoute, DrawnPage> = {
  market: {
    Page: MarketPage,
    head: plainHead(
      () => messages().tabs.market,
      () => marketMessages().shareTitle
    ),
    settings: ['unit', 'marketIds']
  },
  transaction: {
    Page: TransactionPage,
    head: plainHead(
      () => messages().tabs.transaction,
      () => transactionMessages().shareTitle
    ),
    settings: ['unit', 'transactionMode']
  },
  'market.info': { Page: MarketInfoPage, head: priceLineHead, settings: ['unit'] },
  'market.list': {
    Page: MarketListPage,
    head: plainHead(
      () => marketListMessages().title,
      () => marketMessages().shareTitle
    ),
    settings: ['unit', 'marketIds']
  },
  'news.detail': { Page: NewsDtl, head: newsHead, settings: ['unit'] }
};

export const pages: ReadonlyMap<string, DrawnPage> = new Map(
  drawnRoutes.map((name) => [routes[name], pagesByRoute[name]])
);
