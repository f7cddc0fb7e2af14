import { type Static, Type } from '@sinclair/typebox';
import { Fen, Nullable, oneOf } from './common';
import { Grams, OriginInput, PayTerm, TradeDocument } from './goods';
import { RegionCode } from './region';
import { PictureUrl } from './upload';

/** Value added tax rate in percent. */
export const TaxRate = Type.Union([0, 1, 3, 6, 9, 13].map((rate) => Type.Literal(rate)));
export type TaxRate = 0 | 1 | 3 | 6 | 9 | 13;

/** 免费, 到付, 收费, 无. */
export const SampleOffer = oneOf(['free', 'freightCollect', 'paid', 'none']);
export type SampleOffer = Static<typeof SampleOffer>;

/** Fields that a supplier enters. Rules: `@rules/quotation`. */
export const QuotationFields = Type.Object(
  {
    /** Price in fen per unit of the purchase request. */
    unitFen: Nullable(Fen),
    isTaxIncluded: Type.Boolean(),
    taxRate: TaxRate,
    isFreightIncluded: Type.Boolean(),
    /**
     * The supplier's freight estimate in fen per kilogram to the place of delivery; only when freight is not included.
     */
    freightFenPerKg: Nullable(Fen),
    freightToCode: Nullable(RegionCode),
    availableGrams: Nullable(Grams),
    specOffered: Type.String({ maxLength: 40 }),
    originOffered: OriginInput,
    cropYear: Nullable(Type.Integer({ minimum: 2000, maximum: 2100 })),
    sampleOffer: SampleOffer,
    /** Price of a paid sample. */
    sampleFen: Nullable(Fen),
    deliverWithinDays: Nullable(Type.Integer({ minimum: 0, maximum: 90 })),
    payTerm: Nullable(PayTerm),
    validDays: Type.Integer({ minimum: 1, maximum: 30 }),
    photos: Type.Array(PictureUrl, { maxItems: 9, uniqueItems: true }),
    documents: Type.Array(TradeDocument, { maxItems: 5 }),
    remark: Type.String({ maxLength: 300 })
  },
  { additionalProperties: false }
);
export type QuotationFields = Static<typeof QuotationFields>;
