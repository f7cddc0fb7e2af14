import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Fen, Id, Nullable, oneOf } from './common';
import { GoodsForm, Grams, PayTerm, TradeDocument, TradeUnit } from './goods';
import { RegionCode } from './region';

/** 不需要, 普票, 专票. */
export const TaxInvoice = oneOf(['none', 'general', 'special']);
export type TaxInvoice = Static<typeof TaxInvoice>;

/** 一次性, 每月, 长期. */
export const PurchaseFrequency = oneOf(['once', 'monthly', 'longTerm']);
export type PurchaseFrequency = Static<typeof PurchaseFrequency>;

/** 公开, 仅认证企业, 指定供应商. */
export const PurchaseAudience = oneOf(['public', 'verifiedCompanies', 'invited']);
export type PurchaseAudience = Static<typeof PurchaseAudience>;

/** What a buyer writes; what is empty or null is not filled in yet. The rules: `@rules/purchase`. */
export const PurchaseFields = Type.Object(
  {
    title: Type.String({ maxLength: 30 }),
    /** The title is the one that follows from what is wanted: the server writes it. */
    isTitleProposed: Type.Optional(Type.Boolean()),
    varietyId: Nullable(Id),
    otherVariety: Type.String({ maxLength: 20 }),
    gradeId: Nullable(Id),
    specText: Type.String({ maxLength: 40 }),
    form: Nullable(GoodsForm),
    /** Where it should come from; empty: from anywhere. */
    originCodes: Type.Array(RegionCode, { maxItems: 3, uniqueItems: true }),
    quantityGrams: Nullable(Grams),
    unit: TradeUnit,
    gramsPerPack: Nullable(Grams),
    /** Fen per unit; null with `isNegotiable` false: not typed yet. */
    expectedFen: Nullable(Fen),
    isNegotiable: Type.Boolean(),
    taxInvoice: Nullable(TaxInvoice),
    deliveryCode: Nullable(RegionCode),
    needBy: Nullable(DateOnly),
    /** The last day on which quotations are taken, until its end. */
    quoteDeadline: Nullable(DateOnly),
    frequency: Nullable(PurchaseFrequency),
    payTerm: Nullable(PayTerm),
    qualityDemand: Type.String({ maxLength: 300 }),
    /** Pictures and PDFs. */
    attachments: Type.Array(TradeDocument, { maxItems: 5 }),
    maxQuotes: Type.Integer({ minimum: 3, maximum: 30 }),
    audience: PurchaseAudience,
    /** Of the audience `invited`: companies. */
    invitedCompanyIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    /** The buyer's name stays hidden until a quotation is accepted. */
    isAnonymous: Type.Boolean()
  },
  { additionalProperties: false }
);
export type PurchaseFields = Static<typeof PurchaseFields>;
