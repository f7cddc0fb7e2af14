import { type Static, Type } from '@sinclair/typebox';
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

/** Fields that a buyer enters; empty or null means not filled in yet. Rules: `@rules/purchase`. */
export const PurchaseFields = Type.Object(
  {
    title: Type.String({ maxLength: 30 }),
    /** True when the title is derived from the goods; the server then writes it. */
    isTitleProposed: Type.Optional(Type.Boolean()),
    varietyId: Nullable(Id),
    otherVariety: Type.String({ maxLength: 20 }),
    gradeId: Nullable(Id),
    specText: Type.String({ maxLength: 40 }),
    form: Nullable(GoodsForm),
    /** Accepted origins; empty means any origin. */
    originCodes: Type.Array(RegionCode, { maxItems: 3, uniqueItems: true }),
    quantityGrams: Nullable(Grams),
    unit: TradeUnit,
    gramsPerPack: Nullable(Grams),
    /** Expected price in fen per unit; null with `isNegotiable` false means not entered yet. */
    expectedFen: Nullable(Fen),
    isNegotiable: Type.Boolean(),
    taxInvoice: Nullable(TaxInvoice),
    deliveryCode: Nullable(RegionCode),
    needBy: Nullable(DateOnly),
    /** Last day, inclusive, on which quotations are accepted. */
    quoteDeadline: Nullable(DateOnly),
    frequency: Nullable(PurchaseFrequency),
    payTerm: Nullable(PayTerm),
    qualityDemand: Type.String({ maxLength: 300 }),
    /** Attached pictures and PDFs. */
    attachments: Type.Array(TradeDocument, { maxItems: 5 }),
    maxQuotes: Type.Integer({ minimum: 3, maximum: 30 }),
    audience: PurchaseAudience,
    /** Ids of the invited companies for the audience `invited`. */
    invitedCompanyIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    /** Hides the buyer's name until a quotation is accepted. */
    isAnonymous: Type.Boolean()
  },
  { additionalProperties: false }
);
export type PurchaseFields = Static<typeof PurchaseFields>;
