import { Type, type Static } from '@sinclair/typebox';
import { Cursor, DateOnly, Id, Nullable, PageLimit, TimeMs } from './common';
import { TaxonomyName } from './localText';
import { PriceLine } from './priceLine';
import { Picture, PictureUrl } from './upload';

/** What a flash is about: prices, the place of growth, the border, the rules, those who trade. */
export const FlashTopic = Type.Union([
  Type.Literal('market'),
  Type.Literal('origin'),
  Type.Literal('trade'),
  Type.Literal('policy'),
  Type.Literal('company')
]);
export type FlashTopic = Static<typeof FlashTopic>;

/** 3 is the most important: it is marked in red. */
export const Importance = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
export type Importance = Static<typeof Importance>;

/** As many as stand beside each other under the text. */
export const MAX_FLASH_IMAGES = 3;

/** `isDrawing`: it is no photo, and says so. */
export const FlashPicture = Type.Composite([Picture, Type.Object({ isDrawing: Type.Optional(Type.Boolean()) })]);
export type FlashPicture = Static<typeof FlashPicture>;

export const Flash = Type.Object({
  id: Id,
  title: Type.String(),
  content: Type.String(),
  importance: Importance,
  topic: FlashTopic,
  varietyIds: Type.Array(Id),
  /** The price lines that the text names; none where it names neither a grade nor a market. */
  lineIds: Type.Array(Id),
  source: Type.String(),
  publishedAtMs: TimeMs,
  images: Type.Array(FlashPicture, { maxItems: MAX_FLASH_IMAGES })
});
export type Flash = Static<typeof Flash>;

const filters = {
  topic: Type.Optional(FlashTopic),
  /** True: only those of importance 3. */
  important: Type.Optional(Type.Boolean()),
  /** True: only those about varieties that the reader follows; none for a visitor. */
  followed: Type.Optional(Type.Boolean()),
  varietyId: Type.Optional(Id)
};

export const FlashQuery = Type.Object(
  {
    ...filters,
    /** The newest flash of the list is of this day or before. */
    until: Type.Optional(DateOnly),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(PageLimit)
  },
  { additionalProperties: false }
);
export type FlashQuery = Static<typeof FlashQuery>;

export const FlashFilter = Type.Object(filters, { additionalProperties: false });
export type FlashFilter = Static<typeof FlashFilter>;

/** A day of the calendar and how many flashes it has. */
export const FlashDay = Type.Object({ date: DateOnly, count: Type.Integer({ minimum: 1 }) });
export type FlashDay = Static<typeof FlashDay>;

export const FlashPage = Type.Object({
  items: Type.Array(Flash),
  nextCursor: Nullable(Type.String()),
  /** The first two price lines of each. */
  lines: Type.Array(PriceLine),
  /** The days that they are of, counted in full under the filter. */
  days: Type.Array(FlashDay),
  /** From where `changes` and the stream go on without a gap to this answer. */
  liveCursor: Cursor,
  /** With `followed`: the varieties that it meant. */
  followedVarietyIds: Type.Optional(Type.Array(Id))
});
export type FlashPage = Static<typeof FlashPage>;

/** A flash that was published, or the id of one that was withdrawn. */
export const FlashChange = Type.Union([
  Type.Object({ kind: Type.Literal('published'), flash: Flash }),
  Type.Object({ kind: Type.Literal('withdrawn'), id: Id })
]);
export type FlashChange = Static<typeof FlashChange>;

/** Changes in the order in which they happened, with the cursor that goes on after the last of them. */
export const FlashChanges = Type.Object({
  changes: Type.Array(FlashChange),
  cursor: Cursor,
  hasMore: Type.Boolean()
});
export type FlashChanges = Static<typeof FlashChanges>;

/**
 * Server-sent events, no envelope: each `data` is a FlashChange as JSON with its cursor as `id`; `event: beat` comes at
 * the start and every 15 s. It goes on after `Last-Event-ID`, else after the query's `cursor`, else from now.
 * Refused like a call (with an envelope, which closes an EventSource): VALIDATION, RATE_LIMITED.
 */
export type FlashStreamPath = '/api/front/flash/stream';

