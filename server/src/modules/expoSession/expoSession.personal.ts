import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports the sessions that a user reserved, the earliest reservation first. */
function exportReservations(db: Db, userId: string) {
  return db
    .selectFrom('expo_reservation')
    .innerJoin('expo_session', 'expo_session.id', 'session_id')
    .where('user_id', '=', userId)
    .select([
      'title',
      'starts_at_ms as startsAtMs',
      'room',
      'reserved_at_ms as reservedAtMs',
      'cancelled_at_ms as cancelledAtMs'
    ])
    .orderBy('reserved_at_ms')
    .execute();
}

/** Deletes a user's reservations, which others can make then. */
async function eraseReservations(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('expo_reservation').where('user_id', '=', userId).execute();
}

export const sessionReservationsPersonalData: PersonalData = {
  name: 'sessionReservations',
  columns: ['expo_reservation.user_id'],
  exportOf: ({ db }, userId) => exportReservations(db, userId),
  erase: ({ tx }, userId) => eraseReservations(tx, userId)
};
