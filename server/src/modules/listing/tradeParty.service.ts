import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { companiesOfUser } from '../company/company.service';
import { managersOf } from '../company/membership.service';
import { findParties } from './tradeParty.repository';

/** Who stands behind a listing or a quotation: a person, or a person in the name of a company. */
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

/** How posters are called in public, in the given order. A company wears its own badge, a person theirs. */
export async function partiesOf(db: Db | Tx, owners: readonly ListingOwner[]): Promise<TradeParty[]> {
  if (owners.length === 0) return [];
  const rows = await findParties(db, owners);
  return rows.map(({ name, verifications, company_id: companyId }) => ({ name, verifications, companyId }));
}

/**
 * What a person is to something that was posted: whoever posted it, as long as they belong to the company in whose name
 * it stands; an admin of that company; or nobody. What somebody left behind in a company is its admins' own.
 */
export async function roleOf(db: Db | Tx, userId: string, owner: ListingOwner): Promise<'owner' | 'admin' | null> {
  if (owner.companyId === null) return owner.userId === userId ? 'owner' : null;
  const role = (await companiesOfUser(db, userId)).find(({ id }) => id === owner.companyId)?.role;
  if (role === undefined) return null;
  if (owner.userId === userId) return 'owner';
  if (role === 'member') return null;
  return (await isStillMember(db, owner)) ? 'admin' : 'owner';
}

/** The person who speaks for themselves; null for a company, whose words stay when a member goes. */
export function personalOwnerId({ userId, companyId }: ListingOwner): string | null {
  return companyId === null ? userId : null;
}

/** Whom to tell of what happens to it: whoever posted it, or, when they have left, those who run the company. */
export async function recipientsOf(tx: Db | Tx, owner: ListingOwner): Promise<string[]> {
  const { userId, companyId } = owner;
  if (userId !== null && (companyId === null || (await isStillMember(tx, owner)))) return [userId];
  return companyId === null ? [] : managersOf(tx, companyId);
}

async function isStillMember(db: Db | Tx, { userId, companyId }: ListingOwner): Promise<boolean> {
  return userId !== null && (await companiesOfUser(db, userId)).some(({ id }) => id === companyId);
}