export const FlashLink = Type.Object({ id: Id, title: Type.String() });
export type FlashLink = Static<typeof FlashLink>;

export const FlashDetail = Type.Object({
  /** Title, content, source and images are empty once it was withdrawn. */
  flash: Flash,
  /** Why it was withdrawn; null while it stands. */
  withdrawnReason: Nullable(Type.String()),
  likes: Type.Integer({ minimum: 0 }),
  isLiked: Type.Boolean(),
  /** The price lines that it names. */
  lines: Type.Array(PriceLine),
  /** Earlier ones about the same varieties, newest first. */
  previous: Type.Array(Flash),
  newer: Nullable(FlashLink),
  older: Nullable(FlashLink)
});
export type FlashDetail = Static<typeof FlashDetail>;

/** A variety that flashes are about, and how many of the last year. */
export const FlashVariety = Type.Object({ id: Id, name: TaxonomyName, count: Type.Integer({ minimum: 1 }) });
export type FlashVariety = Static<typeof FlashVariety>;

/** Text of an operator: at least one sign that can be seen. */
const operatorText = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*\\S[^\\u0000]*$' });

export const PublishFlashBody = Type.Object(
  {
    /** Given by the caller, so that a call that is sent again publishes once. */
    id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{5,63}$' }),
    title: operatorText(40),
    content: Type.String({ maxLength: 300, pattern: '^[^\\u0000]*$' }),
    importance: Importance,
    topic: FlashTopic,
    varietyIds: Type.Array(Id, { maxItems: 8, uniqueItems: true }),
    /** Absent: the lines that title and content name. */
    lineIds: Type.Optional(Type.Array(Id, { maxItems: 8, uniqueItems: true })),
    source: operatorText(40),
    /** Addresses that `upload/image` of the operator answered. */
    images: Type.Optional(Type.Array(PictureUrl, { maxItems: MAX_FLASH_IMAGES, uniqueItems: true }))
  },
  { additionalProperties: false }
);
export type PublishFlashBody = Static<typeof PublishFlashBody>;

export const WithdrawFlashBody = Type.Object({ id: Id, reason: operatorText(100) }, { additionalProperties: false });

const FlashId = Type.Object({ id: Id }, { additionalProperties: false });

export const flashCalls = {
  /** Newest first. */
  'GET /api/front/flash/list': { input: FlashQuery, data: FlashPage },
  /** What happened since the cursor of a list, of the stream or of the call before; at most 50 at once. */
  'GET /api/front/flash/changes': {
    input: Type.Object({ cursor: Cursor }, { additionalProperties: false }),
    data: FlashChanges
  },
  /** How many flashes each day of the last year has under a filter; days without one are left out, newest first. */
  'GET /api/front/flash/days': { input: FlashFilter, data: Type.Array(FlashDay) },
  /** The varieties that can be chosen as a filter, those with the most flashes first. */
  'GET /api/front/flash/varieties': { data: Type.Array(FlashVariety) },
  /** Price lines as they are now; `lineIds` are separated by commas. Unknown ones are left out. */
  'GET /api/front/flash/prices': {
    input: Type.Object(
      { lineIds: Type.String({ pattern: '^[A-Za-z0-9.-]{1,64}(,[A-Za-z0-9.-]{1,64}){0,49}$' }) },
      { additionalProperties: false }
    ),
    data: Type.Array(PriceLine)
  },
  /** Error: NOT_FOUND. A withdrawn one is answered with its reason. */
  'GET /api/front/flash/detail': { input: FlashId, data: FlashDetail },
  /** Answers the number of likes; liking twice is liking once. Error: NOT_FOUND. */
  'POST /api/front/flash/like': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, { additionalProperties: false }),
    data: Type.Object({ likes: Type.Integer({ minimum: 0 }) }),
    auth: 'member'
  },
  /** Errors: VALIDATION (an unknown variety, price line or picture), CONFLICT (the id has another text). */
  'POST /api/operator/flash/publish': { input: PublishFlashBody, data: Flash, auth: 'operator' },
  /** Withdrawing twice keeps the first reason. Error: NOT_FOUND. */
  'POST /api/operator/flash/withdraw': { input: WithdrawFlashBody, data: Type.Null(), auth: 'operator' }
} as const;
