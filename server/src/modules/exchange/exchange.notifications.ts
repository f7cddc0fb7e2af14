import type { Tx } from '../../database/schema';
import { contactOf } from '../user/user.service';
import { notify } from '../message/message.service';
import type { ExchangeRow } from './exchange.repository';

const linkTo = (row: ExchangeRow) => ({
  type: 'jumpMini' as const,
  route: 'supply.exchangeLink',
  params: { exchange: row.id, ...(row.supply_id !== null && { id: row.supply_id }) }
});

const displayNameOf = (card: { name: string; company: string }) =>
  card.company === '' ? card.name : `${card.name}（${card.company}）`;

/** Somebody asks for the contact of another one. */
export function notifyRequested(tx: Tx, row: ExchangeRow, nowMs: number): Promise<void> {
  const messageText = row.message === '' ? '' : `：${row.message}`;
  return notifyParty(
    tx,
    row.to_user_id,
    row,
    ['请求与你交换联系方式', `${displayNameOf(row.from_card)}想与你交换联系方式${messageText}`],
    nowMs
  );
}

/** The other one agreed. That somebody did not is not told. */
export async function notifyAccepted(tx: Tx, row: ExchangeRow, nowMs: number): Promise<void> {
  const name = row.to_card === null ? (await contactOf(tx, row.to_user_id))?.name : displayNameOf(row.to_card);
  await notifyParty(
    tx,
    row.from_user_id,
    row,
    ['已交换联系方式', `${name ?? ''}同意了你的请求，联系方式已互相可见。`],
    nowMs
  );
}

async function notifyParty(
  tx: Tx,
  userId: string,
  row: ExchangeRow,
  [title, body]: [title: string, body: string],
  nowMs: number
): Promise<void> {
  const aboutUserId = userId === row.to_user_id ? row.from_user_id : row.to_user_id;
  await notify(tx, [{ userId, aboutUserId, kind: 'card', title, body, jump: linkTo(row) }], nowMs);
}
