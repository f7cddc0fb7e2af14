import { type Static, Type } from '@sinclair/typebox';
import { BasisPoints, DateOnly, Fen, Id, Nullable } from './common';
import { PurchaseBrief, SupplyBrief } from './listing';
import { TaxonomyName } from './localText';
import { NewsBrief } from './news';
import { PriceLine } from './priceLine';
import { HistoryLock, SeriesRange } from './priceSeries';
import { Provenance } from './provenance';

export const SalesPace = Type.Union([Type.Literal('fast'), Type.Literal('normal'), Type.Literal('slow')]);

export const MarketRow = Type.Object({
  lineId: Id,
  marketName: TaxonomyName,
  /** Collection day of the figures; markets do not all report on the same day. */
  date: DateOnly,
  lowFen: Nullable(Fen),
  highFen: Nullable(Fen),
  midFen: Nullable(Fen),
  changeBp: Nullable(BasisPoints),
  provenance: Provenance
});
export type MarketRow = Static<typeof MarketRow>;

export const PriceLineDetail = Type.Object({
  line: PriceLine,
  weekBp: Nullable(BasisPoints),
  monthBp: Nullable(BasisPoints),
  yearBp: Nullable(BasisPoints),
  pace: SalesPace,
  provenance: Provenance,
  /** All grades of the variety at the same market, including this line's. */
  grades: Type.Array(Type.Object({ lineId: Id, gradeName: TaxonomyName })),
  /** The same variety and grade at every market, this line's market first. */
  markets: Type.Array(MarketRow),
  gradeId: Id,
  /** Number of open supplies of the variety in any grade. */
  supplyCount: Type.Integer(),
  purchaseCount: Type.Integer(),
  /** Number of those supplies that name the line's grade. */
  gradeSupplyCount: Type.Integer(),
  gradePurchaseCount: Type.Integer(),
  /** Longest range that the viewer may open. */
  maxRange: SeriesRange,
  /** Requirements that unlock longer ranges for the viewer, the next one first; empty when all ranges are open. */
  locks: Type.Array(HistoryLock),
  /** Whether the viewer may export the prices as a file. */
  canExport: Type.Boolean()
});
export type PriceLineDetail = Static<typeof PriceLineDetail>;

/**
 * A price line with the newest supplies and purchase requests of its grade and of other grades, and news of its
 * variety.
 */
export const PriceLineInfo = Type.Intersect([
  PriceLineDetail,
  Type.Object({
    supplies: Type.Array(SupplyBrief),
    purchases: Type.Array(PurchaseBrief),
    otherSupplies: Type.Array(SupplyBrief),
    otherPurchases: Type.Array(PurchaseBrief),
    news: Type.Array(NewsBrief)
  })
]);
export type PriceLineInfo = Static<typeof PriceLineInfo>;

export const lineInfoCalls = {
  /** Returns a price line. Error: NOT_FOUND, also for a line whose prices were all withdrawn. */
  'GET /api/front/market/line': {
    input: Type.Object({ lineId: Id }, { additionalProperties: false }),
    data: PriceLineInfo
  }
} as const;
