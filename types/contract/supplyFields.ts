import { type Static, Type } from '@sinclair/typebox';
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

/** Price and stock, which may change without a new review. */
export const supplyTerms = {
  priceMode: SupplyPriceMode,
  /**
   * Price in fen per unit, or the lower bound of a range. Null while not entered, and for negotiable or tiered prices.
   */
  fen: Nullable(Fen),
  /** Upper bound of a price range. */
  highFen: Nullable(Fen),
  /** Two to five tiers of a tiered price; a larger quantity is never dearer. */
  tiers: Type.Array(PriceTier, { maxItems: 5 }),
  stockGrams: Nullable(Grams)
};

/**
 * Fields that an owner enters. Empty text, an empty list and null mean not filled in: drafts may be incomplete.
 * `@rules/supply` defines the required fields and limits for publication.
 */
export const SupplyFields = Type.Object(
  {
    title: Type.String({ maxLength: 30 }),
    /** True when the title is derived from the goods; the server then writes it. */
    isTitleProposed: Type.Optional(Type.Boolean()),
    varietyId: Nullable(Id),
    /** Name of a variety outside the list; `varietyId` is then null. */
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
    /** Grams per pack for the unit `pack`. */
    gramsPerPack: Nullable(Grams),
    isTaxIncluded: Type.Boolean(),
    isFreightIncluded: Type.Boolean(),
    moqGrams: Nullable(Grams),
    packaging: Nullable(Packaging),
    packagingText: Type.String({ maxLength: 20 }),
    deliveryCode: Nullable(RegionCode),
    /** Disclosed only after an exchange of business cards. */
    deliveryStreet: Type.String({ maxLength: 60 }),
    /** Days until shipment; 0 means from stock. */
    shipWithinDays: Nullable(Type.Integer({ minimum: 0, maximum: 60 })),
    /** The first photo is the cover. */
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
