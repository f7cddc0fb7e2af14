import type { NewReport, PriceReport } from '@contract/priceReport';
import { call } from '@/request/call';

/** Loads the user's newest report on a line; null without one. All report calls need a session. */
export const getReport = (lineId: string): Promise<PriceReport | null> =>
  call('GET /api/front/market/report', { lineId });

/** Sends a report; replaces an open report of the same line and day. */
export const sendReport = (report: NewReport): Promise<PriceReport> => call('POST /api/front/market/report', report);
