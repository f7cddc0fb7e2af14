import { Type, type Static } from '@sinclair/typebox';
import { Fen, Id, Nullable, TimeMs, oneOf } from './common';
import { Grams, Origin, RequestId } from './goods';
import { Party } from './listing';
import { QuotationFields, TaxRate } from './quotationFields';
import { QuotedPurchase } from './quotedPurchase';
import { RegionPath } from './region';

const strict = { additionalProperties: false };

/**
 * `submitted` → `viewed` when the buyer opens it → `shortlisted` → `accepted` / `rejected`; `withdrawn` by the supplier;
 * `expired` by time; `lapsed` when the request is closed or full of goods. An edit leads back to `submitted`.
 */
export const QuotationStatus = oneOf([
  'draft',
  'submitted',
  'viewed',
  'shortlisted',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'lapsed'
]);
export type QuotationStatus = Static<typeof QuotationStatus>;

/** 价格高, 规格不符, 数量不足, 交期, 账期, 已选别家, 其他. */
export const RejectReason = oneOf(['price', 'spec', 'quantity', 'delivery', 'payTerm', 'chosenOther', 'other']);
export type RejectReason = Static<typeof RejectReason>;

/** One version as it was sent. */
export const QuotationVersion = Type.Object({
  version: Type.Integer(),
  fields: QuotationFields,
  freightTo: Nullable(RegionPath),
  origin: Origin,
  /** Tax and freight counted in: what a kilogram costs at the place of delivery, fen. The rule: `@rules/deliveredPrice`. */
  deliveredFenPerKg: Fen,
  /** Why it was changed, in the supplier's words. */
  editReason: Type.String(),
  /** Made by agreeing to a counter-offer: the price is the one that was put forward, everything else as before. */
  isAgreed: Type.Boolean(),
  sentAtMs: TimeMs
});
export type QuotationVersion = Static<typeof QuotationVersion>;

const Side = oneOf(['buyer', 'supplier']);

/**
 * What became of a counter-offer: its receiver agreed or declined, its author took it back (price and words are gone
 * then), or something that was put forward later took its place.
 */
export const CounterAnswer = oneOf(['agreed', 'declined', 'retracted', 'superseded']);
export type CounterAnswer = Static<typeof CounterAnswer>;

/**
 * A price that the buyer or the supplier puts forward, with a word about it. With a price it is an offer: the other
 * side can agree to it as long as it has no answer. There is one such offer at most.
 */
export const CounterOffer = Type.Object({
  id: Id,
  by: Side,
  /** Fen per unit; null for words only. */
  unitFen: Nullable(Fen),
  text: Type.String(),
  atMs: TimeMs,
  answer: Nullable(CounterAnswer)
});
export type CounterOffer = Static<typeof CounterOffer>;

/** What a quantity costs, fen; the lines add up to `deliveredFen`. The rule: `deliveredSum` of `@rules/deliveredPrice`. */
export const DeliveredSum = Type.Object({ goodsFen: Fen, taxFen: Fen, freightFen: Fen, deliveredFen: Fen });

/** What was agreed. */
export const Deal = Type.Object({
  grams: Grams,
  unitFen: Fen,
  isTaxIncluded: Type.Boolean(),
  taxRate: TaxRate,
  isFreightIncluded: Type.Boolean(),
  /** The sum of the deal is what it costs at the place of delivery. */
  sum: DeliveredSum,
  acceptedAtMs: TimeMs,
  /** The other side, with the number in full. */
  contactName: Type.String(),
  contactMobile: Type.String(),
  companyName: Type.String(),
  /** 1 to 5, the buyer's; null before. */
  score: Nullable(Type.Integer()),
  scoreText: Type.String()
});
export type Deal = Static<typeof Deal>;

/** A quotation as its supplier or the buyer reads it; nobody else does. */
export const QuotationDetail = Type.Object({
  id: Id,
  status: QuotationStatus,
  side: Side,
  /** False for who runs the company in whose name it was sent: they read what their people quote. */
  mayAct: Type.Boolean(),
  purchase: QuotedPurchase,
  supplier: Type.Composite([Party, Type.Object({ companyId: Nullable(Id) })]),
  /** Oldest first; the last one counts. */
  versions: Type.Array(QuotationVersion),
  /** Edits that are left of three. */
  editsLeft: Type.Integer(),
  counters: Type.Array(CounterOffer),
  /** The one with a price that its receiver can agree to now. */
  openOffer: Nullable(CounterOffer),
  /** Whose answer is waited for, to an offer or to words; null: nobody's. */
  waitsFor: Nullable(Side),
  validUntilMs: TimeMs,
  viewedAtMs: Nullable(TimeMs),
  rejection: Nullable(Type.Object({ reason: RejectReason, text: Type.String() })),
  /** Null before; told to both sides. */
  deal: Nullable(Deal),
  /** The supplier's price among all: told to a supplier only as a third, never as numbers. */
  rankBand: Nullable(oneOf(['low', 'middle', 'high'])),
  /** Changes with all that either side says or decides: send it along, so that nothing is decided on an old view. */
  revision: Type.Integer()
});
export type QuotationDetail = Static<typeof QuotationDetail>;

