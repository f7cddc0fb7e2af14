import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Empty, Id, Nullable } from './common';

/** Trigger of a price alert: the mid price reaches a price, or changes by a percentage from one point to the next. */
export const AlertRule = Type.Union([
  Type.Object(
    {
      kind: Type.Union([Type.Literal('above'), Type.Literal('below')]),
      /** Threshold in fen per kilogram, inclusive. */
      priceFen: Type.Integer({ minimum: 1, maximum: 100_000_000 })
    },
    { additionalProperties: false }
  ),
  Type.Object(
    {
      kind: Type.Literal('move'),
      /** Threshold in basis points up or down, inclusive: 300 is 3 %. */
      changeBp: Type.Integer({ minimum: 10, maximum: 10_000 })
    },
    { additionalProperties: false }
  )
]);
export type AlertRule = Static<typeof AlertRule>;

export const PriceAlert = Type.Object({
  id: Id,
  lineId: Id,
  rule: AlertRule,
  /** False after notifying until the price has crossed back: see the README of the server's pricing module. */
  isArmed: Type.Boolean(),
  /** Day of the price that the last notification was about. */
  notifiedDate: Nullable(DateOnly)
});
export type PriceAlert = Static<typeof PriceAlert>;

const NewAlert = Type.Object({ lineId: Id, rule: AlertRule }, { additionalProperties: false });
export type NewAlert = Static<typeof NewAlert>;

const ChangedAlert = Type.Object({ rule: AlertRule }, { additionalProperties: false });

export const priceAlertCalls = {
  /** Returns the user's alerts on a line, oldest first. */
  'GET /api/front/market/alerts': {
    input: Type.Object({ lineId: Id }, { additionalProperties: false }),
    data: Type.Array(PriceAlert),
    auth: 'member'
  },
  /**
   * Creates an alert. Idempotent per rule. Errors: NOT_FOUND for a line without prices, VALIDATION with `fields.lineId`
   * `max` (too many on this line) or `maxAll` (too many for this user).
   */
  'POST /api/front/market/alert': { input: NewAlert, data: PriceAlert, auth: 'member' },
  /**
   * Changes an alert. Errors: NOT_FOUND (also for another user's alert), CONFLICT when another alert of the line
   * already has that rule.
   */
  'POST /api/front/market/alert/{id}': { input: ChangedAlert, data: PriceAlert, auth: 'member' },
  /** Deletes an alert. Idempotent. */
  'DELETE /api/front/market/alert/{id}': { data: Empty, auth: 'member' }
} as const;
