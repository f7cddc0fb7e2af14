import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { companiesOfUser } from '../company/company.service';
import { lockTeam } from '../company/membership.service';
import { type BookingRow, findBooking } from './boothBooking.repository';

/**
 * Locks a company and its team until the transaction ends: a company acts in one call after the other.
 * @throws AppError NOT_FOUND for an unknown company, FORBIDDEN for no member of it, with `fields.companyId` `role` for a
 * member who is neither owner nor admin, and `unverified` where the licence has to be verified and is not
 */
export async function lockBookingCompany(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  { isVerificationNeeded }: { isVerificationNeeded: boolean }
): Promise<void> {
  const { company, membership } = await lockTeam(tx, companyId, userId, ['owner', 'admin', 'member']);
  if (membership.role === 'member') throw new AppError('FORBIDDEN', { fields: { companyId: 'role' } });
  if (isVerificationNeeded && company.verified_at_ms === null) {
    throw new AppError('FORBIDDEN', { needs: 'company', fields: { companyId: 'unverified' } });
  }
}

/**
 * Returns a booking of a company of the user.
 * @throws AppError NOT_FOUND for an unknown booking, and for one of another company
 */
export async function requireOwnBooking(db: Db, userId: string, bookingId: string): Promise<BookingRow> {
  const booking = await findBooking(db, bookingId);
  const isOwn = (await companiesOfUser(db, userId)).some(({ id }) => id === booking?.company_id);
  if (booking === undefined || !isOwn) throw new AppError('NOT_FOUND');
  return booking;
}
