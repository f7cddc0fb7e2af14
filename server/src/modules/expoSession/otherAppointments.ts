import type { Appointment } from '@contract/expoSession';
import type { Db, Tx } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

interface OtherAppointments {
  /** Returns what a user attends besides sessions and what overlaps with a range (epoch ms), the earliest first. */
  find(db: Db | Tx, userId: string, fromMs: number, toMs: number): Promise<Appointment[]>;
}

export const otherAppointments = defineExtensionPoint<OtherAppointments>('otherAppointments');
