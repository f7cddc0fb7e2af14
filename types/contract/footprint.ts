import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Id, PageLimit, PageOf, TimeMs, oneOf } from './common';
import { LinkTarget } from './deepLink';
import { ListingTitle } from './localText';

export const FootprintKind = oneOf(['line', 'news', 'flash', 'supply', 'purchase']);
export type FootprintKind = Static<typeof FootprintKind>;

/** Something that the person has looked at. */
export const Footprint = Type.Object({
  id: Id,
  kind: FootprintKind,
  /** As it was called then. */
  title: ListingTitle,
  jump: LinkTarget,
  /** The last time. */
  seenAtMs: TimeMs
});
export type Footprint = Static<typeof Footprint>;

/** Something that was looked at before the login. */
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
  /** What the person has looked at in the last 90 days, the latest first. */
  'GET /api/member/footprint/list': {
    input: Type.Object(
      { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) },
      { additionalProperties: false }
    ),
    data: PageOf(Footprint),
    auth: 'member'
  },
  /** What was looked at on this device before the login becomes a part of the history. Twice is once. */
  'POST /api/member/footprint/bring': {
    input: Type.Object({ visits: Type.Array(Visit, { minItems: 1, maxItems: 30 }) }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  },
  'POST /api/member/footprint/clear': { data: Empty, auth: 'member' }
} as const;
