import type { Db, Tx } from '../../database/schema';
import { findOwnedWithOthers } from './ownedCompanies.repository';

/** Companies that the person owns and others work in: somebody must take them over before the person goes. */
export function ownedCompaniesWithOthers(db: Db | Tx, userId: string): Promise<{ id: string; name: string }[]> {
  return findOwnedWithOthers(db, userId);
}
