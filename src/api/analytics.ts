import type { CallInput } from '@contract';
import { ANALYTICS_TIMEOUT_MS } from '@rules/analytics';
import { call } from '@/request/call';
import { callInBackground } from '@/request/callInBackground';
import type { AbortHandle } from '@/request/request.types';

/** Stores the events of a batch. Idempotent; CONFLICT for a device whose events were deleted. Gives up after five seconds. */
export const sendAnalyticsEvents = (batch: CallInput<'POST /api/front/analytics/events'>) =>
  callInBackground('POST /api/front/analytics/events', batch, ANALYTICS_TIMEOUT_MS);

/** Deletes the events of a device. Idempotent. Gives up after five seconds. */
export const eraseAnalyticsDevice = (device: CallInput<'POST /api/front/analytics/erase'>) =>
  callInBackground('POST /api/front/analytics/erase', device, ANALYTICS_TIMEOUT_MS);

/** Returns the configuration, null for the given version. Gives up after five seconds. */
export async function getAnalyticsConfig(version: number) {
  const handle: AbortHandle = {};
  const timer = setTimeout(() => handle.abort?.(), ANALYTICS_TIMEOUT_MS);
  try {
    return await call('GET /api/front/analytics/config', { version }, { handle, token: '' });
  } finally {
    clearTimeout(timer);
  }
}
