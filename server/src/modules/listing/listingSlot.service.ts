import { sql } from 'kysely';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { getCompanySummaries } from '../company/company.service';
import { verificationsOf } from '../user/user.service';
import type { ListingKind } from './listing.tables';
import { isOpenRow } from './listing.transitions';

/** Listings of a kind that may be open at once: by a member, by a verified person, for a company. */
export const OPEN_LIMITS = { member: 1, verified: 10, company: 30 } as const;

/** Drafts of a kind that a user may keep. */
export const MAX_DRAFTS = 20;

interface ListingIdentity {
  id: string;
  owner_user_id: string | null;
  company_id: string | null;
}

/**
 * Reserves a slot for a listing that becomes open, whether its author or an admin of the company opens it. Other listings
 * of the author wait until the transaction ends, so that two at once cannot both take the last slot.
 * @throws AppError FORBIDDEN with what would allow more (`verify`, `company`), also for a company whose licence is not
 * verified any more; CONFLICT with `fields.limit` `tooMany` when nothing would
 */
export async function reserveListingSlot(
  tx: Tx,
  kind: ListingKind,
  listing: ListingIdentity,
  member: Member
): Promise<void> {
  const userId = listing.owner_user_id ?? member.id;
  const asCompany = listing.company_id !== null;
  if (listing.company_id !== null) await requireVerifiedCompany(tx, listing.company_id);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open ${kind} of ${userId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom(kind)
    .where('owner_user_id', '=', userId)
    .where('company_id', asCompany ? 'is not' : 'is', null)
    .where(isOpenRow)
    .where('removed_at_ms', 'is', null)
    .where('id', '<>', listing.id)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  if (asCompany) {
    if (count >= OPEN_LIMITS.company) throw new AppError('CONFLICT', { fields: { limit: 'tooMany' } });
    return;
  }
  // For personal listings only the personal verification counts, not the badge of a company.
  const isPerson = (await verificationsOf(tx, userId)).includes('person');
  if (count < (isPerson ? OPEN_LIMITS.verified : OPEN_LIMITS.member)) return;
  throw new AppError('FORBIDDEN', { needs: isPerson ? 'company' : 'verify' });
}

/** @throws AppError FORBIDDEN for a company whose licence is not verified */
async function requireVerifiedCompany(tx: Tx, companyId: string): Promise<void> {
  const [company] = await getCompanySummaries(tx, [companyId]);
  if (!company?.isVerified) throw new AppError('FORBIDDEN', { needs: 'company' });
}

/** Serializes new drafts of one user, so that a request id creates one and their limit holds. */
export async function lockDrafts(tx: Tx, kind: ListingKind, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts of ${kind} of ${ownerId}`}, 0))`.execute(tx);
}

/**
 * Checks that a user may have one more draft; called under `lockDrafts`.
 * @throws AppError CONFLICT with `fields.drafts` `tooMany` above 20 drafts
 */
export async function requireDraftSlot(tx: Tx, kind: ListingKind, ownerId: string): Promise<void> {
  const { count } = await tx
    .selectFrom(kind)
    .where('owner_user_id', '=', ownerId)
    .where('status', '=', 'draft')
    .where('removed_at_ms', 'is', null)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MAX_DRAFTS) throw new AppError('CONFLICT', { fields: { drafts: 'tooMany' } });
}
