import { sql } from 'kysely';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { getCompanySummaries } from '../company/company.service';
import { verificationsOf } from '../user/user.service';
import { openStatuses } from './listing.transitions';

/** How many listings of a kind somebody may have open at once: as a member, as a verified person, in a company's name. */
export const OPEN_LIMITS = { member: 1, verified: 10, company: 30 } as const;

interface ListingIdentity {
  id: string;
  owner_user_id: string | null;
  company_id: string | null;
}

/**
 * Makes room for one more open listing of whoever wrote it, be it sent by themself or by an admin of their company.
 * Others of theirs wait until the transaction ends, so that two at once cannot both be the last one. Throws FORBIDDEN
 * with what would allow more (`verify`, `company`), also for a company whose licence is not verified (any more), CONFLICT
 * with `fields.limit` `tooMany` when nothing would.
 */
export async function reserveListingSlot(
  tx: Tx,
  table: 'supply' | 'purchase',
  listing: ListingIdentity,
  member: Member
): Promise<void> {
  const userId = listing.owner_user_id ?? member.id;
  const asCompany = listing.company_id !== null;
  if (listing.company_id !== null) await requireVerifiedCompany(tx, listing.company_id);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open ${table} of ${userId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom(table)
    .where('owner_user_id', '=', userId)
    .where('company_id', asCompany ? 'is not' : 'is', null)
    .where('status', 'in', openStatuses)
    .where('removed_at_ms', 'is', null)
    .where('id', '<>', listing.id)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  if (asCompany) {
    if (count >= OPEN_LIMITS.company) throw new AppError('CONFLICT', { fields: { limit: 'tooMany' } });
    return;
  }
  // In the own name only what somebody is as a person counts: a badge of their company says nothing about them.
  const isPerson = (await verificationsOf(tx, userId)).includes('person');
  if (count < (isPerson ? OPEN_LIMITS.verified : OPEN_LIMITS.member)) return;
  throw new AppError('FORBIDDEN', { needs: isPerson ? 'company' : 'verify' });
}

/** A company lists goods as long as its own licence is verified. */
async function requireVerifiedCompany(tx: Tx, companyId: string): Promise<void> {
  const [company] = await getCompanySummaries(tx, [companyId]);
  if (!company?.isVerified) throw new AppError('FORBIDDEN', { needs: 'company' });
}
