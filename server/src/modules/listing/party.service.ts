import type { Db, Tx } from '../../database/schema';
import {
  alignListings,
  alignOwnListings,
  closeOfCompany,
  countOpenOfCompany,
  countViewsOfCompany,
  giveBackDrafts
} from './party.repository';
import { refreshCompanies } from './tradeCompany.service';

/** How much a company offers and asks for at the moment; its own people count what it asks for without its name too. */
export function countListingsOf(
  db: Db,
  company: { companyId: string; isPublic: boolean },
  nowMs: number
): Promise<{ supplies: number; purchases: number }> {
  return countOpenOfCompany(db, { ...company, nowMs });
}

/** How often what stands in the name of a company was looked at, each reader once a day. */
export function viewsOfCompany(db: Db, companyId: string): Promise<number> {
  return countViewsOfCompany(db, companyId);
}

/** Somebody goes: what they wrote in the company's name and nobody else has seen is their own. */
export async function giveBackDraftsOf(tx: Tx, companyId: string, authorId: string): Promise<void> {
  await giveBackDrafts(tx, companyId, authorId);
}

/** A company is no more: what it offers and asks for is closed. */
export async function closeListingsOf(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  await giveBackDrafts(tx, companyId);
  await closeOfCompany(tx, companyId);
  await refreshCompanies(tx, nowMs, [companyId]);
}

/** A person has another name, or is verified or not any more: what they list in their own name shows it. */
export async function alignListingsOfPerson(tx: Tx, userId: string): Promise<void> {
  await alignOwnListings(tx, userId);
}

/** A company has another name or owner, or it or its owner is verified or not any more: what stands in its name shows it. */
export async function alignListingsOf(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  await alignListings(tx, companyId);
  await refreshCompanies(tx, nowMs, [companyId]);
}
