import type { Insertable } from 'kysely';
import type { CloseReason, ListingStatus } from '@contract/goods';
import type { PurchaseFields, PurchaseFrequency } from '@contract/purchaseFields';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay, shanghaiDayEndMs } from '@rules/shanghaiTime';
import type { PurchaseRequestTable } from '../src/modules/listing/listing.tables';
import { purchaseTitle, titleQuantity } from '../src/modules/listing/listingTitle';
import type { PurchaseTable } from '../src/modules/purchase/purchase.tables';
import { addDays } from './calendar';
import { formOf, type Goods, GRAMS_PER_TONNE, priceOf, type SeedUnit, varietyNameOf } from './goods';
import { DEMANDS } from './listingPlan';
import { regionCodeOf } from './locations';
import { BUYERS, type PartySeed } from './parties';
import { type Random, random } from './random';
import { publicStatusOf, reviewOf } from './supplyRecords';
import { ownerOf } from './tradeParties';

/** Pending submissions are as old as a working day at most, the time of a review. */
const SHARE_OF_REVIEW = 0.04;

export interface PurchaseOverrides {
  status?: ListingStatus;
  closeReason?: CloseReason;
  buyer?: PartySeed;
  /** Possible buyers where no buyer is given. */
  buyers?: readonly [PartySeed, ...PartySeed[]];
  tonnes?: number;
  /** Exact number of quotations, without drafts and withdrawn ones. */
  quotations?: number;
}

export interface SeedPurchase {
  id: string;
  goods: Goods;
  status: ListingStatus;
  closeReason: CloseReason | null;
  fields: PurchaseFields;
  buyer: PartySeed;
  publishedAtMs: number;
  /** End of the last day for quotations. */
  deadlineMs: number;
  quotations: number | undefined;
}

/** Returns the wanted origins; none for goods from abroad. */
function wantedFrom(origin: string): string[] {
  const code = regionCodeOf(origin);
  return code === null ? [] : [code];
}

/** Returns a request of the demo data; the same for the same index. */
export function purchaseOf(
  goods: Goods,
  index: number,
  nowMs: number,
  overrides: PurchaseOverrides = {}
): SeedPurchase {
  const source = random(`purchase ${index}`);
  const { spec } = goods;
  const { status = 'published', closeReason = null } = overrides;
  const unit = source.pick<SeedUnit>(['kg', 'kg', 'kg', 'ton']);
  const tonnes = source.pick([1, 2, 3, 5, 8, 10, 20]);
  const buyer = overrides.buyer ?? source.pick(overrides.buyers ?? BUYERS);
  const isOver = status === 'closed' || status === 'expired' || status === 'takedown';
  const hoursAgo = source.between(0.5, 150) * (status === 'pending' ? SHARE_OF_REVIEW : 1);
  const publishedAtMs = nowMs - Math.round(hoursAgo * HOUR_MS) - (isOver ? 24 * DAY_MS : 0);
  const price = priceOf(goods, unit, source.between(0.94, 1.01), source);
  const today = shanghaiDay(nowMs);
  // Most end in some days, some tonight: a list of deadlines shows both.
  const lastDay = addDays(today, isOver ? -source.integer(1, 12) : source.integer(0, 20));
  const quantityGrams = (overrides.tonnes ?? tonnes) * GRAMS_PER_TONNE;
  const frequency = source.pick<PurchaseFrequency>(['monthly', 'once', 'longTerm']);
  const fields: PurchaseFields = {
    title: purchaseTitle({
      variety: varietyNameOf(spec),
      grade: spec.gradeName,
      quantity: titleQuantity(quantityGrams, unit, null),
      frequency
    }),
    isTitleProposed: true,
    varietyId: spec.varietyId,
    otherVariety: '',
    gradeId: spec.gradeId,
    specText: '',
    form: formOf(spec),
    // Every other buyer names an origin.
    originCodes: index % 2 === 0 ? wantedFrom(spec.origin) : [],
    quantityGrams,
    unit,
    gramsPerPack: null,
    expectedFen: price.low_fen,
    isNegotiable: price.low_fen === null,
    taxInvoice: source.pick(['none', 'general', 'special', 'special']),
    deliveryCode: regionCodeOf(buyer.location),
    needBy: addDays(lastDay, source.integer(5, 25)),
    quoteDeadline: lastDay,
    frequency,
    payTerm: source.pick(['prepaid', 'onDelivery', 'net30', 'net30']),
    qualityDemand: source.pick(DEMANDS),
    attachments: [],
    maxQuotes: overrides.quotations === undefined ? source.pick([5, 10, 10, 15]) : 10,
    audience: 'public',
    invitedCompanyIds: [],
    isAnonymous: source.next() < 0.3
  };
  return {
    id: `purchase-${String(index + 1).padStart(3, '0')}`,
    goods,
    status,
    closeReason,
    fields: status === 'draft' ? halfFilled(fields, source) : fields,
    buyer,
    publishedAtMs,
    deadlineMs: shanghaiDayEndMs(lastDay),
    quotations: overrides.quotations
  };
}

