import type { Db, Tx } from '../../database/schema';
import { digestOf, newToken } from '../session/token';
import { lockUsers } from '../user/user.service';
import { deleteResetTickets, findTicket, insertResetTicket, takeTicket } from './resetTicket.repository';
import { TICKET_MS } from './ticketLifetime';

/** A ticket that updatePassword accepts in place of the old password. */
export interface IssuedTicket {
  ticket: string;
  expiresInSec: number;
}

/** Issues a single-use ticket to a user who has proven their identity. */
export async function issueResetTicket(tx: Tx, userId: string, nowMs: number): Promise<IssuedTicket> {
  const ticket = newToken();
  await insertResetTicket(tx, { digest: digestOf(ticket), userId, expiresAtMs: nowMs + TICKET_MS });
  return { ticket, expiresInSec: TICKET_MS / 1000 };
}

/**
 * Locks the user of a ticket, and uses it up.
 * @returns the id of its user; null for an unknown, used or expired ticket
 */
export async function takeResetTicket(tx: Tx, ticket: string, nowMs: number): Promise<string | null> {
  const digest = digestOf(ticket);
  const found = await findTicket(tx, digest, nowMs);
  if (found === undefined) return null;
  await lockUsers(tx, [found.user_id]);
  return takeTicket(tx, digest, nowMs);
}

/** Deletes the user's remaining tickets: they were issued for the previous password. */
export function endResetTickets(db: Db | Tx, userId: string): Promise<void> {
  return deleteResetTickets(db, userId);
}
