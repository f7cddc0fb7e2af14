import type { NotificationContent } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';
import { contactOf } from '../user/user.service';
import type { ExchangeRow } from './exchange.repository';

const linkTo = (row: ExchangeRow) => ({
  type: 'jumpMini' as const,
  route: 'supply.exchangeLink',
  params: { exchange: row.id, ...(row.supply_id !== null && { id: row.supply_id }) }
});

/** Notifies a user that someone asks for their contact. */
export function notifyRequested(tx: Tx, row: ExchangeRow, nowMs: number): Promise<void> {
  const { name, company } = row.from_card;
  const params = { name, company, message: row.message };
  return notifyParty(tx, row.to_user_id, row, { event: 'exchange.requested', params }, nowMs);
}

/** Notifies the requester that the other one agreed. A refusal is not reported. */
export async function notifyAccepted(tx: Tx, row: ExchangeRow, nowMs: number): Promise<void> {
  const name = row.to_card?.name ?? (await contactOf(tx, row.to_user_id))?.name ?? '';
  const params = { name, company: row.to_card?.company ?? '' };
  await notifyParty(tx, row.from_user_id, row, { event: 'exchange.accepted', params }, nowMs);
}

async function notifyParty(
  tx: Tx,
  userId: string,
  row: ExchangeRow,
  content: NotificationContent,
  nowMs: number
): Promise<void> {
  const aboutUserId = userId === row.to_user_id ? row.from_user_id : row.to_user_id;
  await notify(tx, [{ userId, aboutUserId, kind: 'card', content, jump: linkTo(row) }], nowMs);
}
