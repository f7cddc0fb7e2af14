import type { PurchaseBrief } from '@contract/listing';
import type { ListingStatus } from '@contract/goods';
import type { Db, Tx } from '../../database/schema';
import type { Member } from '../../http/ports';
import { purchasePresenter } from '../listing/listing.presenter';
import type { Poster } from '../listing/tradeParty.service';
import { ownOf } from '../quotation/reading.service';
import { isForReader, requireReader, traderOf } from './audience.service';
import { findPublic } from './projection.repository';
import { findPurchase } from './purchase.repository';
import { posterOf, publicPurchase } from './quoting.service';

/** What those who talk about it know of a request in public. */
export interface AskedPurchase {
  id: string;
  title: string;
  poster: Poster;
  /** False for one that is paused, closed, expired or taken down. */
  isOffered: boolean;
  isAnonymous: boolean;
}

/** A request that was let through at least once; undefined for every other one. */
export async function askedPurchase(db: Db | Tx, id: string): Promise<AskedPurchase | undefined> {
  const row = await findPurchase(db, id);
  if (!row || row.public_fields === null || row.removed_at_ms !== null) return undefined;
  return {
    id,
    title: row.public_fields.title,
    poster: posterOf(row),
    isOffered: row.public_status === 'published',
    isAnonymous: row.public_fields.isAnonymous
  };
}

/** Throws NOT_FOUND, FORBIDDEN for who is not of its audience. */
export async function requireAskable(db: Db | Tx, member: Member, id: string): Promise<void> {
  requireReader(await publicPurchase(db, id), await traderOf(db, member));
}

/** Whether the buyer has accepted a quotation of theirs: they have each other's contact data then. */
export async function hasDealt(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  return (await ownOf(db, userId, id))?.status === 'accepted';
}

/** Its card as the reader may see it, with how it stands; null for who may not read it (any more). */
export async function cardOfPurchase(
  db: Db | Tx,
  member: Member,
  { id, isNamed }: { id: string; isNamed: boolean }
): Promise<(PurchaseBrief & { status: ListingStatus }) | null> {
  const [row, trader, listed] = await Promise.all([publicPurchase(db, id), traderOf(db, member), findPublic(db, id)]);
  if (listed === undefined || !isForReader(row, trader)) return null;
  const present = await purchasePresenter(db, [listed]);
  return {
    ...present(isNamed ? { ...listed, is_anonymous: false } : listed),
    status: row.public_status ?? 'published'
  };
}
