import type { Db, Tx } from '../../database/schema';
import { mobileOf } from '../user/user.service';
import { findCheckedInTickets } from './expoTicket.repository';

/** A visit of an expo, proved by a ticket that was checked in. */
export interface ExpoVisit {
  expoId: string;
  ticketId: string;
  name: string;
  company: string;
}

/** Returns the visits of a user, by the tickets for their number. */
export async function visitsOf(db: Db | Tx, userId: string): Promise<ExpoVisit[]> {
  const rows = await findCheckedInTickets(db, await mobileOf(db, userId));
  return rows.map((row) => ({
    expoId: row.expo_id,
    ticketId: row.id,
    name: row.name,
    company: row.is_companion ? '' : row.company
  }));
}
