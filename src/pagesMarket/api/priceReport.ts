import type { NewReport, PriceReport } from '@contract/priceReport';
import { call } from '@/request/call';

/** The person's newest report on a line. These calls need a session. */
export const getReport = (lineId: string): Promise<PriceReport | null> =>
  call('GET /api/front/market/report', { lineId });

/** Takes the place of an open report of the same line and day. */
export const sendReport = (report: NewReport): Promise<PriceReport> => call('POST /api/front/market/report', report);
