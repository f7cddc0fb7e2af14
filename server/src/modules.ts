import './wiring';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import { accountPersonalData } from './modules/account/account.personal';
import { accountRoutes } from './modules/account/account.routes';
import { activityRoutes } from './modules/activity/activity.routes';
import { addressesPersonalData } from './modules/address/address.personal';
import { addressRoutes } from './modules/address/address.routes';
import { analyticsRoutes } from './modules/analytics/analytics.routes';
import { votesPersonalData } from './modules/award/award.personal';
import { awardRoutes } from './modules/award/award.routes';
import { boothBookingsPersonalData } from './modules/boothBooking/boothBooking.personal';
import { boothBookingRoutes } from './modules/boothBooking/boothBooking.routes';
import { footprintsPersonalData } from './modules/browsingHistory/footprint.personal';
import { footprintRoutes } from './modules/browsingHistory/footprint.routes';
import { cardsPersonalData } from './modules/card/card.personal';
import { cardRoutes } from './modules/card/card.routes';
import { cardInfoRoutes } from './modules/cardInfo/cardInfo.routes';
import { cardLevelPersonalData } from './modules/cardLevel/cardLevel.personal';
import { cardLevelRoutes } from './modules/cardLevel/cardLevel.routes';
import { cardVisitsPersonalData } from './modules/cardVisit/cardVisit.personal';
import { cardVisitRoutes } from './modules/cardVisit/cardVisit.routes';
import { companiesPersonalData } from './modules/company/company.personal';
import { companyRoutes } from './modules/company/company.routes';
import { joinTeamRoutes } from './modules/company/joinTeam.routes';
import { teamRoutes } from './modules/company/team.routes';
import { credentialsPersonalData } from './modules/credentials/credentials.personal';
import { deepLinkRoutes } from './modules/deepLink/deepLink.routes';
import { exchangedContactsPersonalData } from './modules/exchange/exchange.personal';
import { exchangeRoutes } from './modules/exchange/exchange.routes';
import { exhibitorsPersonalData } from './modules/exhibitor/exhibitor.personal';
import { exhibitorRoutes } from './modules/exhibitor/exhibitor.routes';
import { expoRoutes } from './modules/expo/expo.routes';
import { expoCertificatesPersonalData } from './modules/expoCertificate/expoCertificate.personal';
import { expoCertificateRoutes } from './modules/expoCertificate/expoCertificate.routes';
import { expoCouponsPersonalData } from './modules/expoCoupon/expoCoupon.personal';
import { expoCouponRoutes } from './modules/expoCoupon/expoCoupon.routes';
import { expoMeetingsPersonalData } from './modules/expoMeeting/expoMeeting.personal';
import { expoMeetingRoutes } from './modules/expoMeeting/expoMeeting.routes';
import { sessionReservationsPersonalData } from './modules/expoSession/expoSession.personal';
import { expoSessionRoutes } from './modules/expoSession/expoSession.routes';
import { expoTicketsPersonalData } from './modules/expoTicket/expoTicket.personal';
import { expoTicketRoutes } from './modules/expoTicket/expoTicket.routes';
import { feedbackPersonalData } from './modules/feedback/feedback.personal';
import { feedbackRoutes } from './modules/feedback/feedback.routes';
import { boothFavouritesPersonalData } from './modules/floorPlan/boothFavourite.personal';
import { floorPlanRoutes } from './modules/floorPlan/floorPlan.routes';
import { gateRoutes } from './modules/gate/gate.routes';
import { holdersPersonalData } from './modules/holder/holder.personal';
import { holderRoutes } from './modules/holder/holder.routes';
import { homeRoutes } from './modules/home/home.routes';
import { inquiriesPersonalData } from './modules/inquiry/inquiry.personal';
import { inquiryRoutes } from './modules/inquiry/inquiry.routes';
import { removedInterestsPersonalData } from './modules/interest/interest.personal';
import { interestRoutes } from './modules/interest/interest.routes';
import { investmentLeadsPersonalData } from './modules/investment/investment.personal';
import { investmentRoutes } from './modules/investment/investment.routes';
import { invitationsPersonalData } from './modules/invite/invite.personal';
import { inviteRoutes } from './modules/invite/invite.routes';
import { lineInfoRoutes } from './modules/lineInfo/lineInfo.routes';
import { listingRoutes } from './modules/listing/listing.routes';
import { liveRoutes } from './modules/live/live.routes';
import { loginRoutes } from './modules/login/login.routes';
import { notificationsPersonalData } from './modules/message/message.personal';
import { messageRoutes } from './modules/message/message.routes';
import { newsMarksPersonalData } from './modules/news/news.personal';
import { newsRoutes } from './modules/news/news.routes';
import { newsFeedRoutes } from './modules/newsFeed/newsFeed.routes';
import { flashLikesPersonalData } from './modules/newsflash/flash.personal';
import { flashRoutes } from './modules/newsflash/flash.routes';
import { openPricesRoutes } from './modules/openPrices/openPrices.routes';
import { paperCardRoutes } from './modules/paperCard/paperCard.routes';
import { demoPaymentRoutes } from './modules/payment/demoPayment.routes';
import { paymentNotificationRoutes } from './modules/payment/notification.routes';
import { ordersPersonalData } from './modules/payment/payment.personal';
import { paymentRoutes } from './modules/payment/payment.routes';
import { quoteRoutes } from './modules/priceImport/quote.routes';
import { followedPricesPersonalData } from './modules/pricing/follow.personal';
import { marketRoutes } from './modules/pricing/market.routes';
import { priceAlertsPersonalData } from './modules/pricing/priceAlert.personal';
import { priceAlertRoutes } from './modules/pricing/priceAlert.routes';
import { priceListRoutes } from './modules/pricing/priceList.routes';
import { priceReportsPersonalData } from './modules/pricing/priceReport.personal';
import { priceReportRoutes } from './modules/pricing/priceReport.routes';
import { profilePersonalData } from './modules/profile/profile.personal';
import { profileRoutes } from './modules/profile/profile.routes';
import { purchasesPersonalData } from './modules/purchase/purchase.personal';
import { purchaseRoutes } from './modules/purchase/purchase.routes';
import { quotationsPersonalData } from './modules/quotation/quotation.personal';
import { quotationRoutes } from './modules/quotation/quotation.routes';
import { regionRoutes } from './modules/region/region.routes';
import { reportsPersonalData } from './modules/report/report.personal';
import { reportRoutes } from './modules/report/report.routes';
import { scanCodeRoutes } from './modules/scanCode/scanCode.routes';
import { searchRoutes } from './modules/search/search.routes';
import { keyRoutes } from './modules/secureChannel/keys.routes';
import { sessionsPersonalData } from './modules/session/session.personal';
import { shareCodesPersonalData } from './modules/shareCode/shareCode.personal';
import { shareCodeRoutes } from './modules/shareCode/shareCode.routes';
import { sharePictureRoutes } from './modules/sharePicture/sharePicture.routes';
import { siteMapRoutes } from './modules/siteMap/siteMap.routes';
import { subscribeMessagePersonalData } from './modules/subscribeMessage/subscribeMessage.personal';
import { subscribeMessageRoutes } from './modules/subscribeMessage/subscribeMessage.routes';
import { suppliesPersonalData } from './modules/supply/supply.personal';
import { supplyRoutes } from './modules/supply/supply.routes';
import { translationsPersonalData } from './modules/translation/translation.personal';
import { translationRoutes } from './modules/translation/translation.routes';
import { uploadedDocumentsPersonalData } from './modules/upload/document.personal';
import { privateImagesPersonalData } from './modules/upload/privateImage.service';
import {
  uploadedImagesPersonalData,
  uploadedVideosPersonalData,
  uploadsInPartsPersonalData
} from './modules/upload/upload.personal';
import { uploadRoutes } from './modules/upload/upload.routes';
import { personPersonalData } from './modules/user/user.personal';
import { verificationsPersonalData } from './modules/verification/verification.personal';
import { verificationRoutes } from './modules/verification/verification.routes';
import { weChatPageRoutes } from './modules/weChatPage/weChatPage.routes';
import type { PersonalData } from './personalData';

