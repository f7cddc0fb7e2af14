import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { companiesOfUser } from '../company/company.service';
import { managersOf } from '../company/membership.service';
import { findParties } from './tradeParty.repository';

/** Who stands behind a listing or a quotation: a person, or a person in the name of a company. */
export interface Poster {
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
export async function partiesOf(db: Db | Tx, posters: readonly Poster[]): Promise<TradeParty[]> {
  if (posters.length === 0) return [];
  const rows = await findParties(db, posters);
  return rows.map(({ name, verifications, company_id: companyId }) => ({ name, verifications, companyId }));
}

/**
 * What a person is to something that was posted: whoever posted it, as long as they belong to the company in whose name
 * it stands; an admin of that company; or nobody. What somebody left behind in a company is its admins' own.
 */
export async function partIn(db: Db | Tx, userId: string, poster: Poster): Promise<'owner' | 'admin' | null> {
  if (poster.companyId === null) return poster.userId === userId ? 'owner' : null;
  const role = (await companiesOfUser(db, userId)).find(({ id }) => id === poster.companyId)?.role;
  if (role === undefined) return null;
  if (poster.userId === userId) return 'owner';
  if (role === 'member') return null;
  return (await isStillThere(db, poster)) ? 'admin' : 'owner';
}

/** The person who speaks for themselves; null for a company, whose words stay when a member goes. */
export function aloneIn({ userId, companyId }: Poster): string | null {
  return companyId === null ? userId : null;
}

/** Whom to tell of what happens to it: whoever posted it, or, when they have left, those who run the company. */
export async function readersOf(tx: Db | Tx, poster: Poster): Promise<string[]> {
  const { userId, companyId } = poster;
  if (userId !== null && (companyId === null || (await isStillThere(tx, poster)))) return [userId];
  return companyId === null ? [] : managersOf(tx, companyId);
}

async function isStillThere(db: Db | Tx, { userId, companyId }: Poster): Promise<boolean> {
  return userId !== null && (await companiesOfUser(db, userId)).some(({ id }) => id === companyId);
}
