import type { Db, Tx } from '../../database/schema';
import type { Member } from '../../http/ports';
import { authorizeOwner, type Owned } from '../listing/ownership.service';
import { findPurchase, lockPurchase, type PurchaseRow } from './purchase.repository';

/**
 * Returns a purchase request of the caller, or of a company that they manage; it may have been removed.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others
 */
export async function getOwn(db: Db, member: Member, id: string): Promise<Owned<PurchaseRow>> {
  return authorizeOwner(db, member, await findPurchase(db, id));
}

/**
 * Variant of `getOwn` under a row lock.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others
 */
export async function lockOwn(tx: Tx, member: Member, id: string): Promise<Owned<PurchaseRow>> {
  return authorizeOwner(tx, member, await lockPurchase(tx, id));
}
