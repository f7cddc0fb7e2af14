import type { LinkTarget } from '@contract/deepLink';
import type { NotificationContent } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';
import { findUserIdOf } from '../user/user.service';
import type { TicketRow } from './expoTicket.repository';

type TicketContent = Extract<NotificationContent, { event: `expoTicket.${string}` }>;

/** The page of the registration, which shows the tickets. */
const ticketPage: LinkTarget = { type: 'jumpMini', route: 'exhibit.register', params: {} };

/** Notifies the visitor of a ticket: who registered, and the account of the number when there is one. */
export async function notifyOfTicket(
  tx: Tx,
  { row, content }: { row: TicketRow; content: TicketContent },
  nowMs: number
): Promise<void> {
  const accountId = row.mobile === null ? null : await findUserIdOf(tx, row.mobile);
  const visitors = new Set([row.is_companion ? null : row.user_id, accountId]);
  const recipients = [...visitors].filter((id) => id !== null);
  await notify(
    tx,
    recipients.map((userId) => ({ userId, kind: 'expo' as const, content, jump: ticketPage })),
    nowMs
  );
}

/** Notifies the visitors of issued tickets, and the one who registered them all only once. */
export async function notifyOfIssuedTickets(
  tx: Tx,
  rows: readonly TicketRow[],
  expo: string,
  nowMs: number
): Promise<void> {
  const issued = rows.filter(({ status }) => status === 'issued');
  for (const row of issued) {
    const companions = row.is_companion ? 0 : issued.length - 1;
    const params = { expo, ticketNo: row.ticket_no, companions };
    await notifyOfTicket(tx, { row, content: { event: 'expoTicket.issued', params } }, nowMs);
  }
}
