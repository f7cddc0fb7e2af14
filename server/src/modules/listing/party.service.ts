import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import {
  alignOwnListings,
  closeOfCompany,
  closeOfParty,
  countOpenOfParty,
  countViewsOfCompany,
  giveBackDrafts,
  renameInListings,
  setVerificationOfParty
} from './party.repository';
import { refreshCompanies } from './tradeCompany.service';

/** How much a company offers and asks for at the moment; its own people count what it asks for without its name too. */
export function countListingsOf(
  db: Db,
  company: { name: string; isPublic: boolean },
  nowMs: number
): Promise<{ supplies: number; purchases: number }> {
  return countOpenOfParty(db, { ...company, nowMs });
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
export async function closeListingsOf(
  tx: Tx,
  { id, name }: { id: string; name: string },
  nowMs: number
): Promise<void> {
  await closeOfParty(tx, name);
  await giveBackDrafts(tx, id);
  await closeOfCompany(tx, id);
  await refreshCompanies(tx, nowMs, [name]);
}

/** A person has another name, or is verified or not any more: what they list in their own name shows it. */
export async function alignListingsOfPerson(tx: Tx, userId: string): Promise<void> {
  await alignOwnListings(tx, userId);
}

/** A company has another name, or its licence is verified or not any more: its listings show it. */
export async function alignListingsOf(
  tx: Tx,
  company: { name: string; newName: string; isVerified: boolean },
  nowMs: number
): Promise<void> {
  const { name, newName, isVerified } = company;
  if (name !== newName) {
    await renameInListings(tx, name, newName);
    await refreshCompanies(tx, nowMs, [name]);
  }
  await showBadgeInListings(tx, { name: newName, kind: 'company', isVerified }, nowMs);
}

/** A party is verified in a way, or not any more: what it has listed shows it. */
export async function showBadgeInListings(
  tx: Tx,
  { name, kind, isVerified }: { name: string; kind: VerificationKind; isVerified: boolean },
  nowMs: number
): Promise<void> {
  await setVerificationOfParty(tx, name, kind, isVerified);
  await refreshCompanies(tx, nowMs, [name]);
}
