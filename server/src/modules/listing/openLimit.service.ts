import { sql } from 'kysely';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { openStatuses } from './listingStatus';

/** How many listings of a kind somebody may have open at once: as a member, as a verified person, in a company's name. */
export const OPEN_LIMITS = { member: 1, verified: 10, company: 30 } as const;

/**
 * Makes room for one more open listing of a person. Others of theirs wait until the transaction ends, so that two at
 * once cannot both be the last one. Throws FORBIDDEN with what would allow more (`verify`, `company`), CONFLICT with
 * `fields.limit` `tooMany` when nothing would.
 */
export async function takeOpenPlace(
  tx: Tx,
  table: 'supply' | 'purchase',
  who: { userId: string; isVerified: boolean; asCompany: boolean; exceptId: string }
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open ${table} of ${who.userId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom(table)
    .where('owner_user_id', '=', who.userId)
    .where('company_id', who.asCompany ? 'is not' : 'is', null)
    .where('status', 'in', openStatuses)
    .where('removed_at_ms', 'is', null)
    .where('id', '<>', who.exceptId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const ofPerson = who.isVerified ? OPEN_LIMITS.verified : OPEN_LIMITS.member;
  if (row.count < (who.asCompany ? OPEN_LIMITS.company : ofPerson)) return;
  if (who.asCompany) throw new AppError('CONFLICT', { fields: { limit: 'tooMany' } });
  throw new AppError('FORBIDDEN', { needs: who.isVerified ? 'company' : 'verify' });
}
