import './wiring';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import { addressRoutes } from './modules/address/address.routes';
import { accountRoutes } from './modules/account/account.routes';
import { companyRoutes } from './modules/company/company.routes';
import { joinTeamRoutes } from './modules/company/joinTeam.routes';
import { teamRoutes } from './modules/company/team.routes';
import { keyRoutes } from './modules/secureChannel/keys.routes';
import { feedbackRoutes } from './modules/feedback/feedback.routes';
import { flashRoutes } from './modules/newsflash/flash.routes';
import { footprintRoutes } from './modules/browsingHistory/footprint.routes';
import { homeRoutes } from './modules/home/home.routes';
import { lineInfoRoutes } from './modules/lineInfo/lineInfo.routes';
import { liveRoutes } from './modules/live/live.routes';
import { listingRoutes } from './modules/listing/listing.routes';
import { loginRoutes } from './modules/login/login.routes';
import { marketRoutes } from './modules/pricing/market.routes';
import { priceAlertRoutes } from './modules/pricing/priceAlert.routes';
import { priceListRoutes } from './modules/pricing/priceList.routes';
import { priceReportRoutes } from './modules/pricing/priceReport.routes';
import { newsRoutes } from './modules/news/news.routes';
import { exchangeRoutes } from './modules/exchange/exchange.routes';
import { expoRoutes } from './modules/expo/expo.routes';
import { inquiryRoutes } from './modules/inquiry/inquiry.routes';
import { interestRoutes } from './modules/interest/interest.routes';
import { inviteRoutes } from './modules/invite/invite.routes';
import { deepLinkRoutes } from './modules/deepLink/deepLink.routes';
import { messageRoutes } from './modules/message/message.routes';
import { purchaseRoutes } from './modules/purchase/purchase.routes';
import { quotationRoutes } from './modules/quotation/quotation.routes';
import { quoteRoutes } from './modules/priceImport/quote.routes';
import { regionRoutes } from './modules/region/region.routes';
import { reportRoutes } from './modules/report/report.routes';
import { searchRoutes } from './modules/search/search.routes';
import { supplyRoutes } from './modules/supply/supply.routes';
import { uploadRoutes } from './modules/upload/upload.routes';
import { profileRoutes } from './modules/profile/profile.routes';
import { verificationRoutes } from './modules/verification/verification.routes';
import { followedPricesPersonalData } from './modules/pricing/follow.personal';
import { priceAlertsPersonalData } from './modules/pricing/priceAlert.personal';
import { priceReportsPersonalData } from './modules/pricing/priceReport.personal';
import { removedInterestsPersonalData } from './modules/interest/interest.personal';
import { newsMarksPersonalData } from './modules/news/news.personal';
import { flashLikesPersonalData } from './modules/newsflash/flash.personal';
import { footprintsPersonalData } from './modules/browsingHistory/footprint.personal';
import { inquiriesPersonalData } from './modules/inquiry/inquiry.personal';
import { exchangedContactsPersonalData } from './modules/exchange/exchange.personal';
import { suppliesPersonalData } from './modules/supply/supply.personal';
import { quotationsPersonalData } from './modules/quotation/quotation.personal';
import { purchasesPersonalData } from './modules/purchase/purchase.personal';
import { companiesPersonalData } from './modules/company/company.personal';
import { addressesPersonalData } from './modules/address/address.personal';
import { invitationsPersonalData } from './modules/invite/invite.personal';
import { reportsPersonalData } from './modules/report/report.personal';
import { notificationsPersonalData } from './modules/message/message.personal';
import {
  uploadedImagesPersonalData,
  uploadsInPartsPersonalData,
  uploadedVideosPersonalData
} from './modules/upload/upload.personal';
import { uploadedDocumentsPersonalData } from './modules/upload/document.personal';
import { verificationsPersonalData } from './modules/verification/verification.personal';
import { privateImagesPersonalData } from './modules/upload/privateImage.service';
import { feedbackPersonalData } from './modules/feedback/feedback.personal';
import { accountPersonalData } from './modules/account/account.personal';
import { personPersonalData } from './modules/user/user.personal';
import { profilePersonalData } from './modules/profile/profile.personal';
import { sessionsPersonalData } from './modules/session/session.personal';
import { credentialsPersonalData } from './modules/credentials/credentials.personal';
import { eraseAccountsJob } from './modules/account/account.jobs';
import { purgeAddressesJob } from './modules/address/address.jobs';
import { purgeFootprintsJob } from './modules/browsingHistory/footprint.jobs';
import { purgeCredentialsJob } from './modules/credentials/credentials.jobs';
import { expireExchangesJob } from './modules/exchange/exchange.jobs';
import { purgeInvitationsJob } from './modules/invite/invite.jobs';
import { refreshTradeCompaniesJob } from './modules/listing/listing.jobs';
import { purgeNotificationsJob } from './modules/message/message.jobs';
import { purgeNewsViewsJob } from './modules/news/news.jobs';
import { approvePurchasesJob, expirePurchasesJob, purgePurchasesJob } from './modules/purchase/purchase.jobs';
import { expireQuotationsJob, notifyOfAcceptanceJob } from './modules/quotation/quotation.jobs';
import { purgeRateLimitsJob } from './modules/rateLimit/rateLimit.jobs';
import { purgeSearchesJob } from './modules/search/search.jobs';
import { purgeSessionsJob } from './modules/session/session.jobs';
import { approveSuppliesJob, expireSuppliesJob, purgeShareVisitsJob } from './modules/supply/supply.jobs';
import {
  purgePrivateImagesJob,
  purgeUnreferencedFilesJob,
  purgeUploadPartsJob,
  purgeVideosJob
} from './modules/upload/upload.jobs';
import { expireVerificationsJob } from './modules/verification/verification.jobs';
import type { AnyJob } from './jobs/job';
import type { PersonalData } from './personalData';

