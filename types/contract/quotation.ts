import { type Static, Type } from '@sinclair/typebox';
import { Fen, Id, Nullable, oneOf, TimeMs } from './common';
import { Grams, Origin, RequestId } from './goods';
import { Party } from './listing';
import { PartyName } from './localText';
import { QuotationFields, TaxRate } from './quotationFields';
import { QuotationPurchase } from './quotationPurchase';
import { RegionPath } from './region';

const strict = { additionalProperties: false };

/**
 * `submitted` → `viewed` when the buyer opens it → `shortlisted` → `accepted` / `rejected`; `withdrawn` by the
 * supplier; `expired` by time; `lapsed` when the request is closed or filled. An edit resets the status to `submitted`.
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

/** A version of a quotation as submitted. */
export const QuotationVersion = Type.Object({
  version: Type.Integer(),
  fields: QuotationFields,
  freightTo: Nullable(RegionPath),
  origin: Origin,
  /** Delivered price per kilogram in fen, including tax and freight. Rule: `@rules/deliveredPrice`. */
  deliveredFenPerKg: Fen,
  /** The supplier's reason for the edit. */
  editReason: Type.String(),
  /** True for a version created by agreeing to a counter-offer: only the price differs from the previous version. */
  isAgreed: Type.Boolean(),
  sentAtMs: TimeMs
});
export type QuotationVersion = Static<typeof QuotationVersion>;

const Side = oneOf(['buyer', 'supplier']);

/**
 * Outcome of a counter-offer: the recipient `agreed` or `declined`, the author `retracted` it (which deletes price and
 * text), or a later one `superseded` it.
 */
export const CounterAnswer = oneOf(['agreed', 'declined', 'retracted', 'superseded']);
export type CounterAnswer = Static<typeof CounterAnswer>;

/**
 * A message of buyer or supplier with an optional price. With a price it is an offer that the other side can agree to
 * while it is unanswered; at most one such offer is open.
 */
export const CounterOffer = Type.Object({
  id: Id,
  by: Side,
  /** Offered price in fen per unit; null for a message without a price. */
  unitFen: Nullable(Fen),
  text: Type.String(),
  atMs: TimeMs,
  answer: Nullable(CounterAnswer)
});
export type CounterOffer = Static<typeof CounterOffer>;

/** Cost of a quantity in fen; the parts add up to `deliveredFen`. Rule: `deliveredSum` of `@rules/deliveredPrice`. */
export const DeliveredSum = Type.Object({ goodsFen: Fen, taxFen: Fen, freightFen: Fen, deliveredFen: Fen });

/** Terms of an accepted quotation. */
export const Deal = Type.Object({
  grams: Grams,
  unitFen: Fen,
  isTaxIncluded: Type.Boolean(),
  taxRate: TaxRate,
  isFreightIncluded: Type.Boolean(),
  /** Delivered total of the deal and its parts. */
  sum: DeliveredSum,
  acceptedAtMs: TimeMs,
  /** Contact of the other side, with the full number. */
  contactName: PartyName,
  contactMobile: Type.String(),
  companyName: Type.String(),
  /** The buyer's rating from 1 to 5; null before it is given. */
  score: Nullable(Type.Integer()),
  scoreText: Type.String()
});
export type Deal = Static<typeof Deal>;

/** A quotation as visible to its supplier and the buyer, the only users with access. */
export const QuotationDetail = Type.Object({
  id: Id,
  status: QuotationStatus,
  side: Side,
  /** False for an admin of the supplying company, who has read access only. */
  mayAct: Type.Boolean(),
  purchase: QuotationPurchase,
  supplier: Type.Composite([Party, Type.Object({ companyId: Nullable(Id) })]),
  /** Oldest first; the last version is binding. */
  versions: Type.Array(QuotationVersion),
  /** Number of remaining edits, out of three. */
  editsLeft: Type.Integer(),
  counters: Type.Array(CounterOffer),
  /** Counter-offer with a price that its recipient can agree to now. */
  openOffer: Nullable(CounterOffer),
  /** Side that has to answer an offer or a message; null when neither side does. */
  waitsFor: Nullable(Side),
  validUntilMs: TimeMs,
  viewedAtMs: Nullable(TimeMs),
  rejection: Nullable(Type.Object({ reason: RejectReason, text: Type.String() })),
  /** Null before acceptance; visible to both sides. */
  deal: Nullable(Deal),
  /** Third of all quotations that the supplier's price falls into; suppliers never see the other prices. */
  rankBand: Nullable(oneOf(['low', 'middle', 'high'])),
  /**
   * Changes with every message and decision of either side. Clients send it with each action, which prevents decisions
   * on outdated data.
   */
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
  /** Counter-offer that can be agreed to now. */
  openOffer: Nullable(CounterOffer),
  waitsFor: Nullable(Side),
  /** Accepted quantity. */
  acceptedGrams: Grams,
  revision: Type.Integer()
});
export type ComparedQuotation = Static<typeof ComparedQuotation>;

