import { sql } from 'kysely';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { verificationsOf } from '../user/verification.service';
import { openStatuses } from './listingStatus';

/** How many listings of a kind somebody may have open at once: as a member, as a verified person, in a company's name. */
export const OPEN_LIMITS = { member: 1, verified: 10, company: 30 } as const;

interface Written {
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
export async function takeOpenPlace(
  tx: Tx,
  table: 'supply' | 'purchase',
  written: Written,
  member: Member
): Promise<void> {
  const userId = written.owner_user_id ?? member.id;
  const asCompany = written.company_id !== null;
  if (asCompany && !(await verificationsOf(tx, member.id)).includes('company')) {
    throw new AppError('FORBIDDEN', { needs: 'company' });
  }
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open ${table} of ${userId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom(table)
    .where('owner_user_id', '=', userId)
    .where('company_id', asCompany ? 'is not' : 'is', null)
    .where('status', 'in', openStatuses)
    .where('removed_at_ms', 'is', null)
    .where('id', '<>', written.id)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const ofPerson = member.isVerified ? OPEN_LIMITS.verified : OPEN_LIMITS.member;
  if (count < (asCompany ? OPEN_LIMITS.company : ofPerson)) return;
  if (asCompany) throw new AppError('CONFLICT', { fields: { limit: 'tooMany' } });
  throw new AppError('FORBIDDEN', { needs: member.isVerified ? 'company' : 'verify' });
}
