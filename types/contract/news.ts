import { Type, type Static } from '@sinclair/typebox';
import { CategoryId, Cursor, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { PriceLine } from './priceLine';
import { Picture } from './upload';

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

/** A picture of an article. */
export const NewsPicture = Type.Composite([Picture, Type.Object({ alt: Type.String({ minLength: 1 }) })]);
export type NewsPicture = Static<typeof NewsPicture>;

export const MAX_NEWS_COVERS = 3;

export const NewsBrief = Type.Object({
  id: Id,
  category: NewsCategory,
  title: Type.String(),
  summary: Type.String(),
  covers: Type.Array(NewsPicture, { maxItems: MAX_NEWS_COVERS }),
  /** The variety whose drawing is shown where there are no covers; null makes a text-only row. */
  coverVarietyId: Nullable(Id),
  source: Type.String(),
  publishedAtMs: TimeMs,
  views: Type.Integer({ minimum: 0 })
});
export type NewsBrief = Static<typeof NewsBrief>;

/** `original`: written for 香市; `licensed`: published by leave of its source. */
export const NewsCopyright = Type.Union([Type.Literal('original'), Type.Literal('licensed')]);
export type NewsCopyright = Static<typeof NewsCopyright>;

/** What a phone can open, and an office uses. */
export const AttachmentType = Type.Union([Type.Literal('pdf'), Type.Literal('xlsx'), Type.Literal('docx')]);
export type AttachmentType = Static<typeof AttachmentType>;

export const NewsAttachment = Type.Object({
  id: Id,
  /** With its ending. */
  name: Type.String(),
  type: AttachmentType,
  bytes: Type.Integer({ minimum: 1 })
});
export type NewsAttachment = Static<typeof NewsAttachment>;

export const NewsDetail = Type.Intersect([
  NewsBrief,
  Type.Object({
    author: Nullable(Type.String()),
    editor: Nullable(Type.String()),
    copyright: NewsCopyright,
    /** False: its source does not want it passed on. */
    allowShare: Type.Boolean(),
    /** Sanitised when it was stored; the client trusts it no more than any other text and renders what it knows of it. */
    bodyHtml: Type.String(),
    /** One price line for each variety that the article is about. */
    lines: Type.Array(PriceLine),
    /** Names of places: 玉林. */
    regions: Type.Array(Type.String()),
    attachments: Type.Array(NewsAttachment),
    likes: Type.Integer({ minimum: 0 }),
    isLiked: Type.Boolean(),
    /** How many people keep it. */
    favourites: Type.Integer({ minimum: 0 }),
    isFavourite: Type.Boolean(),
    /** Of the same varieties first, then of the same category. */
    related: Type.Array(NewsBrief),
    /** The newer and the older neighbour in the same category; where the category ends, among all. */
    previous: Nullable(NewsBrief),
    next: Nullable(NewsBrief)
  })
]);
export type NewsDetail = Static<typeof NewsDetail>;

/** What there is in place of an article that cannot be read. */
export const NewsAlternatives = Type.Object({
  /** Null: there never was such an article. */
  removed: Nullable(Type.Object({ removedAtMs: TimeMs, reason: Type.String() })),
  /** Related to the one that was taken down, else the latest. */
  items: Type.Array(NewsBrief)
});
export type NewsAlternatives = Static<typeof NewsAlternatives>;

export const NewsQuery = Type.Object(
  {
    /** Absent means every category, ranked by interest when personalisation is on, else by time. */
    category: Type.Optional(NewsCategory),
    varietyId: Type.Optional(Id),
    /** A place by its name: 玉林. */
    region: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
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

const ById = Type.Object({ id: Id }, { additionalProperties: false });
const ToggleBody = Type.Object({ id: Id, on: Type.Boolean() }, { additionalProperties: false });

export const newsCalls = {
  'GET /api/front/news/list': { input: NewsQuery, data: PageOf(NewsBrief) },
  /** Counts one view a reader and day. Error: NOT_FOUND (also for an article that was taken down). */
  'GET /api/front/news/detail': { input: ById, data: NewsDetail },
  /** For a reader whom `detail` answered NOT_FOUND, or whose link names no article. */
  'GET /api/front/news/instead': {
    input: Type.Object({ id: Type.Optional(Id) }, { additionalProperties: false }),
    data: NewsAlternatives
  },
  /** The content of an attachment, base64. Error: NOT_FOUND (also when its article was taken down). */
  'GET /api/front/news/attachment': {
    input: ById,
    data: Type.Object({ name: Type.String(), type: AttachmentType, base64: Type.String() })
  },
  /** Answers the number of likes. */
  'POST /api/front/news/like': {
    input: ToggleBody,
    data: Type.Object({ likes: Type.Integer({ minimum: 0 }) }),
    auth: 'member'
  },
  /** The articles that the person keeps and that can still be read, the last kept first. */
  'GET /api/front/news/favourites': {
    input: Type.Object(
      { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) },
      { additionalProperties: false }
    ),
    data: PageOf(NewsBrief),
    auth: 'member'
  },
  /** Answers how many people keep it. */
  'POST /api/front/news/favourite': {
    input: ToggleBody,
    data: Type.Object({ favourites: Type.Integer({ minimum: 0 }) }),
    auth: 'member'
  }
} as const;
