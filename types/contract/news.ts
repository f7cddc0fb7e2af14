import { type Static, Type } from '@sinclair/typebox';
import { CategoryId, Cursor, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { LocationName, OrganiserText } from './localText';
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

export const NewsPicture = Type.Composite([Picture, Type.Object({ alt: Type.String({ minLength: 1 }) })]);
export type NewsPicture = Static<typeof NewsPicture>;

export const MAX_NEWS_COVERS = 3;

export const NewsBrief = Type.Object({
  id: Id,
  category: NewsCategory,
  title: Type.String(),
  summary: Type.String(),
  covers: Type.Array(NewsPicture, { maxItems: MAX_NEWS_COVERS }),
  /** Variety whose drawing replaces missing covers; null renders a text-only row. */
  coverVarietyId: Nullable(Id),
  source: OrganiserText(),
  publishedAtMs: TimeMs,
  views: Type.Integer({ minimum: 0 })
});
export type NewsBrief = Static<typeof NewsBrief>;

/** `original`: written for 香市; `licensed`: published with permission of its source. */
export const NewsCopyright = Type.Union([Type.Literal('original'), Type.Literal('licensed')]);
export type NewsCopyright = Static<typeof NewsCopyright>;

/** File types that phones can open and offices use. */
export const AttachmentType = Type.Union([Type.Literal('pdf'), Type.Literal('xlsx'), Type.Literal('docx')]);
export type AttachmentType = Static<typeof AttachmentType>;

export const NewsAttachment = Type.Object({
  id: Id,
  /** File name with its extension. */
  name: OrganiserText(),
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
    /** False when the source prohibits sharing. */
    allowShare: Type.Boolean(),
    /**
     * HTML sanitised before storage; the client still treats it as untrusted and renders only the elements that it
     * supports.
     */
    bodyHtml: Type.String(),
    /** One price line for each variety that the article is about. */
    lines: Type.Array(PriceLine),
    /** Region names, such as 玉林. */
    regions: Type.Array(LocationName),
    attachments: Type.Array(NewsAttachment),
    likes: Type.Integer({ minimum: 0 }),
    isLiked: Type.Boolean(),
    /** Number of users who saved the article. */
    favourites: Type.Integer({ minimum: 0 }),
    isFavourite: Type.Boolean(),
    /** Related articles: of the same varieties first, then of the same category. */
    related: Type.Array(NewsBrief),
    /** Newer neighbour (`next`: the older one) in the same category; at its end, among all articles. */
    previous: Nullable(NewsBrief),
    next: Nullable(NewsBrief)
  })
]);
export type NewsDetail = Static<typeof NewsDetail>;

/** Alternatives to an article that is not available. */
export const NewsAlternatives = Type.Object({
  /** Null when the article never existed. */
  removed: Nullable(Type.Object({ removedAtMs: TimeMs, reason: Type.String() })),
  /** Articles related to the removed article, else the latest. */
  items: Type.Array(NewsBrief)
});
export type NewsAlternatives = Static<typeof NewsAlternatives>;

/** Number of articles that a device keeps for times without a network. */
export const OFFLINE_NEWS = 50;

export const NewsQuery = Type.Object(
  {
    /** Absent: every category, ranked by interest when personalisation is on, else by time. */
    category: Type.Optional(NewsCategory),
    varietyId: Type.Optional(Id),
    /** Region name, such as 玉林. */
    region: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    /** Only articles about a variety of this first-level category. */
    categoryOfSpice: Type.Optional(CategoryId),
    /** False orders strictly by time, as in the home feed. */
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
  /**
   * Returns an article and counts one view per viewer and day. Error: NOT_FOUND (also for an article that was taken
   * down).
   */
  'GET /api/front/news/detail': { input: ById, data: NewsDetail },
  /**
   * Returns the newest articles with their text as a visitor sees them, for devices that keep them for times without a
   * network. Counts no view. Neighbours and related articles are among them.
   */
  'GET /api/front/news/offline': { data: Type.Array(NewsDetail, { maxItems: OFFLINE_NEWS }) },
  /** Returns alternatives when `detail` returned NOT_FOUND or a link names no article. */
  'GET /api/front/news/instead': {
    input: Type.Object({ id: Type.Optional(Id) }, { additionalProperties: false }),
    data: NewsAlternatives
  },
  /** Returns the content of an attachment as base64. Error: NOT_FOUND (also when its article was taken down). */
  'GET /api/front/news/attachment': {
    input: ById,
    data: Type.Object({ name: Type.String(), type: AttachmentType, base64: Type.String() })
  },
  /** Sets or removes the like and returns the number of likes. */
  'POST /api/front/news/like': {
    input: ToggleBody,
    data: Type.Object({ likes: Type.Integer({ minimum: 0 }) }),
    auth: 'member'
  },
  /** Returns the user's saved articles that are still available, last saved first. */
  'GET /api/front/news/favourites': {
    input: Type.Object(
      { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) },
      { additionalProperties: false }
    ),
    data: PageOf(NewsBrief),
    auth: 'member'
  },
  /** Saves or unsaves an article and returns the number of users who saved it. */
  'POST /api/front/news/favourite': {
    input: ToggleBody,
    data: Type.Object({ favourites: Type.Integer({ minimum: 0 }) }),
    auth: 'member'
  }
} as const;
