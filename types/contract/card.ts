import { type Static, Type } from '@sinclair/typebox';
import { MAX_CARD_PICTURES, MAX_CARD_SUPPLIES, MAX_CARD_VARIETIES } from '@rules/card';
import { Cursor, Empty, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { RequestId } from './goods';
import { TaxonomyName } from './localText';
import { ScanCode } from './scanCode';
import { FavouriteSupply } from './supply';
import { Picture, PictureUrl, VideoState } from './upload';
import { VerificationKind } from './user';

const strict = { additionalProperties: false };

/** Drawing of a card: ground colour and ornament. */
export const CardStyle = oneOf(['cinnabar', 'cassia', 'pepper', 'indigo', 'paper']);
export type CardStyle = Static<typeof CardStyle>;

/** Language of the second side. */
export const CardLanguage = oneOf(['en', 'zh-Hant', 'fr', 'es']);
export type CardLanguage = Static<typeof CardLanguage>;

/**
 * Viewers of a field in full: everyone, those who have exchanged cards with the owner, or no one. For the number of the
 * owner's account, the stricter of this and the account's `phoneVisibility` counts.
 */
export const CardVisibility = oneOf(['everyone', 'exchanged', 'hidden']);
export type CardVisibility = Static<typeof CardVisibility>;

/** Fields with a visibility of their own; `weChat` covers the id and its code. */
export const CardVisibilities = Type.Object(
  {
    mobile: CardVisibility,
    otherMobile: CardVisibility,
    landline: CardVisibility,
    weChat: CardVisibility,
    email: CardVisibility,
    address: CardVisibility
  },
  strict
);
export type CardVisibilities = Static<typeof CardVisibilities>;

/** Upper bounds of the raw input; `@rules/card` limits each field after normalization. */
const Line = Type.String({ maxLength: 140 });
const SecondSide = Type.Object(
  {
    language: CardLanguage,
    name: Line,
    position: Line,
    department: Line,
    /** Name of the company in this language, also of one that the card is bound to. */
    companyName: Line,
    address: Line
  },
  strict
);

const cardFields = {
  name: Line,
  position: Line,
  department: Line,
  /** Company that the card is bound to, one of the user's; null for a company that is only named. */
  companyId: Nullable(Id),
  /** Ignored for a card that is bound to a company: that one's name is shown. */
  companyName: Line,
  avatarUrl: Nullable(PictureUrl),
  mobile: Type.String({ maxLength: 32 }),
  otherMobile: Type.String({ maxLength: 32 }),
  landline: Type.String({ maxLength: 32 }),
  weChatId: Type.String({ maxLength: 32 }),
  weChatCodeUrl: Nullable(PictureUrl),
  email: Type.String({ maxLength: 120 }),
  website: Type.String({ maxLength: 220 }),
  address: Line,
  varietyIds: Type.Array(Id, { maxItems: MAX_CARD_VARIETIES, uniqueItems: true }),
  intro: Type.String({ maxLength: 1000 }),
  pictureUrls: Type.Array(PictureUrl, { maxItems: MAX_CARD_PICTURES, uniqueItems: true }),
  videoUrl: Nullable(PictureUrl),
  /** Pinned supplies of the user and of their companies, in the order of the card. */
  supplyIds: Type.Array(Id, { maxItems: MAX_CARD_SUPPLIES, uniqueItems: true }),
  style: CardStyle,
  /** The card in another language; null without one. */
  secondSide: Nullable(SecondSide),
  visibility: CardVisibilities,
  /** The owner's consent to being found: in the search, and by visitors on the page of the company. */
  isFindable: Type.Boolean()
};

/** Fields that the owner edits. An empty string means not set. */
export const CardFields = Type.Object(cardFields, strict);
export type CardFields = Static<typeof CardFields>;

/** Company on a card. */
export const CardCompany = Type.Object({
  id: Id,
  name: Type.String(),
  shortName: Type.String(),
  isVerified: Type.Boolean()
});
export type CardCompany = Static<typeof CardCompany>;

/** A contact on a card; masked for those who may not see it: 138****8000, or an empty text. */
const CardContact = Type.Object({ text: Type.String(), isMasked: Type.Boolean() });
export type CardContact = Static<typeof CardContact>;

const cardContacts = {
  mobile: Nullable(CardContact),
  otherMobile: Nullable(CardContact),
  landline: Nullable(CardContact),
  weChatId: Nullable(CardContact),
  email: Nullable(CardContact),
  address: Nullable(CardContact)
};

/** Contacts of a card as someone may see them. One is null when it is not set, or hidden. */
export const CardContacts = Type.Object(cardContacts);
export type CardContacts = Static<typeof CardContacts>;

/** Figures of a card since it was created. */
export const CardStats = Type.Object({
  views: Type.Integer(),
  visitors: Type.Integer(),
  /** Card holders that it is in. */
  saves: Type.Integer(),
  shares: Type.Integer()
});
export type CardStats = Static<typeof CardStats>;

/** A business card, to its owner. Varieties, supplies and a company that are gone are left out of the fields. */
export const Card = Type.Object({
  id: Id,
  ...cardFields,
  /** Null when `companyId` is null, and when the owner has left the company since. */
  company: Nullable(CardCompany),
  /** The owner's own verification, and that of the company. */
  verifications: Type.Array(VerificationKind),
  varieties: Type.Array(Type.Object({ id: Id, name: TaxonomyName })),
  /** The pictures of `pictureUrls`, with their sizes. */
  pictures: Type.Array(Picture),
  /** The supplies of `supplyIds`, also those that are not on offer. */
  supplies: Type.Array(FavouriteSupply),
  videoState: Nullable(VideoState),
  /** The contacts as a visitor without an account sees them: what face, poster, shares and code may show. */
  publicContacts: CardContacts,
  isDefault: Type.Boolean(),
  /** Reason why an operator took the card down: only its owner sees it until it is put back. Null for every other one. */
  takedownReason: Nullable(Type.String()),
  stats: CardStats,
  /** Increases with every change; a change names the one that it was made on. */
  revision: Type.Integer(),
  createdAtMs: TimeMs,
  updatedAtMs: TimeMs
});
export type Card = Static<typeof Card>;

/**
 * Relation of the viewer to the owner of a card: the owner, a stranger, one whose request waits (`requested`), one who was
 * asked (`asked`), or one who has exchanged cards.
 */
export const CardRelation = oneOf(['own', 'none', 'requested', 'asked', 'exchanged']);
export type CardRelation = Static<typeof CardRelation>;

/** A business card, to anyone who opens it. A contact is null when it is not set, or hidden. */
export const VisitorCard = Type.Object({
  id: Id,
  name: Type.String(),
  position: Type.String(),
  department: Type.String(),
  company: Nullable(CardCompany),
  companyName: Type.String(),
  avatarUrl: Nullable(PictureUrl),
  ...cardContacts,
  weChatCodeUrl: Nullable(PictureUrl),
  website: Type.String(),
  varieties: Type.Array(Type.Object({ id: Id, name: TaxonomyName })),
  intro: Type.String(),
  pictures: Type.Array(Picture),
  /** Null without one, and until it was reviewed. */
  videoUrl: Nullable(PictureUrl),
  /** Pinned supplies that are on offer, in the order of the card. */
  supplies: Type.Array(FavouriteSupply),
  style: CardStyle,
  secondSide: Nullable(SecondSide),
  verifications: Type.Array(VerificationKind),
  relation: CardRelation,
  /** The exchange that `relation` comes from; null without one. */
  exchangeId: Nullable(Id),
  /** Time from which the viewer may ask again after a declined request; null when it is allowed now or not needed. */
  againFromMs: Nullable(TimeMs),
  /** Entry of the owner in the viewer's card holder; null when it is not kept. */
  holderEntryId: Nullable(Id),
  /** Whether the visit leaves no name, because the viewer browses anonymously; false for a visitor without an account. */
  isAnonymous: Type.Boolean(),
  updatedAtMs: TimeMs
});
export type VisitorCard = Static<typeof VisitorCard>;

/** A business card in a list, without contacts. */
export const CardBrief = Type.Object({
  id: Id,
  name: Type.String(),
  position: Type.String(),
  companyName: Type.String(),
  avatarUrl: Nullable(PictureUrl),
  verifications: Type.Array(VerificationKind),
  varieties: Type.Array(TaxonomyName)
});
export type CardBrief = Static<typeof CardBrief>;

/** Known data of a user who has no card yet. An empty string means not known. */
export const CardSuggestion = Type.Object({
  name: Type.String(),
  position: Type.String(),
  department: Type.String(),
  companyId: Nullable(Id),
  companyName: Type.String(),
  mobile: Type.String(),
  avatarUrl: Nullable(Type.String())
});
export type CardSuggestion = Static<typeof CardSuggestion>;

export const OwnCards = Type.Object({
  /** The default card first, then the newest. */
  cards: Type.Array(Card),
  maxCards: Type.Integer(),
  suggestion: CardSuggestion
});
export type OwnCards = Static<typeof OwnCards>;

export const NewCard = Type.Object({ ...cardFields, requestId: RequestId }, strict);
export type NewCard = Static<typeof NewCard>;

export const CardChange = Type.Object(
  { id: Id, /** Revision of the card that the user saw. */ revision: Type.Integer(), ...cardFields },
  strict
);
export type CardChange = Static<typeof CardChange>;

const encryptedCall = { secure: true, encrypted: true, auth: 'member' } as const;

export const cardCalls = {
  /** Returns the user's cards, and what a first one can begin with. */
  'POST /api/vcard/card/mine': { data: OwnCards, ...encryptedCall },
  /**
   * Creates a card; the first one becomes the default. Idempotent per `requestId`. Errors: VALIDATION naming the field
   * (`name`, `secondSide.name`, `pictureUrls.0`, `supplyIds.0`) with the violated rule, `banned` or `contact` for a text,
   * `company` for a name that is a company's, `unfit` for a picture, `unknown` for a file, company or supply of others;
   * CONFLICT `cards` `tooMany` when the user has the maximum number; NOT_FOUND for a repeated call whose card was
   * withdrawn since.
   */
  'POST /api/vcard/card/create': { input: NewCard, data: Card, ...encryptedCall },
  /**
   * Replaces all fields of a card. Idempotent. Supplies, varieties and a company that were valid before and are gone now
   * are dropped. Errors: VALIDATION as above, NOT_FOUND, CONFLICT `revision` `changed` when it was changed elsewhere since.
   */
  'POST /api/vcard/card/update': { input: CardChange, data: Card, ...encryptedCall },
  /** Makes a card the default. Error: NOT_FOUND. */
  'POST /api/vcard/card/setDefault/{id}': { data: Empty, auth: 'member' },
  /**
   * Withdraws a card: its codes and shares lead nowhere any more. The next one becomes the default. Can be undone for ten
   * minutes. Error: NOT_FOUND.
   */
  'POST /api/vcard/card/withdraw/{id}': { data: Empty, auth: 'member' },
  /**
   * Returns the code of the user's card, the same one until it is renewed. Errors: NOT_FOUND, CONFLICT with `fields.id`
   * `takenDown`.
   */
  'POST /api/vcard/card/code/{id}': { data: ScanCode, auth: 'member' },
  /**
   * Replaces the code of the user's card: the former one is answered as expired. Errors: NOT_FOUND, CONFLICT with
   * `fields.id` `takenDown`, RATE_LIMITED above 10 a day.
   */
  'POST /api/vcard/card/renewCode/{id}': { data: ScanCode, auth: 'member' },
  /**
   * Returns a card as the viewer may see it. Errors: NOT_FOUND, also for a withdrawn card and one that was taken down;
   * RATE_LIMITED for a member above 300 strangers' cards with full contacts a day, for visitors above 2,000 of one address.
   */
  'POST /api/vcard/card/info': {
    input: Type.Object({ id: Id }, strict),
    data: VisitorCard,
    secure: true,
    encrypted: true
  },
  /**
   * Returns the cards of a company's members, one of each: owner, admins, then members by joining time. Those outside
   * the company see the cards whose owners may be found. Error: NOT_FOUND.
   */
  'GET /api/vcard/card/ofCompany': {
    input: Type.Object({ companyId: Id, cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, strict),
    data: PageOf(CardBrief)
  },
  /** Undoes a withdrawal. Errors: NOT_FOUND (also after the ten minutes), CONFLICT (the maximum number is reached). */
  'POST /api/vcard/card/restore/{id}': { data: Empty, auth: 'member' }
} as const;
