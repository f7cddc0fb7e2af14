import { type Static, Type } from '@sinclair/typebox';
import { Cursor, Empty, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { Grams, ListingStatus, RequestId } from './goods';
import { Party, PurchaseBrief } from './listing';
import { ListingTitle, LocationName } from './localText';
import { RegionCode } from './region';
import { FavouriteSupply } from './supply';
import { Picture, PictureUrl } from './upload';

const strict = { additionalProperties: false };
const text = Type.String({ maxLength: 500 });

/** Subject of an inquiry thread: a supply, whose seller is asked, or a purchase request, whose buyer is asked. */
export const InquiryKind = oneOf(['supply', 'purchase']);
export type InquiryKind = Static<typeof InquiryKind>;

/** Sides of a thread: the asker, and the listing's owner (or an admin of the company that it belongs to). */
export const InquirySide = oneOf(['asker', 'owner']);
export type InquirySide = Static<typeof InquirySide>;

/** Content of a message: text, a picture, the listing's card, or a price question for a quantity and a destination. */
export const InquiryContent = Type.Union([
  Type.Object({ type: Type.Literal('text'), text }),
  Type.Object({ type: Type.Literal('picture'), picture: Picture }),
  Type.Object({ type: Type.Literal('listing') }),
  Type.Object({ type: Type.Literal('ask'), grams: Grams, place: LocationName, text })
]);
export type InquiryContent = Static<typeof InquiryContent>;

/** Content of a message as sent by the client. */
export const InquiryMessageContent = Type.Union([
  Type.Object({ type: Type.Literal('text'), text }, strict),
  Type.Object({ type: Type.Literal('picture'), url: PictureUrl }, strict),
  Type.Object({ type: Type.Literal('listing') }, strict),
  Type.Object({ type: Type.Literal('ask'), grams: Grams, regionCode: RegionCode, text }, strict)
]);
export type InquiryMessageContent = Static<typeof InquiryMessageContent>;

export const InquiryMessage = Type.Object({
  id: Id,
  /** True for messages of the viewer's own side. */
  isMine: Type.Boolean(),
  content: InquiryContent,
  atMs: TimeMs
});
export type InquiryMessage = Static<typeof InquiryMessage>;

/** The listing's card; null when the listing is no longer visible. */
const InquirySubject = Type.Union([
  Type.Object({ kind: Type.Literal('supply'), id: Id, supply: Nullable(FavouriteSupply) }),
  Type.Object({
    kind: Type.Literal('purchase'),
    id: Id,
    purchase: Nullable(Type.Composite([PurchaseBrief, Type.Object({ status: ListingStatus })]))
  })
]);
export type InquirySubject = Static<typeof InquirySubject>;

/** The other party of a thread. */
export const Counterpart = Type.Composite([
  Party,
  Type.Object({
    /** Verified company that a person acts for; null without one, and for a party that is itself a company. */
    actsFor: Nullable(Type.String())
  })
]);
export type Counterpart = Static<typeof Counterpart>;

/** State of an inquiry thread about a listing, as seen by one side. */
export const InquiryRoom = Type.Object({
  about: InquirySubject,
  /** Null before the first message. */
  threadId: Nullable(Id),
  /** Stamp of the thread for live updates; null before the first message. */
  stamp: Nullable(Type.String()),
  side: InquirySide,
  /** Null for the owner before a thread exists, and while the buyer is anonymous to the viewer. */
  other: Nullable(Counterpart),
  unread: Type.Integer(),
  /**
   * Whether the own side blocked the other, across all their threads. A block about an anonymous buyer's request is
   * limited to that thread, because applying it to others would reveal the buyer's identity.
   */
  isBlocked: Type.Boolean(),
  /** False while either side blocks the other, and for a first message about a listing that is not on offer. */
  mayWrite: Type.Boolean(),
  /**
   * Whether messages may contain contact data, because both sides have exchanged it. Always false while one is
   * anonymous.
   */
  hasExchanged: Type.Boolean()
});
export type InquiryRoom = Static<typeof InquiryRoom>;

/** A row in the user's list of inquiry threads. */
export const InquiryBrief = Type.Object({
  id: Id,
  about: Type.Object({ kind: InquiryKind, id: Id, title: ListingTitle }),
  cover: Nullable(Type.String()),
  side: InquirySide,
  /** Null while the buyer is anonymous to the viewer. */
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
   * Returns the room by thread, or by listing (the user's own thread about it). Errors: VALIDATION without any id,
   * NOT_FOUND, FORBIDDEN for a thread between other users and for a request that is not visible to the viewer.
   */
  'GET /api/front/inquiry/room': { input: Type.Object(threadRef, strict), data: InquiryRoom, auth: 'member' },
  /** Returns messages, newest first. Errors: NOT_FOUND, FORBIDDEN. */
  'GET /api/front/inquiry/messages': {
    input: Type.Object({ id: Id, ...page }, strict),
    data: PageOf(InquiryMessage),
    auth: 'member'
  },
  /** Returns the user's threads of both sides, or those about one listing; the latest message first. */
  'GET /api/front/inquiry/list': {
    input: Type.Object({ ...listingRef, ...page }, strict),
    data: PageOf(InquiryBrief),
    auth: 'member'
  },
  /**
   * Sends a message; addressed to a listing, it starts the thread with the listing's card. Idempotent per `requestId`.
   * Errors: VALIDATION `fields.text` `required`, `banned`, or `contact` before contacts were exchanged, `fields.url`
   * `unknown` or `unfit`, `fields.grams` and `fields.regionCode`; NOT_FOUND; FORBIDDEN; CONFLICT when blocked and for
   * the user's own listing; RATE_LIMITED above 30 threads or 300 messages a day.
   */
  'POST /api/front/inquiry/send': {
    input: Type.Object({ ...threadRef, requestId: RequestId, content: InquiryMessageContent }, strict),
    data: Type.Object({ threadId: Id, message: InquiryMessage }),
    auth: 'member'
  },
  /** Marks the thread as read. Idempotent. Errors: NOT_FOUND, FORBIDDEN. */
  'POST /api/front/inquiry/setRead': { input: Type.Object({ id: Id }, strict), data: Empty, auth: 'member' },
  /**
   * Blocks or unblocks the other side: while blocked, neither can write in any of their threads. Errors: NOT_FOUND,
   * FORBIDDEN.
   */
  'POST /api/front/inquiry/block': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, strict),
    data: Empty,
    auth: 'member'
  }
} as const;
