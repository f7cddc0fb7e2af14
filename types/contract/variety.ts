import { type Static, Type } from '@sinclair/typebox';
import { Id } from './common';
import { TaxonomyName } from './localText';

/** A traded spice variety. */
export const Variety = Type.Object({
  id: Id,
  name: TaxonomyName,
  /** Pinyin initials of the name and its aliases, in lower case. */
  initials: Type.Array(Type.String()),
  /** Grades of the variety, in the order of the price list. */
  grades: Type.Array(Type.Object({ id: Id, name: TaxonomyName }))
});
export type Variety = Static<typeof Variety>;

export const varietyCalls = {
  /** Returns all varieties in the order of the price list; the response is the same for all callers. */
  'GET /api/front/market/varieties': { data: Type.Array(Variety) }
} as const;
