import { type Static, Type } from '@sinclair/typebox';
import { CardBrief, CardContacts } from './card';
import { Cursor, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { RequestId } from './goods';
import { PartyName } from './localText';
import { FavouriteSupply } from './supply';

const strict = { additionalProperties: false };

/**
 * `ignored`: declined, or unanswered for 30 days. Only the blocking side sees `blocked`; the other side sees `ignored`.
 */
export const ExchangeStatus = oneOf(['requested', 'accepted', 'ignored', 'blocked']);
export type ExchangeStatus = Static<typeof ExchangeStatus>;

/** Contact data that a user shares. An empty string means not shared. */
export const ContactCard = Type.Object({
  name: PartyName,
  company: Type.String(),
  position: Type.String(),
  mobile: Type.String(),
  weChatId: Type.String()
});
export type ContactCard = Static<typeof ContactCard>;

/** Selection of the account's contact data to share: the name always, plus at least mobile number or WeChat id. */
export const ShownContact = Type.Object(
  {
    company: Type.Boolean(),
    mobile: Type.Boolean(),
    position: Type.String({ maxLength: 30 }),
    /** Valid by `@rules/weChatId`; empty means not shared. */
    weChatId: Type.String({ maxLength: 20 })
  },
  strict
);
export type ShownContact = Static<typeof ShownContact>;

/**
 * A contact as a user gives it: one of their cards, with the contacts that it shows to those who have exchanged contacts, or,
 * for a user without a card, chosen data of the account.
 */
export const SharedContact = Type.Union([Type.Object({ cardId: Id }, strict), ShownContact]);
export type SharedContact = Static<typeof SharedContact>;

/**
 * How two people met when one asks the other, apart from the supply: by a scanned code, a shared card, at an expo, or in the
 * app, such as by the search.
 */
export const ExchangeSource = oneOf(['scan', 'share', 'expo', 'list']);
export type ExchangeSource = Static<typeof ExchangeSource>;

/** A business card of one of the two users, as a list shows it. */
export const ExchangeCard = Type.Omit(CardBrief, ['varieties']);
export type ExchangeCard = Static<typeof ExchangeCard>;

/** A card that the user can give, with its contacts as those see them who have exchanged contacts. */
export const OwnExchangeCard = Type.Composite([ExchangeCard, Type.Object({ contacts: CardContacts })]);
export type OwnExchangeCard = Static<typeof OwnExchangeCard>;

export const Exchange = Type.Object({
  id: Id,
  /** True when the viewer made the request. */
  isMine: Type.Boolean(),
  status: ExchangeStatus,
  message: Type.String(),
  /** Contact data shared by the viewer; null until the viewer has answered. */
  mine: Nullable(ContactCard),
  /**
   * Contact data shared by the other side: complete once accepted; before that only the requester's name, company and
   * position.
   */
  theirs: Nullable(ContactCard),
  requestedAtMs: TimeMs,
  decidedAtMs: Nullable(TimeMs),
  /** Time from which a new request is allowed; null when it is allowed now or not needed. */
  againFromMs: Nullable(TimeMs)
});
export type Exchange = Static<typeof Exchange>;

/** State of the contact exchange between two users about a supply or a business card. */
export const ExchangeRoom = Type.Object({
  supply: Nullable(FavouriteSupply),
  /** Card that the exchange is about; null for one about a supply. */
  cardId: Nullable(Id),
  /**
   * Card of the other user: the one that they gave, else the one that the exchange is about, or their default one where they
   * asked or have accepted. Null without one, and when it is not shown any more.
   */
  otherCard: Nullable(ExchangeCard),
  otherName: PartyName,
  otherCompany: Type.String(),
  /** Cards that the user can give, the default first. */
  ownCards: Type.Array(OwnExchangeCard),
  /** All contact data that a user without a card could share, prefilled from the last exchange. */
  own: ContactCard,
  /** Latest exchange between the two users; null without one. */
  exchange: Nullable(Exchange)
});
export type ExchangeRoom = Static<typeof ExchangeRoom>;

/** Requests to the user that wait for an answer, those of the user that wait, and those that the user blocked. */
export const ExchangeBox = oneOf(['incoming', 'outgoing', 'blocked']);
export type ExchangeBox = Static<typeof ExchangeBox>;

/** Subject of a request, with the title of the supply, or the name on the card. */
export const ExchangeAbout = Type.Object({ kind: oneOf(['card', 'supply']), id: Id, title: Type.String() });
export type ExchangeAbout = Static<typeof ExchangeAbout>;

/** A request that waits or is blocked, as a list shows it. The other user has agreed to show nothing but this. */
export const ExchangeItem = Type.Object({
  id: Id,
  status: ExchangeStatus,
  otherName: PartyName,
  otherCompany: Type.String(),
  /** Empty when not known. */
  otherPosition: Type.String(),
  /** Card of the other user that the viewer may open; null without one. */
  otherCardId: Nullable(Id),
  avatarUrl: Nullable(Type.String()),
  message: Type.String(),
  /** Null when the supply or the card was deleted. */
  about: Nullable(ExchangeAbout),
  requestedAtMs: TimeMs
});
export type ExchangeItem = Static<typeof ExchangeItem>;

export const ExchangeListQuery = Type.Object(
  { box: ExchangeBox, cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) },
  strict
);
export type ExchangeListQuery = Static<typeof ExchangeListQuery>;

