import type { Db, Tx } from '../../database/schema';
import type { WeChatAccount } from './credentials.tables';

export async function insertWeChatTicket(
  db: Db | Tx,
  ticket: WeChatAccount & { digest: string; mobile: string | null; expiresAtMs: number }
): Promise<void> {
  await db
    .insertInto('wechat_ticket')
    .values({
      ticket_digest: ticket.digest,
      source: ticket.source,
      openid: ticket.openid,
      unionid: ticket.unionid,
      mobile: ticket.mobile,
      expires_at_ms: ticket.expiresAtMs
    })
    .execute();
}

/** Uses up a ticket; undefined for an unknown or expired one. */
export async function takeWeChatTicket(tx: Tx, digest: string, nowMs: number) {
  return tx
    .deleteFrom('wechat_ticket')
    .where('ticket_digest', '=', digest)
    .where('expires_at_ms', '>', nowMs)
    .returning(['source', 'openid', 'unionid', 'mobile'])
    .executeTakeFirst();
}

/** Deletes the tickets for a number, but one that a login is using up: that one locks the ticket before the account. */
export async function deleteWeChatTicketsOf(tx: Tx, mobile: string): Promise<void> {
  await tx
    .deleteFrom('wechat_ticket')
    .where('ticket_digest', 'in', (eb) =>
      eb.selectFrom('wechat_ticket').select('ticket_digest').where('mobile', '=', mobile).forUpdate().skipLocked()
    )
    .execute();
}
