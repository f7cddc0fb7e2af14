import { type Static, Type } from '@sinclair/typebox';
import { Cursor, DateOnly, Id, Nullable, PageLimit, TimeMs } from './common';
import { OrganiserText, TaxonomyName } from './localText';
import { PriceLine } from './priceLine';
import { Picture, PictureUrl } from './upload';

/**
 * Topic of a flash: prices (`market`), growing region (`origin`), customs (`trade`), rules (`policy`), traders
 * (`company`).
 */
export const FlashTopic = Type.Union([
  Type.Literal('market'),
  Type.Literal('origin'),
  Type.Literal('trade'),
  Type.Literal('policy'),
  Type.Literal('company')
]);
export type FlashTopic = Static<typeof FlashTopic>;

/** Importance of a flash from 1 to 3; 3 is the highest and marked in red. */
export const Importance = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
export type Importance = Static<typeof Importance>;

/** Number of pictures that fit side by side under the text. */
export const MAX_FLASH_IMAGES = 3;

/** `isDrawing` marks a picture that is a drawing instead of a photo and is labelled as such. */
export const FlashPicture = Type.Composite([Picture, Type.Object({ isDrawing: Type.Optional(Type.Boolean()) })]);
export type FlashPicture = Static<typeof FlashPicture>;

export const Flash = Type.Object({
  id: Id,
  title: Type.String(),
  content: Type.String(),
  importance: Importance,
  topic: FlashTopic,
  varietyIds: Type.Array(Id),
  /** Price lines named in the text; empty when it names neither a grade nor a market. */
  lineIds: Type.Array(Id),
  source: OrganiserText(),
  publishedAtMs: TimeMs,
  images: Type.Array(FlashPicture, { maxItems: MAX_FLASH_IMAGES })
});
export type Flash = Static<typeof Flash>;

const filters = {
  topic: Type.Optional(FlashTopic),
  /** True: only flashes of importance 3. */
  important: Type.Optional(Type.Boolean()),
  /** True: only flashes about varieties that the viewer follows; none for a visitor. */
  followed: Type.Optional(Type.Boolean()),
  varietyId: Type.Optional(Id)
};

export const FlashQuery = Type.Object(
  {
    ...filters,
    /** The list starts with the newest flash of this day or earlier. */
    until: Type.Optional(DateOnly),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(PageLimit)
  },
  { additionalProperties: false }
);
export type FlashQuery = Static<typeof FlashQuery>;

export const FlashFilter = Type.Object(filters, { additionalProperties: false });
export type FlashFilter = Static<typeof FlashFilter>;

/** Number of flashes on a calendar day. */
export const FlashDay = Type.Object({ date: DateOnly, count: Type.Integer({ minimum: 1 }) });
export type FlashDay = Static<typeof FlashDay>;

export const FlashPage = Type.Object({
  items: Type.Array(Flash),
  nextCursor: Nullable(Type.String()),
  /** First two price lines of each flash. */
  lines: Type.Array(PriceLine),
  /** Days of the listed flashes, each with its total count under the filter. */
  days: Type.Array(FlashDay),
  /** `flashCursor` with which live updates continue after this response without a gap. */
  liveCursor: Cursor,
  /** The varieties that the filter `followed` was applied to. */
  followedVarietyIds: Type.Optional(Type.Array(Id))
});
export type FlashPage = Static<typeof FlashPage>;

/** A published flash, or the id of a withdrawn one. */
export const FlashChange = Type.Union([
  Type.Object({ kind: Type.Literal('published'), flash: Flash }),
  Type.Object({ kind: Type.Literal('withdrawn'), id: Id })
]);
export type FlashChange = Static<typeof FlashChange>;

/** Changes in chronological order, with the cursor after the last of them. */
export const FlashChanges = Type.Object({
  changes: Type.Array(FlashChange),
  cursor: Cursor,
  hasMore: Type.Boolean()
});
export type FlashChanges = Static<typeof FlashChanges>;

export const FlashLink = Type.Object({ id: Id, title: Type.String() });
export type FlashLink = Static<typeof FlashLink>;

