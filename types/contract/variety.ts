import { Type, type Static } from '@sinclair/typebox';
import { Id } from './common';
import { TaxonomyName } from './localText';

/** A spice that is traded. */
export const Variety = Type.Object({
  id: Id,
  name: TaxonomyName,
  /** First letters of the pinyin of the name and its other names, in lower case. */
  initials: Type.Array(Type.String()),
  /** What is told apart of it, in the order of the price list. */
  grades: Type.Array(Type.Object({ id: Id, name: TaxonomyName }))
});
export type Variety = Static<typeof Variety>;

export const varietyCalls = {
  /** Every variety, in the order of the price list; the same for everybody. */
  'GET /api/front/market/varieties': { data: Type.Array(Variety) }
} as const;
