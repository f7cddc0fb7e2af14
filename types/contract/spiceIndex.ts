import { type Static, Type } from '@sinclair/typebox';
import { BasisPoints, DateOnly, Fen, Id, Nullable } from './common';
import { LocationName, TaxonomyName } from './localText';

/** A weekly index; the base date equals 1,000. Values are hundredths: 128642 is 1,286.42. */
export const SpiceIndex = Type.Object({
  id: Id,
  name: TaxonomyName,
  baseDate: DateOnly,
  date: DateOnly,
  valueCenti: Type.Integer(),
  changeCenti: Nullable(Type.Integer()),
  changeBp: Nullable(BasisPoints),
  sparkCenti: Type.Array(Type.Integer())
});
export type SpiceIndex = Static<typeof SpiceIndex>;

/** A price line in the basket of an index. */
export const BasketLine = Type.Object({
  lineId: Id,
  varietyId: Id,
  varietyName: TaxonomyName,
  gradeName: TaxonomyName,
  marketShortName: LocationName,
  /** Share of the basket's value on the base date in basis points; all weights add up to 10,000. */
  weightBp: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** Null while the line has no published quote. */
  midFen: Nullable(Fen),
  weekBp: Nullable(BasisPoints)
});
export type BasketLine = Static<typeof BasketLine>;

/** An index with its whole history since the base date. */
export const SpiceIndexDetail = Type.Object({
  index: SpiceIndex,
  /** Calculation method; the client's dictionary explains it to users, the README of the pricing module in detail. */
  method: Type.Literal('chainedLaspeyres'),
  /** One point each Monday since the base date, oldest first. */
  points: Type.Array(Type.Object({ date: DateOnly, valueCenti: Type.Integer() })),
  /** Largest weight first. */
  basket: Type.Array(BasketLine)
});
export type SpiceIndexDetail = Static<typeof SpiceIndexDetail>;

export const spiceIndexCalls = {
  /** Returns an index with its whole history, open to all viewers. Error: NOT_FOUND. */
  'GET /api/front/market/index': {
    input: Type.Object({ id: Id }, { additionalProperties: false }),
    data: SpiceIndexDetail
  }
} as const;
