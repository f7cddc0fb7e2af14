import type { Db, Tx } from '../../database/schema';
import { closeListings, countOpenListings, updateCompanyParty, updatePersonParty } from './companyListings.repository';
import { refreshTradeCompanies } from './tradeCompany.service';

/** Counts open listings of a company. `isPublic` omits requests that do not name it. */
export function countCompanyListings(
  db: Db,
  company: { companyId: string; isPublic: boolean },
  nowMs: number
): Promise<{ supplies: number; purchases: number }> {
  return countOpenListings(db, { ...company, nowMs });
}

/** Closes the snapshots of a dissolved company; the supply and purchase modules close their rows. */
export async function closeCompanyListings(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  await closeListings(tx, companyId);
  await refreshTradeCompanies(tx, nowMs, [companyId]);
}

/** Updates personal listings after a change of the user's name or verifications. */
export async function syncPersonParty(tx: Tx, userId: string): Promise<void> {
  await updatePersonParty(tx, userId);
}

/** Updates a company's listings after a change of its name, owner or verifications. */
export async function syncCompanyParty(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  await updateCompanyParty(tx, companyId);
  await refreshTradeCompanies(tx, nowMs, [companyId]);
}
