import { DAY_MS, HOUR_MS, SECOND_MS } from './duration';

/** Time in the background after which the app is used in another session (specification 9, as all but the last ones). */
export const SESSION_GAP_MS = 30 * SECOND_MS;
export const SEND_INTERVAL_MS = 15 * SECOND_MS;
/** Number of events of a batch; so many are sent at once. */
export const MAX_BATCH_EVENTS = 50;
/** Number of events that a device holds until they are sent; the oldest ones are dropped. */
export const MAX_STORED_EVENTS = 10_000;
export const MAX_EVENT_NAME = 128;
export const MAX_PROPERTY_NAME = 256;
export const MAX_PROPERTIES = 100;
export const MIN_CONFIG_INTERVAL_MS = 5 * SECOND_MS;
export const CONFIG_INTERVAL_MS = 12 * HOUR_MS;
export const ANALYTICS_TIMEOUT_MS = 5 * SECOND_MS;
/** Age from which an event that waited on a device is not recorded any more. */
export const MAX_EVENT_AGE_MS = 30 * DAY_MS;
/** Time for which the server holds events; the sums of a day stay. */
export const EVENT_RETENTION_MS = 90 * DAY_MS;

/**
 * Kind of a property: a whole number from 0, any number, yes or no, the name of an error of the API, or one of the listed
 * words. There is no kind for texts, so that no event can carry what a person typed or who they are.
 */
type PropertyKind = 'count' | 'number' | 'flag' | 'errorName' | readonly string[];
type EventTable = Readonly<Record<string, Readonly<Record<string, PropertyKind>>>>;

/** Every event with its properties. An event that is not here is refused. */
export const analyticsEvents = {
  sessionStart: {},
  pageView: {},
  /** Time for which a page was seen: several for a view that was interrupted. */
  pageVisible: { visibleMs: 'count' },
  searched: { results: 'count' },
  listingOpened: { kind: ['supply', 'purchase'] },
  quotationSent: {},
  cardExchanged: { step: ['requested', 'accepted'] },
  expoRegistered: { tickets: 'count' },
  paymentStep: { goods: ['cardLevel', 'boothDeposit'], step: ['created', 'opened', 'paid', 'failed'] },
  errorShown: { error: 'errorName' },
  languageChosen: { language: ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] },
  appearanceChosen: { theme: ['auto', 'light', 'dark'], elder: 'flag' },
  /** How fast a page was loaded and answered: milliseconds, for CLS a sum of shifts without a unit. */
  webVital: { vital: ['LCP', 'INP', 'CLS', 'TTFB'], value: 'number' },
  /** Events that were dropped because too many waited on the device. */
  eventsDropped: { events: 'count' }
} as const satisfies EventTable;

/** Up to `good` a value is good, above `poor` it is poor. */
export interface VitalThresholds {
  good: number;
  poor: number;
}

/**
 * The thresholds that web.dev publishes for the 75th percentile of all visits (web.dev/articles/vitals and /ttfb, 2024), the
 * same as the constants of the package `web-vitals`.
 */
export const webVitals = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 }
} as const satisfies Record<string, VitalThresholds>;
export type WebVital = keyof typeof webVitals;

export type AnalyticsEventName = keyof typeof analyticsEvents;

type ValueOf<Kind> = Kind extends 'count' | 'number'
  ? number
  : Kind extends 'flag'
    ? boolean
    : Kind extends 'errorName'
      ? string
      : Kind extends readonly (infer Word)[]
        ? Word
        : never;
/** Properties of an event, all of them required. */
export type PropertiesOf<Name extends AnalyticsEventName> = {
  -readonly [Key in keyof (typeof analyticsEvents)[Name]]: ValueOf<(typeof analyticsEvents)[Name][Key]>;
};
export type PropertyValue = string | number | boolean;

function isOfKind(value: PropertyValue | undefined, kind: PropertyKind): boolean {
  switch (kind) {
    case 'count':
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'errorName':
      return typeof value === 'string' && /^[A-Z][A-Z_]{1,39}$/.test(value);
    default:
      return typeof value === 'string' && kind.includes(value);
  }
}

export const isAnalyticsEvent = (name: string): name is AnalyticsEventName =>
  Object.keys(analyticsEvents).includes(name);

/** Returns whether an event has the properties of the table, and no others. */
export function hasPropertiesOf(
  name: AnalyticsEventName,
  properties: Readonly<Record<string, PropertyValue>>
): boolean {
  const kinds = Object.entries(analyticsEvents[name] as Readonly<Record<string, PropertyKind>>);
  return (
    Object.keys(properties).length === kinds.length && kinds.every(([key, kind]) => isOfKind(properties[key], kind))
  );
}

/**
 * Returns what the counts of a day distinguish in an event: its words, yes or no, and errors, such as
 * `goods=cardLevel step=paid`; empty without any. Numbers are not among them.
 */
export function variantOf(properties: Readonly<Record<string, PropertyValue>>): string {
  return Object.entries(properties)
    .filter(([, value]) => typeof value !== 'number')
    .map(([key, value]) => `${key}=${String(value)}`)
    .sort()
    .join(' ');
}
