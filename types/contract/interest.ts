import { type Static, Type } from '@sinclair/typebox';
import { Empty, Id } from './common';
import { TaxonomyName } from './localText';

/** A variety that recommendations are based on, because the user follows one of its prices or added it. */
export const InterestTag = Type.Object({ varietyId: Id, name: TaxonomyName });
export type InterestTag = Static<typeof InterestTag>;

export const interestCalls = {
  /** Returns the varieties behind the recommendations: added ones, then followed ones, each latest first. */
  'GET /api/front/interest/list': { data: Type.Array(InterestTag), auth: 'member' },
  /**
   * Includes a variety in recommendations or excludes it, effective at once everywhere. `on` false does not unfollow
   * it; true includes it again, or adds one that is not followed. Idempotent. Error: NOT_FOUND for an unknown variety.
   */
  'POST /api/front/interest/set': {
    input: Type.Object({ varietyId: Id, on: Type.Boolean() }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  }
} as const;
