import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import { encryptRoutes } from './modules/encrypt/encrypt.routes';
import { flashRoutes } from './modules/flash/flash.routes';
import { homeRoutes } from './modules/home/home.routes';
import { listingRoutes } from './modules/listing/listing.routes';
import { marketRoutes } from './modules/market/market.routes';
import { priceAlertRoutes } from './modules/market/priceAlert.routes';
import { priceListRoutes } from './modules/market/priceList.routes';
import { priceReportRoutes } from './modules/market/priceReport.routes';
import { newsRoutes } from './modules/news/news.routes';
import { expoRoutes } from './modules/expo/expo.routes';
import { interestRoutes } from './modules/interest/interest.routes';
import { inviteRoutes } from './modules/invite/invite.routes';
import { jumpRoutes } from './modules/jump/jump.routes';
import { messageRoutes } from './modules/message/message.routes';
import { quoteRoutes } from './modules/quote/quote.routes';
import { reportRoutes } from './modules/report/report.routes';
import { searchRoutes } from './modules/search/search.routes';
import { uploadRoutes } from './modules/upload/upload.routes';
import { userRoutes } from './modules/user/user.routes';

/** Registers the calls of one noun. */
type Module = (app: FastifyInstance, deps: Deps) => void;

/** Every module of the API, in order of name. */
export const modules: Module[] = [
  encryptRoutes,
  expoRoutes,
  flashRoutes,
  homeRoutes,
  interestRoutes,
  inviteRoutes,
  jumpRoutes,
  listingRoutes,
  marketRoutes,
  messageRoutes,
  newsRoutes,
  priceAlertRoutes,
  priceListRoutes,
  priceReportRoutes,
  quoteRoutes,
  reportRoutes,
  searchRoutes,
  uploadRoutes,
  userRoutes
];
