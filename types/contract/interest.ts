import { Type, type Static } from '@sinclair/typebox';
import { Empty, Id } from './common';
import { TaxonomyName } from './localText';

/** A variety that recommendations are made from, because the person follows a price of it or has added it. */
export const InterestTag = Type.Object({ varietyId: Id, name: TaxonomyName });
export type InterestTag = Static<typeof InterestTag>;

export const interestCalls = {
  /** All that recommendations are made from: what was added, then what is followed, the latest first. */
  'GET /api/front/interest/list': { data: Type.Array(InterestTag), auth: 'member' },
  /**
   * `on` false takes a variety out of the recommendations, at once and everywhere; what the person follows stays
   * followed. True puts it back, or adds one that is not followed. Saying it twice is saying it once. Error: NOT_FOUND for an unknown variety.
   */
  'POST /api/front/interest/set': {
    input: Type.Object({ varietyId: Id, on: Type.Boolean() }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  }
} as const;
