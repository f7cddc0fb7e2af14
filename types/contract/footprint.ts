import { type Static, Type } from '@sinclair/typebox';
import { Cursor, Empty, Id, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { LinkTarget } from './deepLink';
import { ListingTitle } from './localText';

export const FootprintKind = oneOf(['line', 'news', 'flash', 'supply', 'purchase']);
export type FootprintKind = Static<typeof FootprintKind>;

/** An entry of the user's browsing history. */
export const Footprint = Type.Object({
  id: Id,
  kind: FootprintKind,
  /** Title at the time of the visit. */
  title: ListingTitle,
  jump: LinkTarget,
  /** Time of the last visit. */
  seenAtMs: TimeMs
});
export type Footprint = Static<typeof Footprint>;

/** A page visit recorded on the device before login. */
export const Visit = Type.Object(
  {
    kind: FootprintKind,
    targetId: Id,
    title: Type.String({ minLength: 1, maxLength: 120 }),
    seenAtMs: TimeMs
  },
  { additionalProperties: false }
);
export type Visit = Static<typeof Visit>;

export const footprintCalls = {
  /** Returns the user's browsing history of the last 90 days, latest first. */
  'GET /api/member/footprint/list': {
    input: Type.Object(
      { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) },
      { additionalProperties: false }
    ),
    data: PageOf(Footprint),
    auth: 'member'
  },
  /** Adds this device's visits from before the login to the browsing history. Idempotent. */
  'POST /api/member/footprint/bring': {
    input: Type.Object({ visits: Type.Array(Visit, { minItems: 1, maxItems: 30 }) }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  },
  'POST /api/member/footprint/clear': { data: Empty, auth: 'member' }
} as const;