/** A column of the buyer's comparison. */
export const ComparedQuotation = Type.Object({
  id: Id,
  status: QuotationStatus,
  supplier: Type.Composite([Party, Type.Object({ companyId: Nullable(Id) })]),
  version: QuotationVersion,
  isNew: Type.Boolean(),
  validUntilMs: TimeMs,
  /** The counter-offer that can be agreed to now. */
  openOffer: Nullable(CounterOffer),
  waitsFor: Nullable(Side),
  /** Accepted goods. */
  acceptedGrams: Grams,
  revision: Type.Integer()
});
export type ComparedQuotation = Static<typeof ComparedQuotation>;

/** A quotation as the reader saw it last. */
export const QuotationRef = { id: Id, revision: Type.Integer() };
const encryptedCall = { secure: true, encrypted: true, auth: 'member' } as const;

/**
 * Every CONFLICT says in `fields.quotation` why: the state that it is in (`accepted`, `rejected`, `withdrawn`, `expired`,
 * `lapsed`, `draft`, or `open` where only a decided one will do); `changed` when somebody has said or decided something
 * since the reader looked (`revision`); `exists` for a second one of a supplier; of the request `full`, `ended`, `own`;
 * `edits` after the third (agreed versions do not count); `price` when what is accepted is not the last price on the
 * table; `late` to take something back after two minutes; `left` for more goods than are still wanted, `available` for more than are offered; `scored`.
 * What has been done already is answered as it stands, so that a second tap is none.
 */
export const quotationCalls = {
  /** For its supplier or the buyer; the buyer's first look makes it `viewed`. NOT_FOUND for everybody else. */
  'POST /api/front/quotation/detail': {
    input: Type.Object({ id: Id }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** All of a request, the cheapest at the place of delivery first. FORBIDDEN for everybody but the buyer. */
  'POST /api/front/quotation/compare': {
    input: Type.Object({ purchaseId: Id }, strict),
    data: Type.Object({ items: Type.Array(ComparedQuotation), stamp: Type.String() }),
    ...encryptedCall
  },
  /**
   * Changes with whatever happens around a request or a quotation that the reader has a part in: asked every few seconds
   * by an open page. NOT_FOUND for everybody else.
   */
  'GET /api/front/quotation/stamp': {
    input: Type.Object({ purchaseId: Type.Optional(Id), quotationId: Type.Optional(Id) }, strict),
    data: Type.Object({ stamp: Type.String() }),
    auth: 'member'
  },
  /** Supplier: takes it back before it is accepted. */
  'POST /api/front/quotation/withdraw': {
    input: Type.Object(QuotationRef, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** Buyer. */
  'POST /api/front/quotation/shortlist': {
    input: Type.Object({ ...QuotationRef, on: Type.Boolean() }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /**
   * Either side puts a price or a word forward; a price takes the place of the one before. VALIDATION `fields.unitFen`
   * `bounds` outside what `@rules/counterOffer` allows.
   */
  'POST /api/front/quotation/counter': {
    input: Type.Object(
      { ...QuotationRef, requestId: RequestId, unitFen: Nullable(Fen), text: Type.String({ maxLength: 140 }) },
      strict
    ),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** The receiver agrees to the open offer `counterId`: a new version at its price, which is no edit. */
  'POST /api/front/quotation/agree': {
    input: Type.Object({ ...QuotationRef, requestId: RequestId, counterId: Id }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** The receiver does not agree to the open offer `counterId`: what was quoted counts again. */
  'POST /api/front/quotation/decline': {
    input: Type.Object({ ...QuotationRef, counterId: Id }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** Its author takes a counter-offer back within two minutes, as long as it has no answer. */
  'POST /api/front/quotation/retract': {
    input: Type.Object({ ...QuotationRef, counterId: Id }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /**
   * Buyer: takes `grams` of it at `unitFen`, the price of its last version `version` or the one that the supplier has
   * put forward. With an open offer that is not this price, `counterId` names it: the buyer was asked which price it is
   * to be; else CONFLICT `price`. Other conflicts: expired, withdrawn, something said meanwhile (`revision`), or more
   * than is left of the request or offered by the supplier. A full request ends, its other quotations lapse.
   */
  'POST /api/front/quotation/accept': {
    input: Type.Object(
      {
        ...QuotationRef,
        requestId: RequestId,
        grams: Grams,
        version: Type.Integer({ minimum: 1 }),
        unitFen: Fen,
        counterId: Nullable(Id)
      },
      strict
    ),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** Buyer. VALIDATION `fields.text` `required` for the reason `other`. */
  'POST /api/front/quotation/reject': {
    input: Type.Object({ ...QuotationRef, reason: RejectReason, text: Type.String({ maxLength: 140 }) }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** Buyer, once, after a deal. */
  'POST /api/front/quotation/score': {
    input: Type.Object(
      { id: Id, score: Type.Integer({ minimum: 1, maximum: 5 }), text: Type.String({ maxLength: 140 }) },
      strict
    ),
    data: QuotationDetail,
    ...encryptedCall
  }
} as const;
