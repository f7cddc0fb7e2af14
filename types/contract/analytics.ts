import { type Static, Type } from '@sinclair/typebox';
import { analyticsEvents, MAX_BATCH_EVENTS, MAX_EVENT_NAME, MAX_PROPERTIES, MAX_PROPERTY_NAME } from '@rules/analytics';
import { Empty, Nullable, oneOf, TimeMs } from './common';

const strict = { additionalProperties: false };

/** Random id of the client: of a device, its secret, a run of the app, a session. */
const RandomId = Type.String({ pattern: '^[a-f0-9]{32}$' });

/**
 * A random id that is not tied to an account and is replaced when the consent is withdrawn, and a secret, without which
 * the events of another device can be neither deleted nor added to.
 */
const device = { deviceId: RandomId, deviceSecret: RandomId };

/** An event. The server stores one for each device, run and number, however often it is sent. */
export const AnalyticsEvent = Type.Object(
  {
    /** Counts the events of a run of the app, from 1. */
    number: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    /** Run of the app on the device: each tab of a browser is one. */
    runId: RandomId,
    sessionId: RandomId,
    /** Name of the event; one that the server does not know is refused and counted, the others of the batch are stored. */
    event: Type.String({ minLength: 1, maxLength: MAX_EVENT_NAME }),
    /** Route name of the page that was on top; empty before the first one. */
    page: Type.String({ pattern: '^[A-Za-z.]{0,60}$' }),
    /** Number of the `pageView` that began the view of the page; 0 before the first one. */
    view: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    /** A future time counts as now. */
    atMs: TimeMs,
    properties: Type.Record(
      Type.String(),
      Type.Union([Type.String({ maxLength: 64 }), Type.Number(), Type.Boolean()]),
      { maxProperties: MAX_PROPERTIES, propertyNames: { type: 'string', maxLength: MAX_PROPERTY_NAME } }
    )
  },
  strict
);
export type AnalyticsEvent = Static<typeof AnalyticsEvent>;

/** Why an event was not stored. `off`: the configuration leaves it out. */
export const EventRefusal = oneOf(['unknown', 'properties', 'tooOld', 'off']);
export type EventRefusal = Static<typeof EventRefusal>;

/** Which events the devices of those who agreed record, and how often they send them. */
export const AnalyticsConfig = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    isOn: Type.Boolean(),
    /** Share of the sessions that are recorded. */
    samplePercent: Type.Integer({ minimum: 0, maximum: 100 }),
    sendIntervalSec: Type.Integer({ minimum: 15, maximum: 3600 }),
    /** Time until the configuration is asked for again. */
    configIntervalSec: Type.Integer({ minimum: 5, maximum: 604_800 }),
    /** Events that are not recorded. */
    eventsOff: Type.Array(oneOf(Object.keys(analyticsEvents)), { maxItems: 100, uniqueItems: true })
  },
  strict
);
export type AnalyticsConfig = Static<typeof AnalyticsConfig>;

export const analyticsCalls = {
  /** Returns the configuration; null when `version` is the present one. */
  'GET /api/front/analytics/config': {
    input: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 0 })) }, strict),
    data: Nullable(AnalyticsConfig)
  },
  /**
   * Stores events of a device whose user agreed, without an account. Idempotent per device, run and number. Errors:
   * VALIDATION for more than 50 events or too long names, FORBIDDEN for another secret than the first one of the device,
   * CONFLICT for a device whose events were deleted, RATE_LIMITED above 1,200 batches an hour per device and 12,000 per
   * address.
   */
  'POST /api/front/analytics/events': {
    input: Type.Object(
      { ...device, events: Type.Array(AnalyticsEvent, { minItems: 1, maxItems: MAX_BATCH_EVENTS }) },
      strict
    ),
    data: Type.Object({
      /** Number of events that were stored now; those of an earlier try are not among them. */
      stored: Type.Integer(),
      refused: Type.Array(Type.Object({ number: Type.Integer(), event: Type.String(), reason: EventRefusal }))
    })
  },
  /**
   * Deletes the events of a device, and accepts none of it any more. Idempotent; an unknown device has none. Errors:
   * FORBIDDEN for another secret, RATE_LIMITED above 600 an hour per address.
   */
  'POST /api/front/analytics/erase': { input: Type.Object(device, strict), data: Empty }
} as const;
