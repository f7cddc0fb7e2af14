import { Type, type Static } from '@sinclair/typebox';
import { Cursor, DateOnly, Fen, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { VerificationKind } from './user';

export const ListingUnit = Type.Union([Type.Literal('kg'), Type.Literal('jin'), Type.Literal('ton')]);
export type ListingUnit = Static<typeof ListingUnit>;

/** A price as a listing states it, per `unit`. */
export const ListingPrice = Type.Union([
  Type.Object({ mode: Type.Literal('fixed'), fen: Fen }),
  Type.Object({ mode: Type.Literal('range'), lowFen: Fen, highFen: Fen }),
  Type.Object({ mode: Type.Literal('negotiable') })
]);
export type ListingPrice = Static<typeof ListingPrice>;

export const Party = Type.Object({ name: Type.String(), verifications: Type.Array(VerificationKind) });

export const SupplyBrief = Type.Object({
  id: Id,
  title: Type.String(),
  varietyId: Id,
  gradeName: Type.String(),
  origin: Type.String(),
  form: Type.String(),
  cropYear: Nullable(Type.Integer()),
  tags: Type.Array(Type.String()),
  price: ListingPrice,
  unit: ListingUnit,
  stockText: Type.String(),
  moqText: Type.String(),
  deliveryPlace: Type.String(),
  description: Type.String(),
  seller: Party,
  confirmedAtMs: TimeMs,
  validUntil: DateOnly
});
export type SupplyBrief = Static<typeof SupplyBrief>;

export const PurchaseBrief = Type.Object({
  id: Id,
  title: Type.String(),
  varietyId: Id,
  gradeName: Type.String(),
  form: Type.String(),
  quantityText: Type.String(),
  price: ListingPrice,
  unit: ListingUnit,
  deliveryPlace: Type.String(),
  demand: Type.String(),
  /** Null while the buyer stays anonymous. */
  buyer: Nullable(Party),
  quoteCount: Type.Integer(),
  maxQuotes: Type.Integer(),
  quoteDeadlineMs: TimeMs
});
export type PurchaseBrief = Static<typeof PurchaseBrief>;

export const ListingSort = Type.Union([Type.Literal('newest'), Type.Literal('price')]);
export type ListingSort = Static<typeof ListingSort>;

const ListingQuery = Type.Object(
  {
    varietyId: Type.Optional(Id),
    certifiedOnly: Type.Optional(Type.Boolean()),
    sort: Type.Optional(ListingSort),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(PageLimit)
  },
  { additionalProperties: false }
);
export type ListingQuery = Static<typeof ListingQuery>;

export const listingCalls = {
  /** Published supplies that have not expired. */
  'GET /api/front/supply/list': { input: ListingQuery, data: PageOf(SupplyBrief) },
  /** Open purchase requests. */
  'GET /api/front/purchase/list': { input: ListingQuery, data: PageOf(PurchaseBrief) }
} as const;