/** Registers the calls of one noun. */
type Module = (app: FastifyInstance, deps: Deps) => void;

/** Every module of the API, in order of name. */
export const modules: Module[] = [
  accountRoutes,
  addressRoutes,
  companyRoutes,
  keyRoutes,
  exchangeRoutes,
  expoRoutes,
  feedbackRoutes,
  flashRoutes,
  footprintRoutes,
  homeRoutes,
  inquiryRoutes,
  interestRoutes,
  inviteRoutes,
  joinTeamRoutes,
  deepLinkRoutes,
  lineInfoRoutes,
  listingRoutes,
  liveRoutes,
  loginRoutes,
  marketRoutes,
  messageRoutes,
  newsRoutes,
  priceAlertRoutes,
  priceListRoutes,
  priceReportRoutes,
  purchaseRoutes,
  quotationRoutes,
  quoteRoutes,
  regionRoutes,
  reportRoutes,
  searchRoutes,
  supplyRoutes,
  teamRoutes,
  uploadRoutes,
  profileRoutes,
  verificationRoutes
];

/** In the order of erasure: rows with references before the rows that they refer to. */
export const personalData: readonly PersonalData[] = [
  followedPricesPersonalData,
  priceAlertsPersonalData,
  priceReportsPersonalData,
  removedInterestsPersonalData,
  newsMarksPersonalData,
  flashLikesPersonalData,
  footprintsPersonalData,
  inquiriesPersonalData,
  exchangedContactsPersonalData,
  suppliesPersonalData,
  quotationsPersonalData,
  purchasesPersonalData,
  companiesPersonalData,
  addressesPersonalData,
  invitationsPersonalData,
  reportsPersonalData,
  notificationsPersonalData,
  uploadedImagesPersonalData,
  uploadedDocumentsPersonalData,
  uploadsInPartsPersonalData,
  uploadedVideosPersonalData,
  verificationsPersonalData,
  privateImagesPersonalData,
  feedbackPersonalData,
  accountPersonalData,
  profilePersonalData,
  sessionsPersonalData,
  credentialsPersonalData,
  personPersonalData
];

/** Every job, in order of name. */
export const jobs: readonly AnyJob[] = [
  approvePurchasesJob,
  approveSuppliesJob,
  eraseAccountsJob,
  expireExchangesJob,
  expirePurchasesJob,
  expireQuotationsJob,
  expireSuppliesJob,
  expireVerificationsJob,
  notifyOfAcceptanceJob,
  purgeAddressesJob,
  purgeCredentialsJob,
  purgeFootprintsJob,
  purgeInvitationsJob,
  purgeNewsViewsJob,
  purgeNotificationsJob,
  purgePrivateImagesJob,
  purgePurchasesJob,
  purgeRateLimitsJob,
  purgeSearchesJob,
  purgeSessionsJob,
  purgeShareVisitsJob,
  purgeUnreferencedFilesJob,
  purgeUploadPartsJob,
  purgeVideosJob,
  refreshTradeCompaniesJob
];
