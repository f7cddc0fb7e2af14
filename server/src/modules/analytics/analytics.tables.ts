import type { Generated, JSONColumnType } from 'kysely';
import type { PropertyValue } from '@rules/analytics';

/** A device whose user agreed, for 90 days after its last batch. Digests only: a copy of the database names no device. */
export interface AnalyticsDeviceTable {
  device_digest: string;
  /** Digest of the secret that came with the first batch. */
  secret_digest: string;
  last_at_ms: number;
  /** When the user withdrew the consent: a batch that was on its way is not stored any more. */
  erased_at_ms: Generated<number | null>;
}

/** An event, for 90 days. */
export interface AnalyticsEventTable {
  device_digest: string;
  run_id: string;
  /** Number of the event within its run. */
  number: number;
  session_id: string;
  /** Name in the table of events; `unknown` or `properties` for one that was refused with that reason. */
  event: string;
  /** Route name; empty before the first page. */
  page: string;
  /** Number of the event that began the view of the page. */
  view: number;
  /** Words that the counts of a day distinguish (`variantOf`). */
  variant: string;
  properties: JSONColumnType<Record<string, PropertyValue>>;
  /** Day of the event in Asia/Shanghai, YYYY-MM-DD. */
  date: string;
  at_ms: number;
  received_at_ms: number;
}

/** Sums of a day. They outlive its events. */
export interface AnalyticsDayTable {
  date: string;
  sessions: number;
  devices: number;
  /** Over the views of all pages; null when none has ended. */
  median_visible_ms: number | null;
}

/** Number of an event on a day, by page and variant. */
export interface AnalyticsDayEventTable {
  date: string;
  event: string;
  page: string;
  variant: string;
  count: number;
  /** Over the views of the page, in the row of `pageView`; else null. */
  median_visible_ms: number | null;
}

export interface AnalyticsTables {
  analytics_device: AnalyticsDeviceTable;
  analytics_event: AnalyticsEventTable;
  analytics_day: AnalyticsDayTable;
  analytics_day_event: AnalyticsDayEventTable;
}
