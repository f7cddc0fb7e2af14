import type { CallData } from '@contract';
import type { Db } from '../../database/schema';
import { findOpenTickets, markProcessing } from './feedback.repository';
import { presentTicket } from './feedback.service';

/** As many as a person reads at a time. */
const MAX_TICKETS = 50;

/** For operators: tickets that wait for an answer, the oldest first. Their authors see from now on that they are read. */
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
