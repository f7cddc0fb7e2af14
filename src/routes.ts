/**
 * Every page of the product: name → path, what parameters it takes, what it is.
 * Pure data. Parameters travel in the url and are strings; a `?` marks one that may be missing.
 */
export interface RouteParams {
  home: Record<never, never>;
  /** `index` opens the sheet of an index. */
  market: LineListParams & { index?: string };
  transaction: Record<never, never>;
  mine: Record<never, never>;
  /**
   * `pageType`: `visitorCardDetail` shows the card of `id`, `radar` all visitors of the own ones. `type` `share`: it was
   * opened from Moments.
   */
  'vcard.shell': { pageType?: string; id?: string; type?: string };
  'main.webView': { url: string; title?: string };
  activity: { id: string };
  'main.webviewContainer': { key: string };
  /**
   * `pageType`: besides those of `vcard.shell`, `requests` shows those that wait in the card holder.
   * `contact`: a scanned contact (vCard or MECARD) with which the card holder begins a new person.
   */
  'vcard.webview': { webviewPathName: string; pageType?: string; id?: string; contact?: string };
  /** WeChat passes the address of a printed code of the H5 site as `q`. */
  'vcard.shareMiddlePage': {
    id?: string;
    code?: string;
    scene?: string;
    type?: string;
    inviteCode?: string;
    q?: string;
  };
  /** `urls`: addresses of pictures with commas between them. `link`: jump action of the button below, as JSON. */
  imagePreview: { urls: string; index?: string; link?: string };

  /** WeChat's page leads back here with `code` and `state`. */
  'login.quick': LoginParams & { code?: string; state?: string };
  'login.getCode': LoginParams & { mobile: string };
  'login.newPassword': LoginParams;
  'login.account': LoginParams;
  'login.phone': LoginParams;
  'login.password': LoginParams;
  'login.miniApp': LoginParams;
  'login.bindPhone': LoginParams;
  'login.bindPhoneCode': LoginParams & { mobile: string };
  'login.retrievePassword': LoginParams;
  'login.resetPassword': LoginParams;
  register: LoginParams & { inviteCode?: string };
  agreement: { version?: string };
  policy: { version?: string };
  'setting.account': Record<never, never>;
  /** `tab` `mine` shows the tickets that were sent. */
  'setting.feedback': { kind?: string; tab?: string };
  'edit.basicInformation': Record<never, never>;
  'edit.nickName': Record<never, never>;
  'edit.address': Record<never, never>;
  contact: Record<never, never>;
  'attestation.center': Record<never, never>;
  'attestation.personal': Record<never, never>;
  'attestation.personalResult': Record<never, never>;
  'attestation.corporate': Record<never, never>;
  'attestation.joinTeam': { companyId?: string; inviteCode?: string };
  'attestation.materialExample': Record<never, never>;
  'attestation.corporateResult': Record<never, never>;
  'attestation.park': Record<never, never>;
  'attestation.parkResult': Record<never, never>;
  /** `edit` opens the form, for those who may edit. */
  'company.information': { id?: string; edit?: string };
  'company.manager': { id?: string };
  notifyCenter: { kind?: string };
  about: Record<never, never>;
  'address.list': { select?: string };
  /** `from` wechat: begins with an address of WeChat's address book. */
  'address.edit': { id?: string; from?: string };
  'invite.friendList': Record<never, never>;
  'invite.posterMaking': Record<never, never>;
  'invite.rules': Record<never, never>;
  'invite.contact': Record<never, never>;

  /** `alert` opens the sheet for a price alert. */
  'market.info': { lineId: string; alert?: string };
  'market.list': LineListParams & {
    date?: string;
    /** Opens the poster of the list. */
    poster?: string;
  };

  'search.middle': { q?: string };
  'search.view': {
    q: string;
    scope?: 'lines' | 'supplies' | 'purchases' | 'companies' | 'news' | 'flashes' | 'cards' | 'exhibitors' | 'sessions';
    /** Keeps to what is about this variety. */
    varietyId?: string;
    /** The term in the viewer's language, shown in its stead. */
    label?: string;
  };

  'news.detail': { id: string };
  /** `key`: a named link of the server in place of an address. */
  'news.webView': { url?: string; title?: string; key?: string };
  'news.copyClipboard': { text: string };
  'quickNews.list': Record<never, never>;
  'quickNews.detail': { id: string };

