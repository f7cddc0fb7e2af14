import type { ComponentType } from 'react';
import type { PageHead } from '@contract/drawnPage';
import { messages } from '@/locale/messages';
import HomePage from '@/pages/index';
import MarketPage from '@/pages/market';
import TransactionPage from '@/pages/transaction';
import VcardShareMiddlePage from '@/pages/vcard/VcardShareMiddlePage';
import AboutPage from '@/pagesAuth/about/AboutIformation';
import { aboutMessages } from '@/pagesAuth/about/locale/messages';
import AgreementPage from '@/pagesAuth/agreement/Agreement';
import { agreementMessages } from '@/pagesAuth/agreement/locale/messages';
import PolicyPage from '@/pagesAuth/agreement/Policy';
import CompanyPage from '@/pagesAuth/company/CompanyInformation';
import ContactPage from '@/pagesAuth/contact';
import { authMessages } from '@/pagesAuth/locale/messages';
import ExpoIndexPage from '@/pagesExhibit/index';
import ExpoIntroductionPage from '@/pagesExhibit/introduce';
import ExpoMerchantPage from '@/pagesExhibit/merchant';
import ExpoSchedulePage from '@/pagesExhibit/schedule';
import MarketInfoPage from '@/pagesMarket/marketInfo';
import MarketListPage from '@/pagesMarket/marketList';
import { marketListMessages } from '@/pagesMarket/marketList/locale/messages';
import NewsDtl from '@/pagesNews/NewsDtl';
import { quickNewsMessages } from '@/pagesNews/quick-news/locale/messages';
import QuickNewsDtl from '@/pagesNews/quick-news/quick-news-dtl';
import QuickNewsList from '@/pagesNews/quick-news/quick-news-list';
import PurchaseInfoPage from '@/pagesTransaction/purchase/purchase-info';
import SupplyMiddlePage from '@/pagesTransaction/supply/middle-page';
import SupplyInfoPage from '@/pagesTransaction/supply/supply-info';
import { routes } from '@/routes';
import type { Answers } from './Answers';
import { type DrawnRoute, drawnRoutes } from './drawnRoutes';
import { cardHead } from './heads/cardHead';
import { companyHead } from './heads/companyHead';
import { expoIndexHead, expoIntroductionHead, expoMerchantHead, expoScheduleHead } from './heads/expoHead';
import { flashHead } from './heads/flashHead';
import { homeHead } from './heads/homeHead';
import { flashesDescription, linesDescription, suppliesDescription } from './heads/listDescription';
import { purchaseHead, sharedSupplyHead, supplyHead } from './heads/listingHead';
import { newsHead } from './heads/newsHead';
import { plainHead } from './heads/plainHead';
import { priceLineHead } from './heads/priceLineHead';

/** A page that is drawn on the server, and what search engines and link previews read of it. */
export interface DrawnPage {
  Page: ComponentType;
  head(answers: Answers, origin: string): PageHead;
  /** Stored settings that decide what it shows: a device with other values does not show the drawn page. */
  settings?: readonly string[];
  /** Whether an address is drawn; without it every one is. */
  isDrawn?(query: URLSearchParams): boolean;
}

const pagesByRoute: Record<DrawnRoute, DrawnPage> = {
  home: { Page: HomePage, head: homeHead, settings: ['elder', 'isCloseRecommend', 'homePageNewsType'] },
  market: {
    Page: MarketPage,
    head: plainHead(() => messages().tabs.market, linesDescription),
    settings: ['unit', 'marketIds']
  },
  transaction: {
    Page: TransactionPage,
    head: plainHead(() => messages().tabs.transaction, suppliesDescription),
    settings: ['unit', 'transactionMode']
  },
  'market.info': { Page: MarketInfoPage, head: priceLineHead, settings: ['unit'] },
  'market.list': {
    Page: MarketListPage,
    head: plainHead(() => marketListMessages().title, linesDescription),
    settings: ['unit', 'marketIds']
  },
  'news.detail': { Page: NewsDtl, head: newsHead, settings: ['unit'] },
  'quickNews.list': {
    Page: QuickNewsList,
    head: plainHead(() => quickNewsMessages().quickNews, flashesDescription),
    settings: ['unit']
  },
  'quickNews.detail': { Page: QuickNewsDtl, head: flashHead, settings: ['unit'] },
  'supply.info': { Page: SupplyInfoPage, head: supplyHead, settings: ['unit'] },
  'purchase.info': { Page: PurchaseInfoPage, head: purchaseHead, settings: ['unit'] },
  'company.information': { Page: CompanyPage, head: companyHead },
  about: {
    Page: AboutPage,
    head: plainHead(
      () => aboutMessages().title,
      () => `${aboutMessages().slogan} · ${aboutMessages().shareTitle}`
    )
  },
  contact: {
    Page: ContactPage,
    head: plainHead(
      () => aboutMessages().contactTitle,
      () => `${aboutMessages().operator} · ${aboutMessages().operatorAddress}`
    )
  },
  agreement: {
    Page: AgreementPage,
    head: plainHead(
      () => authMessages().agreementTitle,
      () => agreementMessages().agreementSummary.join(' ')
    )
  },
  policy: {
    Page: PolicyPage,
    head: plainHead(
      () => authMessages().policyTitle,
      () => agreementMessages().policySummary.join(' ')
    )
  },
  'exhibit.index': { Page: ExpoIndexPage, head: expoIndexHead, settings: ['unit'] },
  'exhibit.introduce': { Page: ExpoIntroductionPage, head: expoIntroductionHead },
  'exhibit.schedule': { Page: ExpoSchedulePage, head: expoScheduleHead },
  'exhibit.merchant': { Page: ExpoMerchantPage, head: expoMerchantHead },
  'supply.middlePage': { Page: SupplyMiddlePage, head: sharedSupplyHead, settings: ['unit'] },
  'vcard.shareMiddlePage': {
    Page: VcardShareMiddlePage,
    head: cardHead,
    // Codes of the mini-program lead to other pages.
    isDrawn: (query) => query.has('id') || query.has('code')
  }
};

export const pages: ReadonlyMap<string, DrawnPage> = new Map(
  drawnRoutes.map((name) => [routes[name], pagesByRoute[name]])
);
