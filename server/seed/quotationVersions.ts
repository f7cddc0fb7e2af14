import type { QuotationStatus } from '@contract/quotation';
import type { QuotationFields, TaxRate } from '@contract/quotationFields';
import { deliveredFenPerKg } from '@rules/deliveredPrice';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { gramsPerUnit } from '@rules/tradeUnit';
import { type SeedUnit, unitFenOf } from './goods';
import { originOf } from './locations';
import type { PartySeed } from './parties';
import type { SeedPurchase } from './purchases';
import { REMARKS } from './quotationPlan';
import type { Random } from './random';

/** Freight of a kilogram, fen. */
const FREIGHT = { from: 25, to: 160 };

export interface SentVersion {
  fields: QuotationFields;
  deliveredFenPerKg: number;
  editReason: string;
  sentAtMs: number;
  validUntilMs: number;
}

/** Returns one to three versions, each a little cheaper than the previous one; the last one fits the state. */
export function quotationVersions(
  purchase: SeedPurchase,
  { status, party, nowMs }: { status: QuotationStatus; party: PartySeed; nowMs: number },
  source: Random
): SentVersion[] {
  const count = status === 'draft' ? 1 : source.pick([1, 1, 1, 2, 2, 3]);
  const fields = fieldsOf(purchase, { status, party, nowMs }, source);
  const firstMs = firstSentMs(purchase, status, nowMs, source);
  const stepMs = Math.min(4 * HOUR_MS, Math.max(0, nowMs - firstMs - HOUR_MS) / count);
  return Array.from({ length: count }, (_, index) => {
    const priceFactor = 1 + 0.012 * (count - 1 - index);
    const unitFen = Math.round((fields.unitFen ?? 0) * priceFactor);
    const sentAtMs = Math.round(firstMs + index * stepMs);
    return {
      fields: { ...fields, unitFen },
      deliveredFenPerKg: deliveredFenPerKg({
        ...fields,
        unitFen,
        gramsPerUnit: gramsPerUnit(purchase.fields.unit, null) ?? 1000
      }),
      editReason: index === 0 ? '' : source.pick(['按您的还价让一步', '运费谈下来了', '同批量价格下调']),
      sentAtMs,
      validUntilMs: sentAtMs + fields.validDays * DAY_MS
    };
  });
}

/** Within the time that the request has been open; an expired one was sent longer ago than its validity. */
function firstSentMs(purchase: SeedPurchase, status: QuotationStatus, nowMs: number, source: Random): number {
  const openUntilMs = Math.min(nowMs, purchase.deadlineMs);
  const openMs = Math.max(HOUR_MS, openUntilMs - purchase.publishedAtMs);
  const share = status === 'expired' ? source.between(0.01, 0.1) : source.between(0.15, 0.75);
  return purchase.publishedAtMs + Math.round(openMs * share);
}

function fieldsOf(
  { goods, fields: asked }: SeedPurchase,
  { status, party, nowMs }: { status: QuotationStatus; party: PartySeed; nowMs: number },
  source: Random
): QuotationFields {
  const isTaxIncluded = source.next() < 0.55;
  const isFreightIncluded = source.next() < 0.5;
  const sampleOffer = source.pick(['free', 'free', 'freightCollect', 'paid', 'none'] as const);
  const wanted = asked.quantityGrams ?? 0;
  const isEnough = status === 'accepted' || source.next() < 0.7;
  const unitGrams = gramsPerUnit(asked.unit, asked.gramsPerPack) ?? 0;
  const isOil = asked.form === 'oil' || asked.form === 'powder';
  return {
    unitFen: unitFenOf(goods, asked.unit as SeedUnit, source.between(0.96, 1.07)),
    isTaxIncluded,
    // Farm goods have a rate of nine percent, ground or distilled ones thirteen.
    taxRate: (isOil ? 13 : 9) satisfies TaxRate,
    isFreightIncluded,
    freightFenPerKg: isFreightIncluded ? null : source.integer(FREIGHT.from, FREIGHT.to),
    freightToCode: asked.deliveryCode,
    availableGrams: Math.max(unitGrams, Math.round(wanted * (isEnough ? source.pick([1, 1, 1.5, 2]) : 0.6))),
    specOffered: goods.spec.gradeName,
    originOffered: originOf(goods.spec.origin),
    cropYear: asked.form === 'oil' ? null : Number(shanghaiDay(nowMs).slice(0, 4)) - source.integer(0, 1),
    sampleOffer,
    sampleFen: sampleOffer === 'paid' ? 5_000 : null,
    deliverWithinDays: source.integer(2, 12),
    payTerm: source.pick(['prepaid', 'onDelivery', 'net30']),
    validDays: status === 'expired' ? 1 : source.pick([10, 15, 30]),
    photos: [],
    documents: [],
    remark: `${source.pick(REMARKS)}${party.verifications.includes('company') ? '可开票。' : ''}`
  };
}