/** Registers the calls of one noun. */
type Module = (app: FastifyInstance, deps: Deps) => void;

/** Every module of the API, in order of name. */
export const modules: Module[] = [
  accountRoutes,
  addressRoutes,
  analyticsRoutes,
  awardRoutes,
  boothBookingRoutes,
  cardRoutes,
  cardInfoRoutes,
  cardLevelRoutes,
  cardVisitRoutes,
  companyRoutes,
  deepLinkRoutes,
  exchangeRoutes,
  exhibitorRoutes,
  expoRoutes,
  expoCertificateRoutes,
  expoTicketRoutes,
  expoCouponRoutes,
  expoSessionRoutes,
  expoMeetingRoutes,
  feedbackRoutes,
  flashRoutes,
  floorPlanRoutes,
  footprintRoutes,
  gateRoutes,
  holderRoutes,
  activityRoutes,
  homeRoutes,
  inquiryRoutes,
  interestRoutes,
  investmentRoutes,
  inviteRoutes,
  joinTeamRoutes,
  keyRoutes,
  lineInfoRoutes,
  listingRoutes,
  liveRoutes,
  loginRoutes,
  marketRoutes,
  messageRoutes,
  newsRoutes,
  newsFeedRoutes,
  openPricesRoutes,
  paperCardRoutes,
  paymentRoutes,
  paymentNotificationRoutes,
  demoPaymentRoutes,
  priceAlertRoutes,
  priceListRoutes,
  priceReportRoutes,
  profileRoutes,
  purchaseRoutes,
  quotationRoutes,
  quoteRoutes,
  regionRoutes,
  reportRoutes,
  scanCodeRoutes,
  searchRoutes,
  shareCodeRoutes,
  siteMapRoutes,
  sharePictureRoutes,
  supplyRoutes,
  teamRoutes,
  translationRoutes,
  uploadRoutes,
  verificationRoutes,
  subscribeMessageRoutes,
  weChatPageRoutes
];

