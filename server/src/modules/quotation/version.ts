import type { QuotationFields } from '@contract/quotationFields';
import { deliveredFenPerKg, type DeliveredSum, deliveredSum } from '@rules/deliveredPrice';
import { DAY_MS } from '@rules/duration';
import type { PublicPurchaseRow } from '../purchase/purchase.tables';
import { unitGramsOf } from '../purchase/quotationPurchase.service';
import type { QuotationRow } from './quotation.repository';

/** Returns the columns that every new version changes. */
export function versionColumns(fields: QuotationFields, purchase: PublicPurchaseRow, nowMs: number) {
  const validUntilMs = nowMs + fields.validDays * DAY_MS;
  return {
    unit_fen: fields.unitFen,
    delivered_fen_per_kg: deliveredPriceOf(fields, purchase),
    available_grams: fields.availableGrams,
    valid_until_ms: validUntilMs,
    // No warning for a validity of one day.
    expiry_told_ms: fields.validDays === 1 ? validUntilMs : null,
    viewed_at_ms: null,
    waits_for: null,
    buyer_unread: true,
    updated_at_ms: nowMs
  };
}

/** Returns the delivered sum of a quantity, item by item. */
export function deliveredSumOf(fields: QuotationFields, purchase: PublicPurchaseRow, grams: number): DeliveredSum {
  return deliveredSum({ ...fields, unitFen: fields.unitFen ?? 0, gramsPerUnit: unitGramsOf(purchase) }, grams);
}

function deliveredPriceOf(fields: QuotationFields, purchase: PublicPurchaseRow): number {
  return deliveredFenPerKg({ ...fields, unitFen: fields.unitFen ?? 0, gramsPerUnit: unitGramsOf(purchase) });
}

/** A version as it is kept. */
export function versionRow(
  row: QuotationRow,
  {
    fields,
    requestId,
    editReason,
    nowMs
  }: { fields: QuotationFields; requestId: string; editReason: string; nowMs: number }
) {
  return {
    quotation_id: row.id,
    version: row.version,
    request_id: requestId,
    fields: JSON.stringify(fields),
    delivered_fen_per_kg: row.delivered_fen_per_kg ?? 0,
    edit_reason: editReason,
    sent_at_ms: nowMs
  };
}
