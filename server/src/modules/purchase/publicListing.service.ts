import type { ListingStatus } from '@contract/goods';
import type { PurchaseBrief } from '@contract/listing';
import type { Db, Tx } from '../../database/schema';
import type { Member } from '../../http/ports';
import { getPurchasesByIds } from '../listing/listing.service';
import { type ListingOwner, ownerOf } from '../listing/tradeParty.service';
import { isPurchaseVisibleTo, requireVisible, traderOf } from './audience.service';
import { findPurchase } from './purchase.repository';
import { getPublicPurchase } from './quotationPurchase.service';

/** A published request, for other modules. */
export interface PublicPurchaseSummary {
  id: string;
  title: string;
  owner: ListingOwner;
  /** False for one that is paused, closed, expired, taken down or removed. */
  isPublished: boolean;
  isAnonymous: boolean;
}

/** Returns a request that was published at least once, also a removed one: the threads about it stay. */
export async function findPurchaseSummary(db: Db | Tx, id: string): Promise<PublicPurchaseSummary | undefined> {
  const row = await findPurchase(db, id);
  if (!row || row.public_fields === null) return undefined;
  return {
    id,
    title: row.public_fields.title,
    owner: ownerOf(row),
    isPublished: row.public_status === 'published',
    isAnonymous: row.public_fields.isAnonymous
  };
}

/** @throws AppError NOT_FOUND without a published version, FORBIDDEN for a member outside of the audience */
export async function requireInquirable(db: Db | Tx, member: Member, id: string): Promise<void> {
  requireVisible(await getPublicPurchase(db, id), await traderOf(db, member));
}

/** Returns the card of a request with its status; null for a member who may not see it. */
export async function getPurchaseCard(
  db: Db | Tx,
  member: Member,
  { id, isNamed }: { id: string; isNamed: boolean }
): Promise<(PurchaseBrief & { status: ListingStatus }) | null> {
  const [row, trader, [brief]] = await Promise.all([
    getPublicPurchase(db, id),
    traderOf(db, member),
    getPurchasesByIds(db, [id], { isNamed })
  ]);
  if (brief === undefined || !isPurchaseVisibleTo(row, trader)) return null;
  return { ...brief, status: row.public_status ?? 'published' };
}