export const FlashDetail = Type.Object({
  /** Title, content, source and images are empty for a withdrawn flash. */
  flash: Flash,
  /** Reason for the withdrawal; null unless withdrawn. */
  withdrawnReason: Nullable(OrganiserText()),
  likes: Type.Integer({ minimum: 0 }),
  isLiked: Type.Boolean(),
  /** Price lines named in the flash. */
  lines: Type.Array(PriceLine),
  /** Earlier flashes about the same varieties, newest first. */
  previous: Type.Array(Flash),
  newer: Nullable(FlashLink),
  older: Nullable(FlashLink)
});
export type FlashDetail = Static<typeof FlashDetail>;

/** A variety with its number of flashes in the last year. */
export const FlashVariety = Type.Object({ id: Id, name: TaxonomyName, count: Type.Integer({ minimum: 1 }) });
export type FlashVariety = Static<typeof FlashVariety>;

/** Returns the schema of an operator's text, which needs at least one visible character. */
const operatorText = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*\\S[^\\u0000]*$' });

export const PublishFlashBody = Type.Object(
  {
    /** Idempotency key chosen by the caller: a repeated call publishes once. */
    id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{5,63}$' }),
    title: operatorText(40),
    content: Type.String({ maxLength: 300, pattern: '^[^\\u0000]*$' }),
    importance: Importance,
    topic: FlashTopic,
    varietyIds: Type.Array(Id, { maxItems: 8, uniqueItems: true }),
    /** Price lines of the flash; absent: the lines named in title and content. */
    lineIds: Type.Optional(Type.Array(Id, { maxItems: 8, uniqueItems: true })),
    source: operatorText(40),
    /** URLs returned by the operator's `upload/image`. */
    images: Type.Optional(Type.Array(PictureUrl, { maxItems: MAX_FLASH_IMAGES, uniqueItems: true }))
  },
  { additionalProperties: false }
);
export type PublishFlashBody = Static<typeof PublishFlashBody>;

export const WithdrawFlashBody = Type.Object({ id: Id, reason: operatorText(100) }, { additionalProperties: false });

const FlashId = Type.Object({ id: Id }, { additionalProperties: false });

export const flashCalls = {
  /** Returns flashes, newest first. */
  'GET /api/front/flash/list': { input: FlashQuery, data: FlashPage },
  /**
   * Returns the number of flashes per day of the last year under a filter, newest first; days without flashes are
   * omitted.
   */
  'GET /api/front/flash/days': { input: FlashFilter, data: Type.Array(FlashDay) },
  /** Returns the varieties available as a filter, those with the most flashes first. */
  'GET /api/front/flash/varieties': { data: Type.Array(FlashVariety) },
  /** Returns current price lines; `lineIds` is comma-separated. Unknown ids are omitted. */
  'GET /api/front/flash/prices': {
    input: Type.Object(
      { lineIds: Type.String({ pattern: '^[A-Za-z0-9.-]{1,64}(,[A-Za-z0-9.-]{1,64}){0,49}$' }) },
      { additionalProperties: false }
    ),
    data: Type.Array(PriceLine)
  },
  /** Returns a flash; a withdrawn one includes its reason. Error: NOT_FOUND. */
  'GET /api/front/flash/detail': { input: FlashId, data: FlashDetail },
  /** Sets or removes the like and returns the number of likes. Idempotent. Error: NOT_FOUND. */
  'POST /api/front/flash/like': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, { additionalProperties: false }),
    data: Type.Object({ likes: Type.Integer({ minimum: 0 }) }),
    auth: 'member'
  },
  /**
   * Publishes a flash. Errors: VALIDATION (unknown variety, price line or picture), CONFLICT (the id has another text).
   */
  'POST /api/operator/flash/publish': { input: PublishFlashBody, data: Flash, auth: 'operator' },
  /** Withdraws a flash. Idempotent: the first reason remains. Error: NOT_FOUND. */
  'POST /api/operator/flash/withdraw': { input: WithdrawFlashBody, data: Type.Null(), auth: 'operator' }
} as const;