  /** `quotationId` opens one of its quotations to its buyer. */
  'purchase.info': { id?: string; purchaseId?: string; quotationId?: string };
  'purchase.ours': { tab?: string };
  /** A new one unless `id` is given; the others say of what, and at which price (fen per kg). */
  'purchase.create': {
    id?: string;
    varietyId?: string;
    varietyName?: string;
    gradeId?: string;
    gradeName?: string;
    expectedFen?: string;
  };
  /** `side` received: those that came in. */
  'quotation.ours': { tab?: string; side?: string };
  'quotation.create': { purchaseId: string };
  'quotation.edit': { id: string };
  'supply.ours': { tab?: string };
  'supply.create': { id?: string };
  'supply.info': { id: string };
  /** `id` of a supply, `cardId` and how the two met, or, from a notification, `exchange` of an exchange. */
  'supply.exchangeLink': { id?: string; cardId?: string; source?: string; exchange?: string };
  'supply.middlePage': { id?: string; scene?: string; inviteCode?: string; type?: string };
  /** `id` a supply, `purchaseId` a purchase request, `thread` a conversation about one of them. */
  'supply.customerService': { id?: string; purchaseId?: string; thread?: string };

  'vcard.home': { edit?: string };
  'vcard.code': { id?: string };
  'vcard.marketIntroduction': Record<never, never>;
  /** WeChat's page leads back here with `code` and `state`. */
  'pay.vcard': { plan?: string; booth?: string; orderNo?: string; code?: string; state?: string };

  /** Default: the expo that is on or comes next, else the last one. */
  'exhibit.index': { expoId?: string };
  /**
   * `type`: a panel of the page, `ticket` by default, or `check`. `id`: the ticket that is shown first. `no` and `code`: number
   * and check code of the certificate that is checked.
   */
  'exhibit.register': { type?: string; id?: string; no?: string; code?: string };
  /** `id` opens a session; `expoId` is another expo than the current one. */
  'exhibit.schedule': { day?: string; id?: string; expoId?: string };
  'exhibit.map': { booth?: string };
  'exhibit.merchant': { categoryId?: string; id?: string };
  /** `id` of a candidate, `expoId` of a past expo. */
  'exhibit.honorSelection': { id?: string; expoId?: string };
  'exhibit.introduce': { expoId?: string };
  /** `id` opens a park; `tab` leads: those that the user sent. */
  'exhibit.parkInvestment': { id?: string; tab?: string };
  /** `tab` leads: those that the user sent. */
  'exhibit.governmentInvestment': { tab?: string };
}

/** A list of price lines. */
export interface LineListParams {
  /** A category; `all` or `followed`. */
  categoryId?: string;
  /** One, several with commas between them, or `all`. */
  marketId?: string;
  origin?: string;
  /** Direction of change: `changed`, `up`, `flat`, `down`. */
  move?: string;
  span?: string;
  sort?: string;
}

/** Target after the login: path and query. */
interface LoginParams {
  loginReferer?: string;
  loginRefererQuery?: string;
}

export type RouteName = keyof RouteParams;

