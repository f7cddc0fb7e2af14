import type { SupplyFields } from '@contract/supplyFields';
import type { Tx } from '../../database/schema';
import { partiesOf } from '../listing/tradeParty.service';
import { refreshTradeCompanies } from '../listing/tradeCompany.service';
import { toPublicListing, toPublicTerms } from './publicListing.presenter';
import { deleteSupplySnapshot, publishSupplySnapshot, updateSupplySnapshot } from '../listing/publicSnapshot.service';
import { findGoodsNames } from './goods.repository';
import { updateSupply, type SupplyChange, type SupplyRow } from './supply.repository';
import type { PublicStatus } from './supply.tables';

/** What its owner wrote stands in public from now on. */
export async function publish(tx: Tx, row: SupplyRow, nowMs: number): Promise<SupplyRow> {
  const { fields } = row;
  const owner = { userId: row.owner_user_id, companyId: row.company_id };
  const [[party], names] = await Promise.all([partiesOf(tx, [owner]), findGoodsNames(tx, fields)]);
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
    published_at_ms: publishedAtMs,
    confirmed_at_ms: nowMs,
    updated_at_ms: nowMs
  });
}

/** The version in public stands differently from now on; nothing changes where there is none. */
export async function setPublicStatus(
  tx: Tx,
  row: SupplyRow,
  status: PublicStatus,
  nowMs: number
): Promise<SupplyChange> {
  if (row.public_fields === null) return {};
  await updateSupplySnapshot(tx, row.id, { status });
  await refreshCompany(tx, row, nowMs);
  return { public_status: status };
}

/** New price and stock of the version in public, which stays as it is. */
export async function updatePublicTerms(tx: Tx, row: SupplyRow, changed: SupplyFields): Promise<void> {
  await updateSupplySnapshot(tx, row.id, toPublicTerms(changed));
}

/** A new last day of the version in public, which is offered (again) and as fresh as today. */
export async function extendListing(tx: Tx, row: SupplyRow, until: string, nowMs: number): Promise<void> {
  await updateSupplySnapshot(tx, row.id, { status: 'published', valid_until: until, confirmed_at_ms: nowMs });
  await refreshCompany(tx, row, nowMs);
}

/** Moves it up in the lists. */
export async function bumpListing(tx: Tx, row: SupplyRow, nowMs: number): Promise<void> {
  await updateSupplySnapshot(tx, row.id, { confirmed_at_ms: nowMs });
}

/** Nobody reads it any more. */
export async function removeListing(tx: Tx, row: SupplyRow, nowMs: number): Promise<void> {
  await deleteSupplySnapshot(tx, row.id);
  await refreshCompany(tx, row, nowMs);
}

async function refreshCompany(tx: Tx, row: SupplyRow, nowMs: number): Promise<void> {
  if (row.company_id !== null) await refreshTradeCompanies(tx, nowMs, [row.company_id]);
}
