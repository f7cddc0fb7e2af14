import type { SupplyFields } from '@contract/supplyFields';
import type { Tx } from '../../database/schema';
import type { PublicStatus } from '../listing/listing.tables';
import {
  deleteSupplySnapshot,
  publishSupplySnapshot,
  setSnapshotStatus,
  updateSupplySnapshot
} from '../listing/publicSnapshot.service';
import { reviewedFields } from '../listing/review.service';
import { refreshTradeCompanies } from '../listing/tradeCompany.service';
import { ownerOf, partiesOf } from '../listing/tradeParty.service';
import { getGoodsNames } from '../pricing/priceRange.service';
import { toPublicListing, toPublicTerms } from './publicListing.presenter';
import { type SupplyRow, type SupplyUpdate, updateSupply } from './supply.repository';

/**
 * Publishes the reviewed fields, and clears what the review was about.
 * @throws Error when there is no owner to show
 */
export async function publish(tx: Tx, row: SupplyRow, nowMs: number): Promise<SupplyRow> {
  const fields = reviewedFields(row);
  const [[party], names] = await Promise.all([partiesOf(tx, [ownerOf(row)]), getGoodsNames(tx, fields)]);
  if (party === undefined) throw new Error(`supply ${row.id} has no party`);
  const publishedAtMs = row.published_at_ms ?? nowMs;
  const context = { id: row.id, ownerUserId: row.owner_user_id, party, names, publishedAtMs, confirmedAtMs: nowMs };
  await publishSupplySnapshot(tx, toPublicListing(fields, context));
  await refreshCompany(tx, row, nowMs);
  return updateSupply(tx, row.id, {
    status: 'published',
    public_status: 'published',
    public_fields: JSON.stringify(fields),
    valid_until: fields.validUntil,
    flagged: [],
    appeal_text: null,
    review_reason: null,
    reviewed_at_ms: nowMs,
    published_at_ms: publishedAtMs,
    confirmed_at_ms: nowMs,
    updated_at_ms: nowMs
  });
}

/** Sets the status of the published version; no-op, without changes, for a supply that was never published. */
export async function setPublicStatus(
  tx: Tx,
  row: SupplyRow,
  status: PublicStatus,
  nowMs: number
): Promise<SupplyUpdate> {
  if (row.public_fields === null) return {};
  await setSnapshotStatus(tx, 'supply', row.id, status, nowMs);
  return { public_status: status };
}

/** Publishes another price and stock. */
export async function updatePublicTerms(tx: Tx, row: SupplyRow, changed: SupplyFields): Promise<void> {
  await updateSupplySnapshot(tx, row.id, toPublicTerms(changed));
}

/** Offers the published version until another last day, confirmed now. */
export async function extendListing(tx: Tx, row: SupplyRow, until: string, nowMs: number): Promise<void> {
  await updateSupplySnapshot(tx, row.id, { status: 'published', valid_until: until, confirmed_at_ms: nowMs });
  await refreshCompany(tx, row, nowMs);
}

/** Moves the supply up in the lists. */
export async function bumpListing(tx: Tx, row: SupplyRow, nowMs: number): Promise<void> {
  await updateSupplySnapshot(tx, row.id, { confirmed_at_ms: nowMs });
}

/** Removes the supply from all lists. */
export async function removeListing(tx: Tx, row: SupplyRow, nowMs: number): Promise<void> {
  await deleteSupplySnapshot(tx, row.id);
  await refreshCompany(tx, row, nowMs);
}

async function refreshCompany(tx: Tx, row: SupplyRow, nowMs: number): Promise<void> {
  if (row.company_id !== null) await refreshTradeCompanies(tx, nowMs, [row.company_id]);
}
