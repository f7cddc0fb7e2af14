import type { FavouriteSupply } from '@contract/supply';
import type { Db, Tx } from '../../database/schema';
import { getSuppliesByIds } from '../listing/listing.service';
import { type ListingOwner, ownerOf } from '../listing/tradeParty.service';
import { incrementInquiries } from './engagement.repository';
import { findSupply } from './supply.repository';

/** A published supply, for other modules. */
export interface PublicSupplySummary {
  id: string;
  title: string;
  owner: ListingOwner;
  /** False for one that is paused, closed, expired or taken down. */
  isPublished: boolean;
}

/** Returns a supply that was published at least once. */
export async function findSupplySummary(db: Db | Tx, id: string): Promise<PublicSupplySummary | undefined> {
  const row = await findSupply(db, id);
  if (!row || row.public_fields === null || row.removed_at_ms !== null) return undefined;
  return {
    id,
    title: row.public_fields.title,
    owner: ownerOf(row),
    isPublished: row.public_status === 'published'
  };
}

/** Returns the card of a supply with its status; null when it is not readable any more. */
export async function getSupplyCard(db: Db | Tx, id: string): Promise<FavouriteSupply | null> {
  return (await getSuppliesByIds(db, [id]))[0] ?? null;
}

/** Counts one more inquiry. */
export async function recordInquiry(tx: Tx, id: string): Promise<void> {
  await incrementInquiries(tx, id);
}
