import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Empty, Id, Nullable } from './common';

/** When a price line has something to tell: its mid reaches a price, or moves by so much from one point to the next. */
export const AlertRule = Type.Union([
  Type.Object(
    {
      kind: Type.Union([Type.Literal('above'), Type.Literal('below')]),
      /** Fen per kilogram, the price itself included. */
      priceFen: Type.Integer({ minimum: 1, maximum: 100_000_000 })
    },
    { additionalProperties: false }
  ),
  Type.Object(
    {
      kind: Type.Literal('move'),
      /** Basis points up or down, this much included: 300 is 3 %. */
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
  /** False while it has told and the price has not come back: see the README of the server's market module. */
  isArmed: Type.Boolean(),
  /** The day whose price it told of last. */
  notifiedDate: Nullable(DateOnly)
});
export type PriceAlert = Static<typeof PriceAlert>;

const NewAlert = Type.Object({ lineId: Id, rule: AlertRule }, { additionalProperties: false });
export type NewAlert = Static<typeof NewAlert>;

const ChangedAlert = Type.Object({ rule: AlertRule }, { additionalProperties: false });

export const priceAlertCalls = {
  /** The person's own alerts on a line, oldest first. */
  'GET /api/front/market/alerts': {
    input: Type.Object({ lineId: Id }, { additionalProperties: false }),
    data: Type.Array(PriceAlert),
    auth: 'member'
  },
  /**
   * The same rule twice is one alert. Errors: NOT_FOUND for a line without prices, VALIDATION with `fields.lineId`
   * `max` (this line has too many) or `maxAll` (the person has).
   */
  'POST /api/front/market/alert': { input: NewAlert, data: PriceAlert, auth: 'member' },
  /** Errors: NOT_FOUND (also for somebody else's), CONFLICT when another alert of the line has that rule already. */
  'POST /api/front/market/alert/{id}': { input: ChangedAlert, data: PriceAlert, auth: 'member' },
  /** Deleting twice is deleting once. */
  'DELETE /api/front/market/alert/{id}': { data: Empty, auth: 'member' }
} as const;