/** In the order of erasure: rows with references before the rows that they refer to. */
export const personalData: readonly PersonalData[] = [
  // First, as an acceptance locks them: the request, then the holders.
  exchangedContactsPersonalData,
  boothFavouritesPersonalData,
  cardVisitsPersonalData,
  exhibitorsPersonalData,
  expoMeetingsPersonalData,
  holdersPersonalData,
  cardsPersonalData,
  // As a payment locks them: the order, then what it grants.
  ordersPersonalData,
  cardLevelPersonalData,
  expoTicketsPersonalData,
  expoCouponsPersonalData,
  sessionReservationsPersonalData,
  boothBookingsPersonalData,
  followedPricesPersonalData,
  priceAlertsPersonalData,
  subscribeMessagePersonalData,
  priceReportsPersonalData,
  removedInterestsPersonalData,
  newsMarksPersonalData,
  flashLikesPersonalData,
  footprintsPersonalData,
  inquiriesPersonalData,
  votesPersonalData,
  investmentLeadsPersonalData,
  suppliesPersonalData,
  quotationsPersonalData,
  purchasesPersonalData,
  companiesPersonalData,
  addressesPersonalData,
  invitationsPersonalData,
  shareCodesPersonalData,
  reportsPersonalData,
  notificationsPersonalData,
  translationsPersonalData,
  uploadedImagesPersonalData,
  uploadedDocumentsPersonalData,
  uploadsInPartsPersonalData,
  uploadedVideosPersonalData,
  verificationsPersonalData,
  privateImagesPersonalData,
  expoCertificatesPersonalData,
  feedbackPersonalData,
  accountPersonalData,
  profilePersonalData,
  sessionsPersonalData,
  credentialsPersonalData,
  personPersonalData
];
