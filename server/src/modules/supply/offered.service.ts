import type { FavouriteSupply } from '@contract/supply';
import type { Db, Tx } from '../../database/schema';
import { suppliesOfIds } from '../listing/listing.service';
import type { Poster } from '../listing/tradeParty.service';
import { addInquiry } from './mark.repository';
import { findSupply } from './supply.repository';

/** What other modules know of a supply in public. */
export interface OfferedSupply {
  id: string;
  title: string;
  poster: Poster;
  /** False for one that is paused, closed, expired or taken down. */
  isOffered: boolean;
}

/** A supply that was let through at least once; undefined for every other one. */
export async function publicSupply(db: Db | Tx, id: string): Promise<OfferedSupply | undefined> {
  const row = await findSupply(db, id);
  if (!row || row.public_fields === null || row.removed_at_ms !== null) return undefined;
  return {
    id,
    title: row.public_fields.title,
    poster: { userId: row.owner_user_id, companyId: row.company_id },
    isOffered: row.public_status === 'published'
  };
}

/** Its card, with how it stands; null when nobody may read it any more. */
export async function cardOfSupply(db: Db | Tx, id: string): Promise<FavouriteSupply | null> {
  return (await suppliesOfIds(db, [id]))[0] ?? null;
}

/** One more person asks about it. */
export async function countInquiry(tx: Tx, id: string): Promise<void> {
  await addInquiry(tx, id);
}
