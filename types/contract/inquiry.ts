import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { Grams, RequestId } from './goods';
import { Party } from './listing';
import { RegionCode } from './region';
import { MarkedSupply } from './supply';
import { Picture, PictureUrl } from './upload';

const only = { additionalProperties: false };
const text = Type.String({ maxLength: 500 });

/** Who asks about a supply, and who answers for it (its owner, or an admin of the company in whose name it stands). */
export const InquirySide = oneOf(['asker', 'seller']);
export type InquirySide = Static<typeof InquirySide>;

/** What is said: words, a picture, the card of the supply, or the question for a price of a quantity at a place. */
export const InquiryContent = Type.Union([
  Type.Object({ type: Type.Literal('text'), text }),
  Type.Object({ type: Type.Literal('picture'), picture: Picture }),
  Type.Object({ type: Type.Literal('listing') }),
  Type.Object({ type: Type.Literal('ask'), grams: Grams, place: Type.String(), text })
]);
export type InquiryContent = Static<typeof InquiryContent>;

/** The same as it is sent. */
export const InquirySaying = Type.Union([
  Type.Object({ type: Type.Literal('text'), text }, only),
  Type.Object({ type: Type.Literal('picture'), url: PictureUrl }, only),
  Type.Object({ type: Type.Literal('listing') }, only),
  Type.Object({ type: Type.Literal('ask'), grams: Grams, regionCode: RegionCode, text }, only)
]);
export type InquirySaying = Static<typeof InquirySaying>;

export const InquiryMessage = Type.Object({
  id: Id,
  /** True for what one's own side said. */
  isMine: Type.Boolean(),
  content: InquiryContent,
  atMs: TimeMs
});
export type InquiryMessage = Static<typeof InquiryMessage>;

/** Where a person talks about a supply. */
export const InquiryRoom = Type.Object({
  supplyId: Id,
  /** Null before the first word. */
  threadId: Nullable(Id),
  side: InquirySide,
  /** The card; null when it cannot be read any more. */
  supply: Nullable(MarkedSupply),
  /** Null for the seller who has not opened a thread. */
  other: Nullable(Party),
  unread: Type.Integer(),
  /** The own side wants to hear no more of the other, whichever supply they talked about. */
  isBlocked: Type.Boolean(),
  /** False where one of the two has blocked the other, and for a first question about what is not offered (any more). */
  mayWrite: Type.Boolean(),
  /** Contact data may stand in messages: the two have exchanged it. */
  hasExchanged: Type.Boolean()
});
export type InquiryRoom = Static<typeof InquiryRoom>;

/** A row of one's own conversations. */
export const InquiryBrief = Type.Object({
  id: Id,
  supplyId: Id,
  supplyTitle: Type.String(),
  cover: Nullable(Type.String()),
  side: InquirySide,
  otherName: Type.String(),
  last: InquiryContent,
  lastAtMs: TimeMs,
  unread: Type.Integer()
});
export type InquiryBrief = Static<typeof InquiryBrief>;

const where = { supplyId: Type.Optional(Id), id: Type.Optional(Id) };
const page = { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) };

export const inquiryCalls = {
  /**
   * Where to talk: by thread, or by supply (the own thread about it). Errors: VALIDATION without either, NOT_FOUND,
   * FORBIDDEN for other people's thread.
   */
  'GET /api/front/inquiry/room': { input: Type.Object(where, only), data: InquiryRoom, auth: 'member' },
  /** Newest first. Errors: NOT_FOUND, FORBIDDEN. */
  'GET /api/front/inquiry/messages': {
    input: Type.Object({ id: Id, ...page }, only),
    data: PageOf(InquiryMessage),
    auth: 'member'
  },
  /** The own threads of both sides, or those about one supply; the last one that something was said in first. */
  'GET /api/front/inquiry/list': {
    input: Type.Object({ supplyId: Type.Optional(Id), ...page }, only),
    data: PageOf(InquiryBrief),
    auth: 'member'
  },
  /** Changes with everything that happens in the thread. Errors: NOT_FOUND, FORBIDDEN. */
  'GET /api/front/inquiry/stamp': {
    input: Type.Object({ id: Id }, only),
    data: Type.Object({ stamp: Type.String() }),
    auth: 'member'
  },
  /**
   * Says something; to a supply it begins the thread, with the supply's card. The same `requestId` is the same message.
   * Errors: VALIDATION `fields.text` `required`, `banned`, or `contact` before contacts were exchanged, `fields.url`
   * `unknown` or `unfit`, `fields.grams` and `fields.regionCode`; NOT_FOUND; FORBIDDEN; CONFLICT where it was blocked,
   * and for the own supply; RATE_LIMITED above 30 threads or 300 messages a day.
   */
  'POST /api/front/inquiry/send': {
    input: Type.Object({ ...where, requestId: RequestId, saying: InquirySaying }, only),
    data: Type.Object({ threadId: Id, message: InquiryMessage }),
    auth: 'member'
  },
  /** Reading twice is reading once. Errors: NOT_FOUND, FORBIDDEN. */
  'POST /api/front/inquiry/setRead': { input: Type.Object({ id: Id }, only), data: Empty, auth: 'member' },
  /** The two cannot write to each other any more, in no thread, until it is taken back. Errors: NOT_FOUND, FORBIDDEN. */
  'POST /api/front/inquiry/block': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, only),
    data: Empty,
    auth: 'member'
  }
} as const;
