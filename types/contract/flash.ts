import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Id, PageLimit, PageOf, TimeMs } from './common';

export const Flash = Type.Object({
  id: Id,
  title: Type.String(),
  content: Type.String(),
  /** 3 is the most important. */
  importance: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  varietyIds: Type.Array(Id),
  source: Type.String(),
  publishedAtMs: TimeMs
});
export type Flash = Static<typeof Flash>;

export const flashCalls = {
  /** Newest first. */
  'GET /api/front/flash/list': {
    input: Type.Object(
      { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) },
      { additionalProperties: false }
    ),
    data: PageOf(Flash)
  }
} as const;
