import type { AlertRule, PriceAlert } from '@contract/priceAlert';
import { call } from '@/request/call';

/** The person's alerts on a line. These calls need a session. */
export const listAlerts = (lineId: string): Promise<PriceAlert[]> => call('GET /api/front/market/alerts', { lineId });

/** The same rule twice is one alert. VALIDATION with `fields.lineId` when there are too many. */
export const createAlert = (lineId: string, rule: AlertRule): Promise<PriceAlert> =>
  call('POST /api/front/market/alert', { lineId, rule });

/** CONFLICT when another alert of the line has that rule. */
export const changeAlert = (id: string, rule: AlertRule): Promise<PriceAlert> =>
  call('POST /api/front/market/alert/{id}', { id, rule });

/** Deleting twice is deleting once. */
export const deleteAlert = (id: string): Promise<null> => call('DELETE /api/front/market/alert/{id}', { id });