const encryptedCall = { secure: true, encrypted: true, auth: 'member' } as const;

export const exchangeCalls = {
  /** Returns the user's requests of a box, the last one first. */
  'POST /api/front/exchange/list': { input: ExchangeListQuery, data: PageOf(ExchangeItem), ...encryptedCall },
  /**
   * Returns the exchange room by exchange, by supply (with its contact person), or by card. Errors: VALIDATION without an
   * id, NOT_FOUND, FORBIDDEN for an exchange between other users, CONFLICT for the user's own supply or card.
   */
  'POST /api/front/exchange/room': {
    input: Type.Object({ supplyId: Type.Optional(Id), cardId: Type.Optional(Id), id: Type.Optional(Id) }, strict),
    data: ExchangeRoom,
    ...encryptedCall
  },
  /**
   * Sends a request to the supply's contact person, or to the owner of a card; exactly one of the two is given.
   * Idempotent per `requestId`; accepts instead when the other side has already asked. A user whom the other one has blocked
   * gets the same answers; the request never arrives. Errors: NOT_FOUND for a supply
   * that is not on offer and a withdrawn card, VALIDATION (`fields.supplyId` `required` without exactly one of them,
   * `contact` `required` without mobile number and WeChat id, `weChatId` `pattern`, `message`, `position` and
   * `metLocation` `banned` or `contact`), CONFLICT for an own supply or card, while a request is pending, and within 30
   * days of a declined one, CONFLICT `shown` `card` for data of the account of a user who has a card, `gone` for a card that
   * is not theirs or not shown any more; RATE_LIMITED above 20 a day.
   */
  'POST /api/front/exchange/request': {
    input: Type.Object(
      {
        supplyId: Type.Optional(Id),
        cardId: Type.Optional(Id),
        requestId: RequestId,
        shown: SharedContact,
        message: Type.String({ maxLength: 140 }),
        /** Where the holders of both say that they met; `share` without one. A supply stays the source of its request. */
        source: Type.Optional(ExchangeSource),
        /** An expo and booth; up to 40 characters are stored. */
        metLocation: Type.Optional(Type.String({ maxLength: 160 }))
      },
      strict
    ),
    data: ExchangeRoom,
    ...encryptedCall
  },
  /**
   * Answers a request; `unblock` returns it to declined, `unignore` lets it wait again within ten minutes. Idempotent. Errors: NOT_FOUND, FORBIDDEN unless the caller is
   * the recipient, VALIDATION and CONFLICT `shown` as above, CONFLICT in a status that does not allow the answer.
   */
  'POST /api/front/exchange/answer': {
    input: Type.Union([
      Type.Object({ id: Id, answer: Type.Literal('accept'), shown: SharedContact }, strict),
      Type.Object({ id: Id, answer: oneOf(['ignore', 'unignore', 'block', 'unblock']) }, strict)
    ]),
    data: ExchangeRoom,
    ...encryptedCall
  }
} as const;
