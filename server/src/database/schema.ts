import type { Kysely, Transaction } from 'kysely';
import type { CompanyTables } from '../modules/company/company.tables';
import type { ExpoTables } from '../modules/expo/expo.tables';
import type { FlashTables } from '../modules/flash/flash.tables';
import type { HomeTables } from '../modules/home/home.tables';
import type { InterestTables } from '../modules/interest/interest.tables';
import type { ListingTables } from '../modules/listing/listing.tables';
import type { MarketTables } from '../modules/market/market.tables';
import type { PriceAlertTables } from '../modules/market/priceAlert.tables';
import type { PriceReportTables } from '../modules/market/priceReport.tables';
import type { MessageTables } from '../modules/message/message.tables';
import type { NewsTables } from '../modules/news/news.tables';
import type { QuoteTables } from '../modules/quote/quote.tables';
import type { SearchTables } from '../modules/search/search.tables';
import type { ReportTables } from '../modules/report/report.tables';
import type { SettingTables } from '../modules/setting/setting.tables';
import type { UploadTables } from '../modules/upload/upload.tables';
import type { UserTables } from '../modules/user/user.tables';

/** Every table of the product. A module adds the interface of its own `<noun>.tables.ts` to the list, in order of name. */
export interface Database
  extends
    CompanyTables,
    ExpoTables,
    FlashTables,
    HomeTables,
    InterestTables,
    ListingTables,
    MarketTables,
    MessageTables,
    NewsTables,
    PriceAlertTables,
    PriceReportTables,
    QuoteTables,
    SearchTables,
    ReportTables,
    SettingTables,
    UploadTables,
    UserTables {}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
