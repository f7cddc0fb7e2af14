import type { Db, Tx } from '../../database/schema';
import type { Member } from '../../http/ports';
import { authorizeOwner, type Owned } from '../listing/ownership.service';
import { findSupply, lockSupply, type SupplyRow } from './supply.repository';

/**
 * Returns a supply of the caller, or of a company that they manage; it may have been removed.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others
 */
export async function getOwn(db: Db, member: Member, id: string): Promise<Owned<SupplyRow>> {
  return authorizeOwner(db, member, await findSupply(db, id));
}

/**
 * Variant of `getOwn` under a row lock.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others
 */
export async function lockOwn(tx: Tx, member: Member, id: string): Promise<Owned<SupplyRow>> {
  return authorizeOwner(tx, member, await lockSupply(tx, id));
}
