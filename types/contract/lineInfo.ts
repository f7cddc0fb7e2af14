import { Type, type Static } from '@sinclair/typebox';
import { Id } from './common';
import { PurchaseBrief, SupplyBrief } from './listing';
import { PriceLineDetail } from './market';
import { NewsBrief } from './news';

/** A price line with the newest that is offered, wanted and written of its variety, three of each at most. */
export const PriceLineInfo = Type.Intersect([
  PriceLineDetail,
  Type.Object({
    supplies: Type.Array(SupplyBrief),
    purchases: Type.Array(PurchaseBrief),
    news: Type.Array(NewsBrief)
  })
]);
export type PriceLineInfo = Static<typeof PriceLineInfo>;

export const lineInfoCalls = {
  /** Error: NOT_FOUND, also for a line whose prices were all withdrawn. */
  'GET /api/front/market/line': {
    input: Type.Object({ lineId: Id }, { additionalProperties: false }),
    data: PriceLineInfo
  }
} as const;
