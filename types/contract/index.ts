import { accountCalls } from './account';
import { activityCalls } from './activity';
import { addressCalls } from './address';
import { analyticsCalls } from './analytics';
import { awardCalls } from './award';
import { boothBookingCalls } from './boothBooking';
import { boothBookingReviewCalls } from './boothBookingReview';
import { cardCalls } from './card';
import { cardLevelCalls } from './cardLevel';
import { cardVisitCalls } from './cardVisit';
import { companyCalls } from './company';
import { deepLinkCalls } from './deepLink';
import type { DataOf, InputOf } from './endpoint';
import { exchangeCalls } from './exchange';
import { exhibitorCalls } from './exhibitor';
import { expoCalls } from './expo';
import { expoCertificateCalls } from './expoCertificate';
import { expoCouponCalls } from './expoCoupon';
import { expoMeetingCalls } from './expoMeeting';
import { expoOperationCalls } from './expoOperation';
import { expoSessionCalls } from './expoSession';
import { expoSiteCalls } from './expoSite';
import { expoTicketCalls } from './expoTicket';
import { expoTicketReviewCalls } from './expoTicketReview';
import { feedbackCalls } from './feedback';
import { flashCalls } from './flash';
import { floorPlanCalls } from './floorPlan';
import { footprintCalls } from './footprint';
import { gateCalls } from './gate';
import { holderCalls } from './holder';
import { homeCalls } from './home';
import { inquiryCalls } from './inquiry';
import { interestCalls } from './interest';
import { investmentCalls } from './investment';
import { inviteCalls } from './invite';
import { joinTeamCalls } from './joinTeam';
import { lineInfoCalls } from './lineInfo';
import { listingCalls } from './listing';
import { listingReviewCalls } from './listingReview';
import { liveCalls } from './live';
import { loginCalls } from './login';
import { marketCalls } from './market';
import { messageCalls } from './message';
import { newsCalls } from './news';
import { ocrCalls } from './ocr';
import { ownPurchaseCalls } from './ownPurchase';
import { ownSupplyCalls } from './ownSupply';
import { parkCalls } from './park';
import { passwordCalls } from './password';
import { paymentCalls } from './payment';
import { priceAlertCalls } from './priceAlert';
import { priceLineCalls } from './priceLine';
import { priceListCalls } from './priceList';
import { priceReportCalls } from './priceReport';
import { priceSeriesCalls } from './priceSeries';
import { purchaseCalls } from './purchase';
import { quotationCalls } from './quotation';
import { quotationListCalls } from './quotationList';
import { quotationSubmissionCalls } from './quotationSubmission';
import { quoteCalls } from './quote';
import { regionCalls } from './region';
import { reportCalls } from './report';
import { scanCodeCalls } from './scanCode';
import { searchCalls } from './search';
import { encryptCalls } from './secure';
import { shareCodeCalls } from './shareCode';
import { spiceIndexCalls } from './spiceIndex';
import { subscribeMessageCalls } from './subscribeMessage';
import { supplyCalls } from './supply';
import { teamCalls } from './team';
import { translationCalls } from './translation';
import { uploadCalls } from './upload';
import { userCalls } from './user';
import { varietyCalls } from './variety';
import { verificationCalls } from './verification';
import { verificationReviewCalls } from './verificationReview';
import { weChatPageCalls } from './weChatPage';

/** All calls of the API. The server registers its routes from this map; the client imports only its types. */
export const contract = {
  ...activityCalls,
  ...addressCalls,
  ...analyticsCalls,
  ...accountCalls,
  ...awardCalls,
  ...boothBookingCalls,
  ...boothBookingReviewCalls,
  ...cardCalls,
  ...cardLevelCalls,
  ...cardVisitCalls,
  ...companyCalls,
  ...encryptCalls,
  ...exchangeCalls,
  ...exhibitorCalls,
  ...expoCalls,
  ...expoCertificateCalls,
  ...expoTicketCalls,
  ...expoTicketReviewCalls,
  ...expoCouponCalls,
  ...expoOperationCalls,
  ...expoSessionCalls,
  ...expoSiteCalls,
  ...expoMeetingCalls,
  ...feedbackCalls,
  ...flashCalls,
  ...floorPlanCalls,
  ...footprintCalls,
  ...gateCalls,
  ...holderCalls,
  ...homeCalls,
  ...inquiryCalls,
  ...interestCalls,
  ...investmentCalls,
  ...inviteCalls,
  ...joinTeamCalls,
  ...deepLinkCalls,
  ...lineInfoCalls,
  ...listingCalls,
  ...listingReviewCalls,
  ...loginCalls,
  ...parkCalls,
  ...passwordCalls,
  ...paymentCalls,
  ...marketCalls,
  ...liveCalls,
  ...messageCalls,
  ...newsCalls,
  ...ownPurchaseCalls,
  ...ownSupplyCalls,
  ...ocrCalls,
  ...priceAlertCalls,
  ...priceLineCalls,
  ...priceListCalls,
  ...priceReportCalls,
  ...priceSeriesCalls,
  ...purchaseCalls,
  ...quotationCalls,
  ...quotationListCalls,
  ...quotationSubmissionCalls,
  ...quoteCalls,
  ...regionCalls,
  ...reportCalls,
  ...scanCodeCalls,
  ...searchCalls,
  ...shareCodeCalls,
  ...spiceIndexCalls,
  ...supplyCalls,
  ...teamCalls,
  ...translationCalls,
  ...uploadCalls,
  ...userCalls,
  ...varietyCalls,
  ...verificationCalls,
  ...verificationReviewCalls,
  ...subscribeMessageCalls,
  ...weChatPageCalls
} as const;

export type Contract = typeof contract;
export type CallName = keyof Contract;
export type CallInput<K extends CallName> = InputOf<Contract[K]>;
export type CallData<K extends CallName> = DataOf<Contract[K]>;