/** A draft lacks the fields that are filled in last. */
function halfFilled(fields: PurchaseFields, source: Random): PurchaseFields {
  const half = { ...fields, needBy: null, quoteDeadline: null, qualityDemand: '' };
  return source.next() < 0.5 ? half : { ...half, deliveryCode: null, payTerm: null };
}

/** Result of a request: number of valid quotations, and accepted grams. */
export interface Outcome {
  quoteCount: number;
  dealtGrams: number;
}

export function purchaseRecordOf(
  purchase: SeedPurchase,
  { quoteCount, dealtGrams }: Outcome
): Insertable<PurchaseTable> {
  const { id, status, fields, buyer, publishedAtMs: atMs } = purchase;
  const owner = ownerOf(buyer);
  const shown = publicStatusOf(status);
  const written = JSON.stringify(fields);
  return {
    id,
    owner_user_id: owner.userId,
    company_id: owner.companyId,
    request_id: `seed-${id}-0001`,
    status,
    fields: written,
    public_fields: shown === null ? null : written,
    public_status: shown,
    quote_deadline_ms: shown === null ? null : purchase.deadlineMs,
    quote_count: quoteCount,
    dealt_grams: dealtGrams,
    views: shown === null ? 0 : 15 + (((atMs / 1000) % 240) | 0),
    // Pending requests at the first start wait for an operator, and there are no warnings on the first day.
    ...(status === 'pending' && { flagged: ['qualityDemand'] }),
    deadline_told_ms: shown === null ? null : purchase.deadlineMs,
    ...(status === 'closed' && { close_reason: purchase.closeReason }),
    ...reviewOf('purchase', status, atMs),
    submitted_at_ms: status === 'draft' ? null : atMs,
    published_at_ms: shown === null ? null : atMs,
    created_at_ms: atMs - HOUR_MS / 2,
    updated_at_ms: atMs
  };
}

/** Returns the row of the list; undefined for one that was never published. */
export function requestRowOf(
  { id, goods, status, fields, buyer, publishedAtMs, deadlineMs }: SeedPurchase,
  quoteCount: number
): Insertable<PurchaseRequestTable> | undefined {
  const shown = publicStatusOf(status);
  if (shown === null) return undefined;
  const owner = ownerOf(buyer);
  return {
    id,
    title: fields.title,
    variety_id: fields.varietyId,
    variety_name: varietyNameOf(goods.spec),
    grade_name: goods.spec.gradeName,
    form: formOf(goods.spec),
    price_mode: fields.expectedFen === null ? 'negotiable' : 'fixed',
    low_fen: fields.expectedFen,
    high_fen: fields.expectedFen,
    unit: fields.unit,
    grams_per_pack: null,
    delivery_place: buyer.location,
    delivery_code: fields.deliveryCode,
    owner_user_id: owner.userId,
    company_id: owner.companyId,
    party_name: buyer.name,
    party_verifications: buyer.verifications,
    published_at_ms: publishedAtMs,
    status: shown,
    quantity_grams: fields.quantityGrams ?? 0,
    demand: fields.qualityDemand,
    origin_codes: fields.originCodes,
    is_anonymous: fields.isAnonymous,
    quote_count: quoteCount,
    max_quotes: fields.maxQuotes,
    quote_deadline_ms: deadlineMs
  };
}
