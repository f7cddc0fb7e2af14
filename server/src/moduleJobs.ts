import './wiring';
import type { AnyJob } from './jobs/job';
import { eraseAccountsJob } from './modules/account/account.jobs';
import { purgeAddressesJob } from './modules/address/address.jobs';
import { purgeAnalyticsEventsJob, sumAnalyticsDaysJob } from './modules/analytics/analytics.jobs';
import { countVotesJob } from './modules/award/award.jobs';
import { releaseBoothsJob } from './modules/boothBooking/boothBooking.jobs';
import { purgeFootprintsJob } from './modules/browsingHistory/footprint.jobs';
import { purgeCardsJob } from './modules/card/card.jobs';
import { expireCardLevelsJob } from './modules/cardLevel/cardLevel.jobs';
import { purgeCardVisitsJob } from './modules/cardVisit/cardVisit.jobs';
import { purgeCredentialsJob } from './modules/credentials/credentials.jobs';
import { expireExchangesJob } from './modules/exchange/exchange.jobs';
import { remindOfMeetingsJob } from './modules/expoMeeting/expoMeeting.jobs';
import { notifyOfSessionsJob } from './modules/expoSession/expoSession.jobs';
import { endExpoTicketsJob, remindVisitorsJob } from './modules/expoTicket/expoTicket.jobs';
import { notifyOfRemindersJob, purgeHolderEntriesJob, refreshHolderEntriesJob } from './modules/holder/holder.jobs';
import { purgeInvitationsJob } from './modules/invite/invite.jobs';
import { refreshTradeCompaniesJob } from './modules/listing/listing.jobs';
import { purgeNotificationsJob } from './modules/message/message.jobs';
import { purgeNewsViewsJob } from './modules/news/news.jobs';
import { confirmDeliveryJob } from './modules/payment/delivery.jobs';
import { clearPayersJob, finishRefundsJob, queryOrderJob, settleOrdersJob } from './modules/payment/payment.jobs';
import { approvePurchasesJob, expirePurchasesJob, purgePurchasesJob } from './modules/purchase/purchase.jobs';
import { expireQuotationsJob, notifyOfAcceptanceJob } from './modules/quotation/quotation.jobs';
import { purgeRateLimitsJob } from './modules/rateLimit/rateLimit.jobs';
import { purgeSearchesJob } from './modules/search/search.jobs';
import { purgeSessionsJob } from './modules/session/session.jobs';
import { purgeSubscribeMessagesJob, sendSubscribeMessageJob } from './modules/subscribeMessage/subscribeMessage.jobs';
import {
  approveSuppliesJob,
  expireSuppliesJob,
  purgeShareVisitsJob,
  purgeSuppliesJob
} from './modules/supply/supply.jobs';
import { purgeTranslationsJob } from './modules/translation/translation.jobs';
import {
  purgePrivateImagesJob,
  purgeUnreferencedFilesJob,
  purgeUploadPartsJob,
  purgeVideosJob
} from './modules/upload/upload.jobs';
import { expireVerificationsJob } from './modules/verification/verification.jobs';

/** Every job, in order of name. */
export const jobs: readonly AnyJob[] = [
  approvePurchasesJob,
  approveSuppliesJob,
  clearPayersJob,
  confirmDeliveryJob,
  endExpoTicketsJob,
  countVotesJob,
  eraseAccountsJob,
  expireCardLevelsJob,
  expireExchangesJob,
  expirePurchasesJob,
  expireQuotationsJob,
  expireSuppliesJob,
  expireVerificationsJob,
  finishRefundsJob,
  notifyOfAcceptanceJob,
  notifyOfRemindersJob,
  notifyOfSessionsJob,
  purgeAddressesJob,
  purgeAnalyticsEventsJob,
  purgeCardsJob,
  purgeCardVisitsJob,
  purgeCredentialsJob,
  purgeFootprintsJob,
  purgeHolderEntriesJob,
  purgeInvitationsJob,
  purgeNewsViewsJob,
  purgeNotificationsJob,
  purgePrivateImagesJob,
  purgePurchasesJob,
  purgeRateLimitsJob,
  purgeSearchesJob,
  purgeSessionsJob,
  purgeShareVisitsJob,
  purgeSubscribeMessagesJob,
  purgeSuppliesJob,
  purgeTranslationsJob,
  purgeUnreferencedFilesJob,
  purgeUploadPartsJob,
  purgeVideosJob,
  queryOrderJob,
  refreshHolderEntriesJob,
  refreshTradeCompaniesJob,
  remindVisitorsJob,
  remindOfMeetingsJob,
  releaseBoothsJob,
  sendSubscribeMessageJob,
  settleOrdersJob,
  sumAnalyticsDaysJob
];
