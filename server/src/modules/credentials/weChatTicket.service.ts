import type { Db, Tx } from '../../database/schema';
import { digestOf, newToken } from '../session/token';
import type { WeChatAccount } from './credentials.tables';
import { TICKET_MS } from './ticketLifetime';
import { insertWeChatTicket, takeWeChatTicket } from './weChatTicket.repository';

/**
 * Issues a ticket with which a WeChat login continues once a mobile number is verified.
 * @param mobile number verified by WeChat; null without one
 */
export async function issueWeChatTicket(
  db: Db,
  account: WeChatAccount,
  mobile: string | null,
  nowMs: number
): Promise<string> {
  const ticket = newToken();
  await insertWeChatTicket(db, { ...account, mobile, digest: digestOf(ticket), expiresAtMs: nowMs + TICKET_MS });
  return ticket;
}

/**
 * Uses up a ticket.
 * @returns undefined for an unknown, used or expired one
 */
export function consumeWeChatTicket(tx: Tx, ticket: string, nowMs: number) {
  return takeWeChatTicket(tx, digestOf(ticket), nowMs);
}
