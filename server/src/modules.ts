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
import { listingRoutes } from './modules/listing/listing.routes';
import { loginRoutes } from './modules/user/login.routes';
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
import { userRoutes } from './modules/user/user.routes';
import { verificationRoutes } from './modules/verification/verification.routes';

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
  listingRoutes,
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
  userRoutes,
  verificationRoutes
];
