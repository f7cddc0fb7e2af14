import { Type, type Static } from '@sinclair/typebox';
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
  /** When the figures were collected: the markets do not all report on the same day. */
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
  /** The other grades of the variety at the same market, this one included. */
  grades: Type.Array(Type.Object({ lineId: Id, gradeName: TaxonomyName })),
  /** The same variety and grade at every market, this one first. */
  markets: Type.Array(MarketRow),
  gradeId: Id,
  /** Of the variety, in whatever grade. */
  supplyCount: Type.Integer(),
  purchaseCount: Type.Integer(),
  /** Those among them that name the grade of the line. */
  gradeSupplyCount: Type.Integer(),
  gradePurchaseCount: Type.Integer(),
  /** The longest range that this reader may open. */
  maxRange: SeriesRange,
  /** What would open longer ranges to this reader, the next one first; empty when nothing is closed. */
  locks: Type.Array(HistoryLock),
  /** Whether this reader may take the prices away as a file. */
  canExport: Type.Boolean()
});
export type PriceLineDetail = Static<typeof PriceLineDetail>;

/** A price line with the newest that is offered and wanted of its grade and of others, and written of its variety. */
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
  /** Error: NOT_FOUND, also for a line whose prices were all withdrawn. */
  'GET /api/front/market/line': {
    input: Type.Object({ lineId: Id }, { additionalProperties: false }),
    data: PriceLineInfo
  }
} as const;
