import type { BookingCompany, OwnBoothBookings } from '@contract/boothBooking';

/** Cause why the user cannot book a booth; a member is shown who may. */
export type BookingObstacle = 'loggedOut' | 'noCompany' | 'unverified' | 'role' | 'closed';

/** Whether the user may book for a company: as owner or admin of a verified one. */
export const canBook = ({ role, isVerified }: BookingCompany): boolean => role !== 'member' && isVerified;

/** Returns why a logged-in user cannot book; null when they can, and as long as it is not known. */
export function obstacleOf(own: OwnBoothBookings | null): BookingObstacle | null {
  if (own === null) return null;
  const { isOpen, companies } = own;
  if (!isOpen) return 'closed';
  if (companies.some(canBook)) return null;
  if (companies.length === 0) return 'noCompany';
  return companies.some(({ role }) => role !== 'member') ? 'unverified' : 'role';
}
