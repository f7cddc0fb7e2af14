import type { DataOf, InputOf } from './endpoint';
import { expoCalls } from './expo';
import { flashCalls } from './flash';
import { homeCalls } from './home';
import { interestCalls } from './interest';
import { inviteCalls } from './invite';
import { jumpCalls } from './jump';
import { lineInfoCalls } from './lineInfo';
import { listingCalls } from './listing';
import { marketCalls } from './market';
import { messageCalls } from './message';
import { newsCalls } from './news';
import { priceAlertCalls } from './priceAlert';
import { priceListCalls } from './priceList';
import { priceReportCalls } from './priceReport';
import { quoteCalls } from './quote';
import { reportCalls } from './report';
import { searchCalls } from './search';
import { encryptCalls } from './secure';
import { uploadCalls } from './upload';
import { userCalls } from './user';

/** Every call of the API. The server registers its routes from it; the client takes its types only. */
export const contract = {
  ...encryptCalls,
  ...expoCalls,
  ...flashCalls,
  ...homeCalls,
  ...interestCalls,
  ...inviteCalls,
  ...jumpCalls,
  ...lineInfoCalls,
  ...listingCalls,
  ...marketCalls,
  ...messageCalls,
  ...newsCalls,
  ...priceAlertCalls,
  ...priceListCalls,
  ...priceReportCalls,
  ...quoteCalls,
  ...reportCalls,
  ...searchCalls,
  ...uploadCalls,
  ...userCalls
} as const;

export type Contract = typeof contract;
export type CallName = keyof Contract;
export type CallInput<K extends CallName> = InputOf<Contract[K]>;
export type CallData<K extends CallName> = DataOf<Contract[K]>;
