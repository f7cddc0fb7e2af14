import { shanghaiDayEndMs } from '@rules/shanghaiTime';
import type { Tx } from '../../database/schema';
import type { PublicStatus } from '../listing/listing.tables';
import { findPurchaseSnapshot, publishPurchaseSnapshot, setSnapshotStatus } from '../listing/publicSnapshot.service';
import { reviewedFields } from '../listing/review.service';
import { refreshTradeCompanies } from '../listing/tradeCompany.service';
import { ownerOf, partiesOf } from '../listing/tradeParty.service';
import { getGoodsNames } from '../pricing/priceRange.service';
import { toPublicListing } from './publicListing.presenter';
import { type PurchaseRow, type PurchaseUpdate, updatePurchase } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';

/** Publishes the reviewed fields, and clears what the review was about. */
export async function publish(tx: Tx, row: PurchaseRow, nowMs: number): Promise<PublicPurchaseRow> {
  const fields = reviewedFields(row);
  const saved = (await updatePurchase(tx, row.id, {
    status: 'published',
    public_status: 'published',
    public_fields: JSON.stringify(fields),
    quote_deadline_ms: shanghaiDayEndMs(fields.quoteDeadline ?? ''),
    flagged: [],
    appeal_text: null,
    review_reason: null,
    reviewed_at_ms: nowMs,
    published_at_ms: row.published_at_ms ?? nowMs,
    refreshed_at_ms: row.refreshed_at_ms ?? nowMs,
    updated_at_ms: nowMs
  })) as PublicPurchaseRow;
  await writeSnapshot(tx, saved, nowMs);
  return saved;
}

/** Writes the public snapshot from the published version of a saved row. */
export async function writeSnapshot(tx: Tx, row: PublicPurchaseRow, nowMs: number): Promise<void> {
  const [[party], names, before] = await Promise.all([
    partiesOf(tx, [ownerOf(row)]),
    getGoodsNames(tx, row.public_fields),
    findPurchaseSnapshot(tx, row.id)
  ]);
  await publishPurchaseSnapshot(tx, toPublicListing(row, { party, names, publishedAtMs: nowMs }));
  const companyIds = [row.company_id, before?.company_id ?? null].filter((id) => id !== null);
  await refreshTradeCompanies(tx, nowMs, [...new Set(companyIds)]);
}

/** Sets the status of the published version; no-op, without changes, for a request that was never published. */
export async function setPublicStatus(
  tx: Tx,
  row: PurchaseRow,
  status: PublicStatus,
  nowMs: number
): Promise<PurchaseUpdate> {
  if (row.public_fields === null) return {};
  await setSnapshotStatus(tx, 'purchase', row.id, status, nowMs);
  return { public_status: status };
}
