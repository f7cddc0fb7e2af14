/**
 * Roots of the subpackages: folders of features. The large ones are a package a folder, so that who opens one page of
 * them downloads and runs little else. Business cards are no tab, so that they need not weigh on every launch.
 */
export const packageRoots = [
  'pages/index/activity',
  'pages/index/home-swiper',
  'pages/vcard',
  'pagesAuth/login',
  'pagesAuth/register',
  'pagesAuth/agreement',
  'pagesAuth/setting',
  'pagesAuth/edit',
  'pagesAuth/contact',
  'pagesAuth/attestation',
  'pagesAuth/company',
  'pagesAuth/notify-center',
  'pagesAuth/about',
  'pagesAuth/addressManager',
  'pagesAuth/invite',
  'pagesMarket',
  'pagesSearch',
  'pagesNews',
  'pagesTransaction/purchase',
  'pagesTransaction/quotation',
  'pagesTransaction/supply/our-supply',
  'pagesTransaction/supply/create-supply',
  'pagesTransaction/supply/supply-info',
  'pagesTransaction/supply/exchange-link',
  'pagesTransaction/supply/middle-page',
  'pagesTransaction/supply/customer-service',
  'pagesVcard',
  'pagesPay',
  'pagesExhibit/introduce',
  'pagesExhibit/schedule',
  'pagesExhibit/merchant',
  'pagesExhibit/honorSelection',
  'pagesExhibit/governmentAttractInvestment',
  'pagesExhibit/parkAttractInvestment',
  'pagesExhibit/exhibitRegist'
] as const;

/** Roots of the mini-program's packages of messages, downloaded when the language is selected. Simplified Chinese is with the pages. */
export const languagePackages = ['lang/zh-Hant', 'lang/en', 'lang/fr', 'lang/es'] as const;

/**
 * Roots of the mini-program's packages of code that few pages run, downloaded when it is first needed. The expo's index is a
 * page of the main package, because no root may contain another; its code is one of them (decision 14). That of the analytics
 * is loaded for those who agreed. `onDemand` has the consent, refusals, scans and links, `holderSheets` what opens over the
 * card holder, `secureChannel` the keys and ciphers of secure calls, `poster` what draws the
 * posters of articles, flashes, lines and supplies.
 */
export const codePackages = [
  'async/qrCode',
  'async/expoIndex',
  'async/analytics',
  'async/onDemand',
  'async/holderSheets',
  'async/secureChannel',
  'async/poster'
] as const;
