import type { QuotationPurchase } from '@contract/quotationPurchase';
import { gramsPerUnit } from '@rules/tradeUnit';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findPurchaseSnapshot, updatePublicQuotationCount } from '../listing/publicSnapshot.service';
import { ownerOf, roleOf, type TradeParty } from '../listing/tradeParty.service';
import { regionOf } from '../region/region.service';
import { findPurchase, lockPurchase, updatePurchase } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';
import { goodsVersionOf } from './validation.service';

/**
 * Returns a request with a published version, for the quotation module.
 * @throws AppError NOT_FOUND without a published version
 */
export async function getPublicPurchase(db: Db | Tx, id: string): Promise<PublicPurchaseRow> {
  return requirePublic(await findPurchase(db, id));
}

/**
 * Variant of `getPublicPurchase` under the row lock that also guards its quotations.
 * @throws AppError NOT_FOUND without a published version
 */
export async function lockPublicPurchase(tx: Tx, id: string): Promise<PublicPurchaseRow> {
  return requirePublic(await lockPurchase(tx, id));
}

function requirePublic(row: Awaited<ReturnType<typeof findPurchase>>): PublicPurchaseRow {
  if (row === undefined || row.public_fields === null) throw new AppError('NOT_FOUND');
  return row as PublicPurchaseRow;
}

/** Returns whether the user decides about quotations: the owner, or an admin of the company. */
export async function isBuyer(db: Db | Tx, userId: string, row: PublicPurchaseRow): Promise<boolean> {
  return (await roleOf(db, userId, ownerOf(row))) !== null;
}

/** Returns the grams of one trade unit; no request in packs is published without the weight of a pack. */
export function unitGramsOf({ public_fields: fields }: PublicPurchaseRow): number {
  return gramsPerUnit(fields.unit, fields.gramsPerPack) ?? 1000;
}

/** Returns the requested grams; no request is published without a quantity. */
export const requestedGramsOf = ({ public_fields: fields }: PublicPurchaseRow): number => fields.quantityGrams ?? 0;

/** Returns the grams that no accepted quotation covers. */
export const remainingGramsOf = (row: PublicPurchaseRow): number =>
  Math.max(0, requestedGramsOf(row) - row.dealt_grams);

/** Returns whether new quotations can be submitted; `isQuotaReached` says whether there is room for one. */
export function acceptsQuotations(row: PublicPurchaseRow, nowMs: number): boolean {
  return row.public_status === 'published' && row.quote_deadline_ms > nowMs && remainingGramsOf(row) > 0;
}

/**
 * Returns whether open quotations can still be negotiated or decided: while the request is published or paused and after
 * its deadline, but not when it is closed or taken down.
 */
export function allowsDecisions({ public_status: status }: PublicPurchaseRow): boolean {
  return status === 'published' || status === 'paused' || status === 'expired';
}

/** Returns whether a request has as many quotations as its buyer wants. */
export const isQuotaReached = (row: PublicPurchaseRow): boolean => row.quote_count >= row.public_fields.maxQuotes;

/**
 * Records a change of a quotation, so that open pages of the request reload.
 * @param row locked by the caller, so that its count is the current one
 * @param countChange change of the number of quotations that count against the quota
 */
export async function recordQuotationChange(
  tx: Tx,
  row: Pick<PublicPurchaseRow, 'id' | 'quote_count'>,
  countChange: -1 | 0 | 1
): Promise<void> {
  await updatePurchase(tx, row.id, { quote_count: row.quote_count + countChange });
  if (countChange !== 0) await updatePublicQuotationCount(tx, row.id, row.quote_count + countChange);
}

/** Decrements the quotation count for an erased quotation, whatever the state of its request. */
export async function removeQuotationFromCount(tx: Tx, purchaseId: string): Promise<void> {
  const row = await lockPurchase(tx, purchaseId);
  if (row !== undefined) await recordQuotationChange(tx, row, -1);
}

/**
 * Presents a request to a party of a quotation.
 * @param buyer what this party sees of the buyer, see `shownBuyer`
 */
export async function presentQuotationPurchase(
  db: Db | Tx,
  row: PublicPurchaseRow,
  buyer: TradeParty | null,
  nowMs: number
): Promise<QuotationPurchase> {
  const fields = row.public_fields;
  const snapshot = await findPurchaseSnapshot(db, row.id);
  return {
    id: row.id,
    goodsVersion: goodsVersionOf(fields),
    title: fields.title,
    varietyId: fields.varietyId,
    varietyName: snapshot?.variety_name ?? fields.otherVariety,
    gradeName: snapshot?.grade_name ?? fields.specText,
    form: fields.form,
    quantityGrams: requestedGramsOf(row),
    unit: fields.unit,
    gramsPerPack: fields.gramsPerPack,
    deliveryRegion: fields.deliveryCode === null ? null : regionOf(fields.deliveryCode),
    expectedFen: fields.isNegotiable ? null : fields.expectedFen,
    // No request is published without these two.
    needBy: fields.needBy ?? '',
    payTerm: fields.payTerm ?? 'other',
    quoteDeadlineMs: row.quote_deadline_ms,
    isOpen: acceptsQuotations(row, nowMs),
    buyer
  };
}

/** Returns the buyer as a party of a quotation sees them: null when unknown, or anonymous to this party. */
export function shownBuyer(
  { public_fields: { isAnonymous } }: PublicPurchaseRow,
  buyer: TradeParty | undefined,
  isNamed: boolean
): TradeParty | null {
  return isAnonymous && !isNamed ? null : (buyer ?? null);
}
