import type { FavouriteSupply } from '@contract/supply';
import type { Db, Tx } from '../../database/schema';
import { getSuppliesByIds } from '../listing/listing.service';
import type { ListingOwner } from '../listing/tradeParty.service';
import { incrementInquiries } from './engagement.repository';
import { findSupply } from './supply.repository';

/** What other modules know of a supply in public. */
export interface PublicSupplySummary {
  id: string;
  title: string;
  owner: ListingOwner;
  /** False for one that is paused, closed, expired or taken down. */
  isPublished: boolean;
}

/** A supply that was let through at least once; undefined for every other one. */
export async function findSupplySummary(db: Db | Tx, id: string): Promise<PublicSupplySummary | undefined> {
  const row = await findSupply(db, id);
  if (!row || row.public_fields === null || row.removed_at_ms !== null) return undefined;
  return {
    id,
    title: row.public_fields.title,
    owner: { userId: row.owner_user_id, companyId: row.company_id },
    isPublished: row.public_status === 'published'
  };
}

/** Its card, with how it stands; null when nobody may read it any more. */
export async function getSupplyCard(db: Db | Tx, id: string): Promise<FavouriteSupply | null> {
  return (await getSuppliesByIds(db, [id]))[0] ?? null;
}

/** One more person asks about it. */
export async function recordInquiry(tx: Tx, id: string): Promise<void> {
  await incrementInquiries(tx, id);
}
