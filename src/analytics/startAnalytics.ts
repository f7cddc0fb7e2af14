import { eraseAnalyticsDevice, getAnalyticsConfig, sendAnalyticsEvents } from '@/api/analytics';
import { Analytics } from './Analytics';

/** Begins to follow the consent. Called once. */
export function startAnalytics(): void {
  new Analytics({ eraseAnalyticsDevice, getAnalyticsConfig, sendAnalyticsEvents }).follow();
}

export type StartAnalytics = typeof startAnalytics;
