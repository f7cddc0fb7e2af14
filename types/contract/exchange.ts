import { Type, type Static } from '@sinclair/typebox';
import { Id, Nullable, oneOf, TimeMs } from './common';
import { RequestId } from './goods';
import { FavouriteSupply } from './supply';

const strict = { additionalProperties: false };

/**
 * `ignored`: turned down, or nobody answered for 30 days. `blocked` is what only the one who blocked reads; the other
 * one reads `ignored`.
 */
export const ExchangeStatus = oneOf(['requested', 'accepted', 'ignored', 'blocked']);
export type ExchangeStatus = Static<typeof ExchangeStatus>;

/** What one gives away of oneself. Empty text stands for what is not shown. */
export const ContactCard = Type.Object({
  name: Type.String(),
  company: Type.String(),
  position: Type.String(),
  mobile: Type.String(),
  weChatId: Type.String()
});
export type ContactCard = Static<typeof ContactCard>;

/** What of it: the name always, and at least one way to be reached. */
export const ShownContact = Type.Object(
  {
    company: Type.Boolean(),
    mobile: Type.Boolean(),
    position: Type.String({ maxLength: 20 }),
    /** See `@rules/weChatId`; empty: not shown. */
    weChatId: Type.String({ maxLength: 20 })
  },
  strict
);
export type ShownContact = Static<typeof ShownContact>;

export const Exchange = Type.Object({
  id: Id,
  /** True for who asked. */
  isMine: Type.Boolean(),
  status: ExchangeStatus,
  message: Type.String(),
  /** What the own side gave; null while it has not answered. */
  mine: Nullable(ContactCard),
  /** What the other side gave: in full once it is accepted, before only the name, the company and the position of who asked. */
  theirs: Nullable(ContactCard),
  requestedAtMs: TimeMs,
  decidedAtMs: Nullable(TimeMs),
  /** From when on one may ask again; null while one may, or has no need to. */
  againFromMs: Nullable(TimeMs)
});
export type Exchange = Static<typeof Exchange>;

/** Where two people exchange contacts because of a supply. */
export const ExchangeRoom = Type.Object({
  supply: Nullable(FavouriteSupply),
  otherName: Type.String(),
  otherCompany: Type.String(),
  /** All that the person could show, filled in as the last time. */
  own: ContactCard,
  /** The last one of the two; null when there was none. */
  exchange: Nullable(Exchange)
});
export type ExchangeRoom = Static<typeof ExchangeRoom>;

const encryptedCall = { secure: true, encrypted: true, auth: 'member' } as const;

export const exchangeCalls = {
  /**
   * By exchange, or by supply (with whoever answers for it). Errors: VALIDATION without either, NOT_FOUND, FORBIDDEN for
   * other people's, CONFLICT for the own supply.
   */
  'POST /api/front/exchange/room': {
    input: Type.Object({ supplyId: Type.Optional(Id), id: Type.Optional(Id) }, strict),
    data: ExchangeRoom,
    ...encryptedCall
  },
  /**
   * Asks whoever answers for the supply. The same `requestId` is the same request; where the other one has asked already,
   * it is a yes. Errors: NOT_FOUND for what is not offered, VALIDATION (`fields.contact` `required` without a way to be
   * reached, `weChatId` `pattern`, `message` and `position` `banned` or `contact`), CONFLICT for the own supply, while one
   * waits, and for 30 days after one that was turned down; RATE_LIMITED above 20 a day.
   */
  'POST /api/front/exchange/request': {
    input: Type.Object(
      { supplyId: Id, requestId: RequestId, shown: ShownContact, message: Type.String({ maxLength: 140 }) },
      strict
    ),
    data: ExchangeRoom,
    ...encryptedCall
  },
  /**
   * The other one's answer; `unblock` leaves it turned down. Doing again what was done is no error. Errors: NOT_FOUND,
   * FORBIDDEN for everybody else, VALIDATION as above, CONFLICT in a state that does not allow it.
   */
  'POST /api/front/exchange/answer': {
    input: Type.Union([
      Type.Object({ id: Id, answer: Type.Literal('accept'), shown: ShownContact }, strict),
      Type.Object({ id: Id, answer: oneOf(['ignore', 'block', 'unblock']) }, strict)
    ]),
    data: ExchangeRoom,
    ...encryptedCall
  }
} as const;
