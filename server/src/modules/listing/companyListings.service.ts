import type { Db, Tx } from '../../database/schema';
import {
  updateCompanyParty,
  updatePersonParty,
  closeListings,
  countOpenListings,
  sumViews,
  returnDrafts
} from './companyListings.repository';
import { refreshTradeCompanies } from './tradeCompany.service';

/** How much a company offers and asks for at the moment; its own people count what it asks for without its name too. */
export function countCompanyListings(
  db: Db,
  company: { companyId: string; isPublic: boolean },
  nowMs: number
): Promise<{ supplies: number; purchases: number }> {
  return countOpenListings(db, { ...company, nowMs });
}

/** How often what stands in the name of a company was looked at, each reader once a day. */
export function countCompanyViews(db: Db, companyId: string): Promise<number> {
  return sumViews(db, companyId);
}

/** Somebody goes: what they wrote in the company's name and nobody else has seen is their own. */
export async function returnDraftsToAuthor(tx: Tx, companyId: string, authorId: string): Promise<void> {
  await returnDrafts(tx, companyId, authorId);
}

/** A company is no more: what it offers and asks for is closed. */
export async function closeCompanyListings(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  await returnDrafts(tx, companyId);
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
