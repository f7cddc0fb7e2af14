import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Fen, Id, Nullable } from './common';
import {
  GoodsForm,
  Grams,
  OriginInput,
  Packaging,
  PerMille,
  PriceTier,
  ShowPhone,
  Sulfur,
  TradeDocument,
  TradeUnit
} from './goods';
import { RegionCode } from './region';
import { PictureUrl } from './upload';

/** 一口价, 区间价, 阶梯价, 面议. */
export const SupplyPriceMode = Type.Union([
  Type.Literal('fixed'),
  Type.Literal('range'),
  Type.Literal('tiered'),
  Type.Literal('negotiable')
]);
export type SupplyPriceMode = Static<typeof SupplyPriceMode>;

/** Price and stock: they change without a new review. */
export const supplyTerms = {
  priceMode: SupplyPriceMode,
  /** Fen per unit; the lower one of a range. Null while it is not typed, and when it is negotiable or in steps. */
  fen: Nullable(Fen),
  /** The upper one of a range. */
  highFen: Nullable(Fen),
  /** Two to five of a price in steps: more goods, not dearer. */
  tiers: Type.Array(PriceTier, { maxItems: 5 }),
  stockGrams: Nullable(Grams)
};

/**
 * What an owner writes. Empty text, an empty list and null stand for what is not filled in yet: drafts may be incomplete.
 * What must be there to be published, and within which limits, says `@rules/supply`.
 */
export const SupplyFields = Type.Object(
  {
    title: Type.String({ maxLength: 30 }),
    /** The title is the one that follows from the goods: the server writes it. */
    isTitleProposed: Type.Optional(Type.Boolean()),
    varietyId: Nullable(Id),
    /** The name of a variety that the list does not have; `varietyId` is null then. */
    otherVariety: Type.String({ maxLength: 20 }),
    gradeId: Nullable(Id),
    specText: Type.String({ maxLength: 40 }),
    form: Nullable(GoodsForm),
    origin: OriginInput,
    cropYear: Nullable(Type.Integer({ minimum: 2000, maximum: 2100 })),
    moisture: Nullable(PerMille),
    impurity: Nullable(PerMille),
    volatileOil: Nullable(PerMille),
    sulfur: Nullable(Sulfur),
    ...supplyTerms,
    unit: TradeUnit,
    /** Of the unit `pack`. */
    gramsPerPack: Nullable(Grams),
    isTaxIncluded: Type.Boolean(),
    isFreightIncluded: Type.Boolean(),
    moqGrams: Nullable(Grams),
    packaging: Nullable(Packaging),
    packagingText: Type.String({ maxLength: 20 }),
    deliveryCode: Nullable(RegionCode),
    /** Told only after cards were exchanged. */
    deliveryStreet: Type.String({ maxLength: 60 }),
    /** 0: from stock. */
    shipWithinDays: Nullable(Type.Integer({ minimum: 0, maximum: 60 })),
    /** The first one is the cover. */
    photos: Type.Array(PictureUrl, { maxItems: 9, uniqueItems: true }),
    video: Nullable(PictureUrl),
    documents: Type.Array(TradeDocument, { maxItems: 5 }),
    description: Type.String({ maxLength: 500 }),
    contactName: Type.String({ maxLength: 20 }),
    contactMobile: Type.String({ maxLength: 11 }),
    showPhone: ShowPhone,
    validUntil: Nullable(DateOnly)
  },
  { additionalProperties: false }
);
export type SupplyFields = Static<typeof SupplyFields>;

export const SupplyTerms = Type.Object({ id: Id, ...supplyTerms }, { additionalProperties: false });
export type SupplyTerms = Static<typeof SupplyTerms>;
