import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Id, PageLimit, PageOf, TimeMs, oneOf } from './common';
import { JumpAction } from './jump';

export const FootprintKind = oneOf(['line', 'news', 'flash', 'supply', 'purchase']);
export type FootprintKind = Static<typeof FootprintKind>;

/** Something that the person has looked at. */
export const Footprint = Type.Object({
  id: Id,
  kind: FootprintKind,
  /** As it was called then. */
  title: Type.String(),
  jump: JumpAction,
  /** The last time. */
  seenAtMs: TimeMs
});
export type Footprint = Static<typeof Footprint>;

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
  'POST /api/member/footprint/clear': { data: Empty, auth: 'member' }
} as const;
