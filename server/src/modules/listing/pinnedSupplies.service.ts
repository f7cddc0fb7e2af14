import type { FavouriteSupply } from '@contract/supply';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { presentSupply } from './listing.presenter';
import { findSuppliesByIds } from './listing.repository';

/** A user with the companies that they belong to. */
interface Pinner {
  userId: string;
  companyIds: readonly string[];
}

/**
 * Returns those of the published supplies that a user may pin to a business card, in the given order: their own ones, and
 * those of their companies. In any status.
 */
export async function getPinnedSupplies(
  db: Db | Tx,
  ids: readonly string[],
  { userId, companyIds }: Pinner
): Promise<FavouriteSupply[]> {
  const rows = await findSuppliesByIds(db, ids);
  const own = rows.filter(({ owner_user_id: ownerId, company_id: companyId }) =>
    companyId === null ? ownerId === userId : companyIds.includes(companyId)
  );
  const supplies = new Map(own.map((row) => [row.id, { ...presentSupply(row), status: row.status }]));
  return ids.flatMap((id) => supplies.get(id) ?? []);
}

/** Returns whether a supply is on offer, also before the job has expired it. */
export function isOnOffer({ status, validUntil }: FavouriteSupply, nowMs: number): boolean {
  return status === 'published' && validUntil >= shanghaiDay(nowMs);
}