export const routes: Record<RouteName, string> = {
  home: 'pages/index/index',
  market: 'pages/market/index',
  transaction: 'pages/transaction/index',
  mine: 'pages/mine/index',
  'vcard.shell': 'pages/vcard/index',
  'main.webView': 'pages/index/web-view',
  activity: 'pages/index/activity/index',
  'main.webviewContainer': 'pages/index/webviewContainer',
  'vcard.webview': 'pages/vcard/webview/webview',
  'vcard.shareMiddlePage': 'pages/vcard/VcardShareMiddlePage',
  imagePreview: 'pages/index/home-swiper/ImagePreview',

  'login.quick': 'pagesAuth/login/QuickLogin',
  'login.getCode': 'pagesAuth/login/GetCode',
  'login.newPassword': 'pagesAuth/login/NewPassword',
  'login.account': 'pagesAuth/login/AccountLogin',
  'login.phone': 'pagesAuth/login/PhoneLogin',
  'login.password': 'pagesAuth/login/PasswordLogin',
  'login.miniApp': 'pagesAuth/login/MiniAppLogin',
  'login.bindPhone': 'pagesAuth/login/BindPhone',
  'login.bindPhoneCode': 'pagesAuth/login/BindPhoneCode',
  'login.retrievePassword': 'pagesAuth/login/RetrievePassword',
  'login.resetPassword': 'pagesAuth/login/ResetPassword',
  register: 'pagesAuth/register/AccountRegister',
  agreement: 'pagesAuth/agreement/Agreement',
  policy: 'pagesAuth/agreement/Policy',
  'setting.account': 'pagesAuth/setting/AccountSetting',
  'setting.feedback': 'pagesAuth/setting/FeedBack',
  'edit.basicInformation': 'pagesAuth/edit/BasicInformation',
  'edit.nickName': 'pagesAuth/edit/NickName',
  'edit.address': 'pagesAuth/edit/Address',
  contact: 'pagesAuth/contact/index',
  'attestation.center': 'pagesAuth/attestation/AttestationCenter',
  'attestation.personal': 'pagesAuth/attestation/personal-verification/index',
  'attestation.personalResult': 'pagesAuth/attestation/personal-verification/VerificationResult',
  'attestation.corporate': 'pagesAuth/attestation/corporate-verification/index',
  'attestation.joinTeam': 'pagesAuth/attestation/corporate-verification/JoinCorporateTeam',
  'attestation.materialExample': 'pagesAuth/attestation/corporate-verification/MaterialExample',
  'attestation.corporateResult': 'pagesAuth/attestation/corporate-verification/VerificationResult',
  'attestation.park': 'pagesAuth/attestation/park-verification/index',
  'attestation.parkResult': 'pagesAuth/attestation/park-verification/VerificationResult',
  'company.information': 'pagesAuth/company/CompanyInformation',
  'company.manager': 'pagesAuth/company/CompanyManager',
  notifyCenter: 'pagesAuth/notify-center/index',
  about: 'pagesAuth/about/AboutIformation',
  'address.list': 'pagesAuth/addressManager/addressList',
  'address.edit': 'pagesAuth/addressManager/addressEdit',
  'invite.friendList': 'pagesAuth/invite/FriendList',
  'invite.posterMaking': 'pagesAuth/invite/PosterMaking',
  'invite.rules': 'pagesAuth/invite/InvitationRules',
  'invite.contact': 'pagesAuth/invite/ConcatInvite',

  'market.info': 'pagesMarket/marketInfo/index',
  'market.list': 'pagesMarket/marketList/index',

  'search.middle': 'pagesSearch/SearchMiddlePage',
  'search.view': 'pagesSearch/search-view/index',

  'news.detail': 'pagesNews/NewsDtl',
  'news.webView': 'pagesNews/webView/index',
  'news.copyClipboard': 'pagesNews/CopyClipboard',
  'quickNews.list': 'pagesNews/quick-news/quick-news-list/index',
  'quickNews.detail': 'pagesNews/quick-news/quick-news-dtl/index',

  'purchase.info': 'pagesTransaction/purchase/purchase-info/index',
  'purchase.ours': 'pagesTransaction/purchase/our-purchase/index',
  'purchase.create': 'pagesTransaction/purchase/create-purchase/index',
  'quotation.ours': 'pagesTransaction/quotation/our-quotation/index',
  'quotation.create': 'pagesTransaction/quotation/create-quotation/index',
  'quotation.edit': 'pagesTransaction/quotation/edit-quotation/index',
  'supply.ours': 'pagesTransaction/supply/our-supply/index',
  'supply.create': 'pagesTransaction/supply/create-supply/CreateSupply',
  'supply.info': 'pagesTransaction/supply/supply-info/index',
  'supply.exchangeLink': 'pagesTransaction/supply/exchange-link/index',
  'supply.middlePage': 'pagesTransaction/supply/middle-page/index',
  'supply.customerService': 'pagesTransaction/supply/customer-service/index',

  'vcard.home': 'pagesVcard/pages/home/index',
  'vcard.code': 'pagesVcard/pages/common/BusinessCardCode',
  'vcard.marketIntroduction': 'pagesVcard/marketIntroduction/index',
  'pay.vcard': 'pagesPay/vcard/index',

  'exhibit.index': 'pagesExhibit/index',
  'exhibit.register': 'pagesExhibit/exhibitRegist/index',
  'exhibit.schedule': 'pagesExhibit/schedule/index',
  'exhibit.map': 'pagesExhibit/schedule/map',
  'exhibit.merchant': 'pagesExhibit/merchant/index',
  'exhibit.honorSelection': 'pagesExhibit/honorSelection/index',
  'exhibit.introduce': 'pagesExhibit/introduce/index',
  'exhibit.parkInvestment': 'pagesExhibit/parkAttractInvestment/index',
  'exhibit.governmentInvestment': 'pagesExhibit/governmentAttractInvestment/index'
};

export const routeNames = Object.keys(routes) as RouteName[];

/** The tab bar, in its order. */
export const tabs = ['home', 'market', 'transaction', 'mine'] as const;
export type TabName = (typeof tabs)[number];

/** Page of unknown addresses. No page of the specification. */
export const notFoundPath = 'pagesNotFound/index';
