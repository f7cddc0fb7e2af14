import { Type, type Static } from '@sinclair/typebox';
import { BasisPoints, DateOnly, Fen, Id, Nullable } from './common';
import { PlaceName, TaxonomyName } from './localText';

/** A weekly index; the base date counts 1,000. Values are hundredths: 128642 is 1,286.42. */
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

/** A line in the basket of an index. */
export const BasketLine = Type.Object({
  lineId: Id,
  varietyId: Id,
  varietyName: TaxonomyName,
  gradeName: TaxonomyName,
  marketShortName: PlaceName,
  /** Share of the basket's value on the base date, in hundredths of a percent; all together 10,000. */
  weightBp: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** Null while the line has no published quote. */
  midFen: Nullable(Fen),
  weekBp: Nullable(BasisPoints)
});
export type BasketLine = Static<typeof BasketLine>;

/** An index from its base date on. */
export const SpiceIndexDetail = Type.Object({
  index: SpiceIndex,
  /** How it is computed; the sentence stands in the dictionary of the client, the method in the README of the module. */
  method: Type.Literal('chainedLaspeyres'),
  /** One each Monday from the base date on, oldest first. */
  points: Type.Array(Type.Object({ date: DateOnly, valueCenti: Type.Integer() })),
  /** The heaviest line first. */
  basket: Type.Array(BasketLine)
});
export type SpiceIndexDetail = Static<typeof SpiceIndexDetail>;

export const spiceIndexCalls = {
  /** Open to everybody, with its whole history. Error: NOT_FOUND. */
  'GET /api/front/market/index': {
    input: Type.Object({ id: Id }, { additionalProperties: false }),
    data: SpiceIndexDetail
  }
} as const;
