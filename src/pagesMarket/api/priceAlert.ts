import type { AlertRule, PriceAlert } from '@contract/priceAlert';
import { call } from '@/request/call';

/** Lists the user's alerts on a line. All alert calls need a session. */
export const listAlerts = (lineId: string): Promise<PriceAlert[]> => call('GET /api/front/market/alerts', { lineId });

/**
 * Creates an alert. Idempotent for the same rule.
 * @throws ApiError VALIDATION with `fields.lineId` when there are too many alerts
 */
export const createAlert = (lineId: string, rule: AlertRule): Promise<PriceAlert> =>
  call('POST /api/front/market/alert', { lineId, rule });

/**
 * Changes the rule of an alert.
 * @throws ApiError CONFLICT when another alert of the line has the same rule
 */
export const changeAlert = (id: string, rule: AlertRule): Promise<PriceAlert> =>
  call('POST /api/front/market/alert/{id}', { id, rule });

/** Deletes an alert. Idempotent. */
export const deleteAlert = (id: string): Promise<null> => call('DELETE /api/front/market/alert/{id}', { id });
