import type { Appointment } from '@contract/expoSession';
import type { Tx } from '../../database/schema';
import { presentAppointment } from './expoSession.presenter';
import { otherAppointments } from './otherAppointments';
import { findReservedBetween } from './reservation.repository';

/**
 * Returns the sessions that a user reserved and that overlap with a range (epoch ms), the earliest first. Call it
 * after `lockMember`, under which reservations are made.
 */
export async function findReservedSessions(
  tx: Tx,
  userId: string,
  fromMs: number,
  toMs: number
): Promise<Appointment[]> {
  return (await findReservedBetween(tx, userId, { fromMs, toMs })).map(presentAppointment);
}

/** Returns the first appointment of a user that overlaps with a range (epoch ms). */
export async function findOverlap(
  tx: Tx,
  userId: string,
  fromMs: number,
  toMs: number
): Promise<Appointment | undefined> {
  const sessions = await findReservedSessions(tx, userId, fromMs, toMs);
  const others = await otherAppointments.use.find(tx, userId, fromMs, toMs);
  return [...sessions, ...others].sort((one, other) => one.startsAtMs - other.startsAtMs)[0];
}
