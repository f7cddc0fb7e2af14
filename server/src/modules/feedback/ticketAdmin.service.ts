import type { CallData } from '@contract';
import type { Db } from '../../database/schema';
import { findOpenTickets, markProcessing } from './feedback.repository';
import { presentTicket } from './feedback.service';

/** Maximum number of tickets listed at once. */
const MAX_TICKETS = 50;

/**
 * For operators: returns the tickets without an answer, the oldest first, and marks them as being processed, which
 * their authors see.
 */
export async function listOpenTickets(db: Db): Promise<CallData<'GET /api/operator/feedback/list'>> {
  const rows = await findOpenTickets(db, MAX_TICKETS);
  await markProcessing(
    db,
    rows.map(({ id }) => id)
  );
  return rows.map((row) => ({
    ...presentTicket(row),
    status: 'processing',
    userId: row.user_id,
    contact: row.contact,
    env: row.env
  }));
}
