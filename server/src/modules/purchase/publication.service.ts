import type { Tx } from '../../database/schema';
import type { PublicStatus } from '../listing/listing.tables';
import { findPurchaseSnapshot, publishPurchaseSnapshot, setSnapshotStatus } from '../listing/publicSnapshot.service';
import { refreshTradeCompanies } from '../listing/tradeCompany.service';
import { ownerOf, partiesOf } from '../listing/tradeParty.service';
import { getGoodsNames } from '../pricing/priceRange.service';
import { toPublicListing } from './publicListing.presenter';
import type { PurchaseChange, PurchaseRow } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';

/** Writes the public snapshot from the published version of a saved row. */
export async function publish(tx: Tx, row: PublicPurchaseRow, nowMs: number): Promise<void> {
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
): Promise<PurchaseChange> {
  if (row.public_fields === null) return {};
  await setSnapshotStatus(tx, 'purchase', row.id, status, nowMs);
  return { public_status: status };
}
