import { Type, type Static } from '@sinclair/typebox';
import { CategoryId, Cursor, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { PriceLine } from './market';

export const NewsCategory = Type.Union([
  Type.Literal('headline'),
  Type.Literal('market'),
  Type.Literal('origin'),
  Type.Literal('policy'),
  Type.Literal('company'),
  Type.Literal('expo'),
  Type.Literal('trade'),
  Type.Literal('technology'),
  Type.Literal('people')
]);
export type NewsCategory = Static<typeof NewsCategory>;

export const NewsBrief = Type.Object({
  id: Id,
  category: NewsCategory,
  title: Type.String(),
  summary: Type.String(),
  /** The variety whose cover stands in for a photo; null makes a text-only row. */
  coverVarietyId: Nullable(Id),
  source: Type.String(),
  publishedAtMs: TimeMs,
  views: Type.Integer({ minimum: 0 })
});
export type NewsBrief = Static<typeof NewsBrief>;

export const NewsDetail = Type.Intersect([
  NewsBrief,
  Type.Object({
    editor: Nullable(Type.String()),
    /** Sanitised when it was stored; the client renders it and nothing else. */
    bodyHtml: Type.String(),
    /** One price line for each variety that the article is about. */
    lines: Type.Array(PriceLine),
    likes: Type.Integer({ minimum: 0 }),
    isLiked: Type.Boolean(),
    isFavourite: Type.Boolean(),
    related: Type.Array(NewsBrief),
    next: Nullable(NewsBrief)
  })
]);
export type NewsDetail = Static<typeof NewsDetail>;

export const NewsQuery = Type.Object(
  {
    /** Absent means every category, ranked by interest when personalisation is on, else by time. */
    category: Type.Optional(NewsCategory),
    varietyId: Type.Optional(Id),
    /** Only what is about a variety of this first-grade category. */
    categoryOfSpice: Type.Optional(CategoryId),
    /** False: strictly by time, as in the home feed. */
    personalised: Type.Optional(Type.Boolean()),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(PageLimit)
  },
  { additionalProperties: false }
);
export type NewsQuery = Static<typeof NewsQuery>;

const Mark = Type.Object({ id: Id, on: Type.Boolean() }, { additionalProperties: false });

export const newsCalls = {
  'GET /api/front/news/list': { input: NewsQuery, data: PageOf(NewsBrief) },
  /** Counts one view. Error: NOT_FOUND (also for an article that was taken down). */
  'GET /api/front/news/detail': { input: Type.Object({ id: Id }, { additionalProperties: false }), data: NewsDetail },
  /** Answers the number of likes. */
  'POST /api/front/news/like': {
    input: Mark,
    data: Type.Object({ likes: Type.Integer({ minimum: 0 }) }),
    auth: 'member'
  },
  'POST /api/front/news/favourite': { input: Mark, data: Type.Null(), auth: 'member' }
} as const;
