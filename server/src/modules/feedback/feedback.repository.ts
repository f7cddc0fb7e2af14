import type { Insertable, Selectable } from 'kysely';
import type { FeedbackStatus } from '@contract/feedback';
import type { Db, Tx } from '../../database/schema';
import type { FeedbackTicketTable } from './feedback.tables';

export type TicketRow = Selectable<FeedbackTicketTable>;

/** Returns false when the form was sent before or the ticket number is taken. */
export async function insertTicket(db: Db | Tx, ticket: Insertable<FeedbackTicketTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('feedback_ticket')
    .values(ticket)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export function findByRequestId(db: Db | Tx, userId: string, requestId: string): Promise<TicketRow | undefined> {
  return db
    .selectFrom('feedback_ticket')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Returns a user's tickets, newest first. */
export function findTickets(
  db: Db,
  userId: string,
  { after, limit }: { after: readonly [number, string] | undefined; limit: number }
): Promise<TicketRow[]> {
  return db
    .selectFrom('feedback_ticket')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at_ms', 'id'), '<', eb.tuple(after?.[0] ?? 0, after?.[1] ?? '')))
    )
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the tickets without an answer, the oldest first. */
export function findOpenTickets(db: Db, limit: number): Promise<TicketRow[]> {
  return db
    .selectFrom('feedback_ticket')
    .selectAll()
    .where('status', 'in', ['submitted', 'processing'])
    .orderBy('created_at_ms')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Marks tickets as being processed. */
export async function markProcessing(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('feedback_ticket')
    .set({ status: 'processing' })
    .where('id', 'in', ids)
    .where('status', '=', 'submitted')
    .execute();
}

/** Returns a ticket by its id or number and locks it until the transaction ends. */
export function lockTicket(tx: Tx, idOrNo: string): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('feedback_ticket')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', idOrNo), eb('ticket_no', '=', idOrNo)]))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateTicket(
  tx: Tx,
  id: string,
  changes: { status?: FeedbackStatus; reply?: string; replied_at_ms?: number; satisfaction?: number }
): Promise<void> {
  await tx.updateTable('feedback_ticket').set(changes).where('id', '=', id).execute();
}
