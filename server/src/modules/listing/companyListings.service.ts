import type { Db, Tx } from '../../database/schema';
import { updateCompanyParty, updatePersonParty, closeListings, countOpenListings } from './companyListings.repository';
import { refreshTradeCompanies } from './tradeCompany.service';

/** How much a company offers and asks for at the moment; its own people count what it asks for without its name too. */
export function countCompanyListings(
  db: Db,
  company: { companyId: string; isPublic: boolean },
  nowMs: number
): Promise<{ supplies: number; purchases: number }> {
  return countOpenListings(db, { ...company, nowMs });
}

/** Closes the published listings of a dissolved company. Their modules close the rows behind them. */
export async function closeCompanyListings(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  await closeListings(tx, companyId);
  await refreshTradeCompanies(tx, nowMs, [companyId]);
}

/** A person has another name, or is verified or not any more: what they list in their own name shows it. */
export async function syncPersonParty(tx: Tx, userId: string): Promise<void> {
  await updatePersonParty(tx, userId);
}

/** A company has another name or owner, or it or its owner is verified or not any more: what stands in its name shows it. */
export async function syncCompanyParty(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  await updateCompanyParty(tx, companyId);
  await refreshTradeCompanies(tx, nowMs, [companyId]);
}
