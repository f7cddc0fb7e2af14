import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from '../modules/account/account.tables';
import type { ActivityTables } from '../modules/activity/activity.tables';
import type { AddressTables } from '../modules/address/address.tables';
import type { AnalyticsTables } from '../modules/analytics/analytics.tables';
import type { AwardTables } from '../modules/award/award.tables';
import type { BoothBookingTables } from '../modules/boothBooking/boothBooking.tables';
import type { FootprintTables } from '../modules/browsingHistory/footprint.tables';
import type { CardTables } from '../modules/card/card.tables';
import type { CardLevelTables } from '../modules/cardLevel/cardLevel.tables';
import type { CardVisitTables } from '../modules/cardVisit/cardVisit.tables';
import type { CompanyTables } from '../modules/company/company.tables';
import type { CredentialsTables } from '../modules/credentials/credentials.tables';
import type { ExchangeTables } from '../modules/exchange/exchange.tables';
import type { ExhibitorTables } from '../modules/exhibitor/exhibitor.tables';
import type { ExpoTables } from '../modules/expo/expo.tables';
import type { ExpoCertificateTables } from '../modules/expoCertificate/expoCertificate.tables';
import type { ExpoCouponTables } from '../modules/expoCoupon/expoCoupon.tables';
import type { ExpoMeetingTables } from '../modules/expoMeeting/expoMeeting.tables';
import type { ExpoSessionTables } from '../modules/expoSession/expoSession.tables';
import type { ExpoTicketTables } from '../modules/expoTicket/expoTicket.tables';
import type { FeedbackTables } from '../modules/feedback/feedback.tables';
import type { FloorPlanTables } from '../modules/floorPlan/floorPlan.tables';
import type { GateTables } from '../modules/gate/gate.tables';
import type { HolderTables } from '../modules/holder/holder.tables';
import type { HomeTables } from '../modules/home/home.tables';
import type { InquiryTables } from '../modules/inquiry/inquiry.tables';
import type { InterestTables } from '../modules/interest/interest.tables';
import type { InvestmentTables } from '../modules/investment/investment.tables';
import type { InviteTables } from '../modules/invite/invite.tables';
import type { ListingTables } from '../modules/listing/listing.tables';
import type { LocalNameTables } from '../modules/localName/localName.tables';
import type { MessageTables } from '../modules/message/message.tables';
import type { NewsTables } from '../modules/news/news.tables';
import type { FlashTables } from '../modules/newsflash/flash.tables';
import type { PaymentTables } from '../modules/payment/payment.tables';
import type { QuoteTables } from '../modules/priceImport/quote.tables';
import type { MarketTables } from '../modules/pricing/market.tables';
import type { PriceAlertTables } from '../modules/pricing/priceAlert.tables';
import type { PriceReportTables } from '../modules/pricing/priceReport.tables';
import type { ProfileTables } from '../modules/profile/profile.tables';
import type { PurchaseTables } from '../modules/purchase/purchase.tables';
import type { QuotationTables } from '../modules/quotation/quotation.tables';
import type { RateLimitTables } from '../modules/rateLimit/rateLimit.tables';
import type { ReportTables } from '../modules/report/report.tables';
import type { ScanCodeTables } from '../modules/scanCode/scanCode.tables';
import type { SearchTables } from '../modules/search/search.tables';
import type { SessionTables } from '../modules/session/session.tables';
import type { SettingTables } from '../modules/setting/setting.tables';
import type { ShareCodeTables } from '../modules/shareCode/shareCode.tables';
import type { SubscribeMessageTables } from '../modules/subscribeMessage/subscribeMessage.tables';
import type { SupplyTables } from '../modules/supply/supply.tables';
import type { TranslationTables } from '../modules/translation/translation.tables';
import type { UploadTables } from '../modules/upload/upload.tables';
import type { UserTables } from '../modules/user/user.tables';
import type { VerificationTables } from '../modules/verification/verification.tables';

/** Every table of the product. A module adds the interface of its own `<noun>.tables.ts` to the list, in order of name. */
export interface Database
  extends
    AccountTables,
    ActivityTables,
    AddressTables,
    AnalyticsTables,
    AwardTables,
    BoothBookingTables,
    CardTables,
    CardLevelTables,
    CardVisitTables,
    CompanyTables,
    CredentialsTables,
    ExchangeTables,
    ExhibitorTables,
    ExpoTables,
    ExpoCertificateTables,
    ExpoTicketTables,
    ExpoCouponTables,
    ExpoSessionTables,
    ExpoMeetingTables,
    FeedbackTables,
    FlashTables,
    FloorPlanTables,
    FootprintTables,
    GateTables,
    HolderTables,
    HomeTables,
    InquiryTables,
    InterestTables,
    InvestmentTables,
    InviteTables,
    ListingTables,
    LocalNameTables,
    MarketTables,
    MessageTables,
    NewsTables,
    PaymentTables,
    PriceAlertTables,
    PriceReportTables,
    ProfileTables,
    PurchaseTables,
    QuotationTables,
    QuoteTables,
    RateLimitTables,
    ReportTables,
    ScanCodeTables,
    SearchTables,
    SessionTables,
    SettingTables,
    ShareCodeTables,
    SubscribeMessageTables,
    SupplyTables,
    TranslationTables,
    UploadTables,
    UserTables,
    VerificationTables {}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
