import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { companiesOfUser } from '../company/company.service';
import { managersOf } from '../company/membership.service';
import { findParties } from './tradeParty.repository';

/** Owner of a listing or quotation: a user, or a company through a user. */
export interface ListingOwner {
  /** Null when the account is gone. */
  userId: string | null;
  companyId: string | null;
}

export interface TradeParty {
  name: string;
  verifications: VerificationKind[];
  companyId: string | null;
}

/** Returns the owner of a row of `supply`, `purchase` or their snapshots. */
export const ownerOf = (row: { owner_user_id: string | null; company_id: string | null }): ListingOwner => ({
  userId: row.owner_user_id,
  companyId: row.company_id
});

/** Returns public names and badges of owners, in the given order. */
export async function partiesOf(db: Db | Tx, owners: readonly ListingOwner[]): Promise<TradeParty[]> {
  if (owners.length === 0) return [];
  const rows = await findParties(db, owners);
  return rows.map(({ name, verifications, company_id: companyId }) => ({ name, verifications, companyId }));
}

/**
 * Returns the role of a user: owner for its author, as long as they belong to its company; admin for an admin of the
 * company; null for everyone else. Listings of a member who left are owned by the admins.
 */
export async function roleOf(db: Db | Tx, userId: string, owner: ListingOwner): Promise<'owner' | 'admin' | null> {
  if (owner.companyId === null) return owner.userId === userId ? 'owner' : null;
  const role = (await companiesOfUser(db, userId)).find(({ id }) => id === owner.companyId)?.role;
  if (role === undefined) return null;
  if (owner.userId === userId) return 'owner';
  if (role === 'member') return null;
  return (await isStillMember(db, owner)) ? 'admin' : 'owner';
}

/** Returns the user of a personal listing; null for a company, whose texts stay when a member leaves. */
export function personalOwnerId({ userId, companyId }: ListingOwner): string | null {
  return companyId === null ? userId : null;
}

/** Returns the users to notify: the author, or the managers of the company when the author has left. */
export async function recipientsOf(tx: Db | Tx, owner: ListingOwner): Promise<string[]> {
  const { userId, companyId } = owner;
  if (userId !== null && (companyId === null || (await isStillMember(tx, owner)))) return [userId];
  return companyId === null ? [] : managersOf(tx, companyId);
}

async function isStillMember(db: Db | Tx, { userId, companyId }: ListingOwner): Promise<boolean> {
  return userId !== null && (await companiesOfUser(db, userId)).some(({ id }) => id === companyId);
}