/** Reference to a quotation at the revision that the viewer saw last. */
export const QuotationRef = { id: Id, revision: Type.Integer() };
const encryptedCall = { secure: true, encrypted: true, auth: 'member' } as const;

/**
 * `fields.quotation` of a CONFLICT is the reason: the current status (`accepted`, `rejected`, `withdrawn`, `expired`,
 * `lapsed`, `draft`, or `open` where a decided one is required); `changed` when `revision` is outdated; `exists` for a
 * supplier's second quotation; `full`, `ended` or `own` for the request, `requestChanged` when it asks for something
 * else than the supplier saw; `edits` after the third edit (agreed versions do not count); `price` when the accepted price is not the last one offered; `late` for retracting after two minutes;
 * `left` above the quantity still wanted, `available` above the quantity on offer; `scored`. Calls are idempotent:
 * repeating a completed action returns the current state.
 */
export const quotationCalls = {
  /**
   * Returns a quotation to its supplier or the buyer; the buyer's first call sets it to `viewed`. Error: NOT_FOUND for
   * all other users.
   */
  'POST /api/front/quotation/detail': {
    input: Type.Object({ id: Id }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /**
   * Returns all quotations of a request, the lowest delivered price first. Error: FORBIDDEN unless the caller is the
   * buyer.
   */
  'POST /api/front/quotation/compare': {
    input: Type.Object({ purchaseId: Id }, strict),
    data: Type.Object({ items: Type.Array(ComparedQuotation), stamp: Type.String() }),
    ...encryptedCall
  },
  /** Withdraws the quotation before it is accepted (supplier). */
  'POST /api/front/quotation/withdraw': {
    input: Type.Object(QuotationRef, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** Adds the quotation to the shortlist or removes it (buyer). */
  'POST /api/front/quotation/shortlist': {
    input: Type.Object({ ...QuotationRef, on: Type.Boolean() }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /**
   * Sends a counter-offer or a message (either side); a new price supersedes the previous one. Error: VALIDATION
   * `fields.unitFen` `bounds` outside the limits of `@rules/counterOffer`.
   */
  'POST /api/front/quotation/counter': {
    input: Type.Object(
      { ...QuotationRef, requestId: RequestId, unitFen: Nullable(Fen), text: Type.String({ maxLength: 140 }) },
      strict
    ),
    data: QuotationDetail,
    ...encryptedCall
  },
  /**
   * Agrees to the open offer `counterId` (its recipient), which creates a version at its price; it does not count as an
   * edit.
   */
  'POST /api/front/quotation/agree': {
    input: Type.Object({ ...QuotationRef, requestId: RequestId, counterId: Id }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** Declines the open offer `counterId` (its recipient); the quoted price applies again. */
  'POST /api/front/quotation/decline': {
    input: Type.Object({ ...QuotationRef, counterId: Id }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** Retracts a counter-offer (its author) within two minutes, while it is unanswered. */
  'POST /api/front/quotation/retract': {
    input: Type.Object({ ...QuotationRef, counterId: Id }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /**
   * Accepts `grams` at `unitFen` (buyer): the price of the last version `version`, or the supplier's open offer. While
   * an offer at another price is open, `counterId` must name it as proof that the buyer chose the price; else CONFLICT
   * `price`. Other conflicts: expired, withdrawn, outdated `revision`, or more than the request still needs or the
   * supplier offers. A filled request ends and its other quotations become `lapsed`.
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
  /** Rejects the quotation (buyer). Error: VALIDATION `fields.text` `required` for the reason `other`. */
  'POST /api/front/quotation/reject': {
    input: Type.Object({ ...QuotationRef, reason: RejectReason, text: Type.String({ maxLength: 140 }) }, strict),
    data: QuotationDetail,
    ...encryptedCall
  },
  /** Rates the deal once (buyer). */
  'POST /api/front/quotation/score': {
    input: Type.Object(
      { id: Id, score: Type.Integer({ minimum: 1, maximum: 5 }), text: Type.String({ maxLength: 140 }) },
      strict
    ),
    data: QuotationDetail,
    ...encryptedCall
  }
} as const;
