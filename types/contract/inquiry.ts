import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { Grams, ListingStatus, RequestId } from './goods';
import { Party, PurchaseBrief } from './listing';
import { ListingTitle, PlaceName } from './localText';
import { RegionCode } from './region';
import { FavouriteSupply } from './supply';
import { Picture, PictureUrl } from './upload';

const strict = { additionalProperties: false };
const text = Type.String({ maxLength: 500 });

/** What a conversation is about: a supply, whose seller is asked, or a purchase request, whose buyer is asked. */
export const InquiryKind = oneOf(['supply', 'purchase']);
export type InquiryKind = Static<typeof InquiryKind>;

/** Who asks about a listing, and who answers for it (its owner, or an admin of the company in whose name it stands). */
export const InquirySide = oneOf(['asker', 'owner']);
export type InquirySide = Static<typeof InquirySide>;

/** What is said: words, a picture, the card of the listing, or the question for a price of a quantity at a place. */
export const InquiryContent = Type.Union([
  Type.Object({ type: Type.Literal('text'), text }),
  Type.Object({ type: Type.Literal('picture'), picture: Picture }),
  Type.Object({ type: Type.Literal('listing') }),
  Type.Object({ type: Type.Literal('ask'), grams: Grams, place: PlaceName, text })
]);
export type InquiryContent = Static<typeof InquiryContent>;

/** The same as it is sent. */
export const InquiryMessageContent = Type.Union([
  Type.Object({ type: Type.Literal('text'), text }, strict),
  Type.Object({ type: Type.Literal('picture'), url: PictureUrl }, strict),
  Type.Object({ type: Type.Literal('listing') }, strict),
  Type.Object({ type: Type.Literal('ask'), grams: Grams, regionCode: RegionCode, text }, strict)
]);
export type InquiryMessageContent = Static<typeof InquiryMessageContent>;

export const InquiryMessage = Type.Object({
  id: Id,
  /** True for what one's own side said. */
  isMine: Type.Boolean(),
  content: InquiryContent,
  atMs: TimeMs
});
export type InquiryMessage = Static<typeof InquiryMessage>;

/** The card; null when it cannot be read any more. */
const InquirySubject = Type.Union([
  Type.Object({ kind: Type.Literal('supply'), id: Id, supply: Nullable(FavouriteSupply) }),
  Type.Object({
    kind: Type.Literal('purchase'),
    id: Id,
    purchase: Nullable(Type.Composite([PurchaseBrief, Type.Object({ status: ListingStatus })]))
  })
]);
export type InquirySubject = Static<typeof InquirySubject>;

/** Whom one talks with. */
export const Counterpart = Type.Composite([
  Party,
  Type.Object({
    /** The verified company that a person acts for; null without one, and for who is a company themself. */
    actsFor: Nullable(Type.String())
  })
]);
export type Counterpart = Static<typeof Counterpart>;

/** Where a person talks about a listing. */
export const InquiryRoom = Type.Object({
  about: InquirySubject,
  /** Null before the first word. */
  threadId: Nullable(Id),
  side: InquirySide,
  /** Null for the owner who has not opened a thread, and while the buyer is anonymous to the reader. */
  other: Nullable(Counterpart),
  unread: Type.Integer(),
  /**
   * The own side wants to hear no more of the other, whichever listing they talked about. What is said about the request
   * of an anonymous buyer stands alone: another thread would tell who they are.
   */
  isBlocked: Type.Boolean(),
  /** False where one of the two has blocked the other, and for a first question about what is not offered (any more). */
  mayWrite: Type.Boolean(),
  /** Contact data may stand in messages: the two have exchanged it. Never while one of them is anonymous. */
  hasExchanged: Type.Boolean()
});
export type InquiryRoom = Static<typeof InquiryRoom>;

/** A row of one's own conversations. */
export const InquiryBrief = Type.Object({
  id: Id,
  about: Type.Object({ kind: InquiryKind, id: Id, title: ListingTitle }),
  cover: Nullable(Type.String()),
  side: InquirySide,
  /** Null while the buyer is anonymous to the reader. */
  other: Nullable(Counterpart),
  last: InquiryContent,
  lastAtMs: TimeMs,
  unread: Type.Integer()
});
export type InquiryBrief = Static<typeof InquiryBrief>;

const listingRef = { supplyId: Type.Optional(Id), purchaseId: Type.Optional(Id) };
const threadRef = { ...listingRef, id: Type.Optional(Id) };
const page = { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) };

export const inquiryCalls = {
  /**
   * Where to talk: by thread, or by listing (the own thread about it). Errors: VALIDATION without any, NOT_FOUND,
   * FORBIDDEN for other people's thread, and for a request that is not for the reader.
   */
  'GET /api/front/inquiry/room': { input: Type.Object(threadRef, strict), data: InquiryRoom, auth: 'member' },
  /** Newest first. Errors: NOT_FOUND, FORBIDDEN. */
  'GET /api/front/inquiry/messages': {
    input: Type.Object({ id: Id, ...page }, strict),
    data: PageOf(InquiryMessage),
    auth: 'member'
  },
  /** The own threads of both sides, or those about one listing; the last one that something was said in first. */
  'GET /api/front/inquiry/list': {
    input: Type.Object({ ...listingRef, ...page }, strict),
    data: PageOf(InquiryBrief),
    auth: 'member'
  },
  /** Changes with everything that happens in the thread. Errors: NOT_FOUND, FORBIDDEN. */
  'GET /api/front/inquiry/stamp': {
    input: Type.Object({ id: Id }, strict),
    data: Type.Object({ stamp: Type.String() }),
    auth: 'member'
  },
  /**
   * Says something; to a listing it begins the thread, with the listing's card. The same `requestId` is the same message.
   * Errors: VALIDATION `fields.text` `required`, `banned`, or `contact` before contacts were exchanged, `fields.url`
   * `unknown` or `unfit`, `fields.grams` and `fields.regionCode`; NOT_FOUND; FORBIDDEN; CONFLICT where it was blocked,
   * and for the own listing; RATE_LIMITED above 30 threads or 300 messages a day.
   */
  'POST /api/front/inquiry/send': {
    input: Type.Object({ ...threadRef, requestId: RequestId, content: InquiryMessageContent }, strict),
    data: Type.Object({ threadId: Id, message: InquiryMessage }),
    auth: 'member'
  },
  /** Reading twice is reading once. Errors: NOT_FOUND, FORBIDDEN. */
  'POST /api/front/inquiry/setRead': { input: Type.Object({ id: Id }, strict), data: Empty, auth: 'member' },
  /** The two cannot write to each other any more, in no thread, until it is taken back. Errors: NOT_FOUND, FORBIDDEN. */
  'POST /api/front/inquiry/block': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, strict),
    data: Empty,
    auth: 'member'
  }
} as const;
