import type { LinkTarget } from '@contract/deepLink';
import type { Tx } from '../../database/schema';
import { recipientsOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import type { SupplyRow } from './supply.repository';

export type SupplyEvent = 'approve' | 'reject' | 'takedown' | 'ending' | 'expire';

const templates: Record<SupplyEvent, (row: SupplyRow, reason: string) => [title: string, body: string]> = {
  approve: ({ fields }) => ['供应已通过审核', `「${fields.title}」已公开展示，采购商可以看到并询价。`],
  reject: ({ fields, public_status }, reason) => [
    '供应未通过审核',
    `「${fields.title}」：${reason}。${public_status === 'published' ? '原来的版本仍在展示，' : ''}修改后可以再次提交。`
  ],
  takedown: ({ fields }, reason) => ['供应已被下架', `「${fields.title}」：${reason}。如有异议可以申诉。`],
  ending: ({ public_fields, valid_until }) => [
    '供应即将到期',
    `「${public_fields?.title ?? ''}」有效期到 ${valid_until ?? ''}，续期后继续展示。`
  ],
  expire: ({ public_fields }) => ['供应已过期', `「${public_fields?.title ?? ''}」已停止展示，续期即可恢复。`]
};

const infoLink = ({ id }: SupplyRow): LinkTarget => ({ type: 'jumpMini', route: 'supply.info', params: { id } });
const editLink = ({ id }: SupplyRow): LinkTarget => ({ type: 'jumpMini', route: 'supply.create', params: { id } });

const links: Record<SupplyEvent, (row: SupplyRow) => LinkTarget> = {
  approve: infoLink,
  reject: editLink,
  takedown: () => ({ type: 'jumpMini', route: 'supply.ours', params: { tab: 'offShelf' } }),
  ending: infoLink,
  expire: infoLink
};

/** Tells those who look after the supply; a tap leads to where something can be done about it. */
export async function notifyOwner(
  tx: Tx,
  row: SupplyRow,
  event: SupplyEvent,
  nowMs: number,
  reason = ''
): Promise<void> {
  const recipients = await recipientsOf(tx, { userId: row.owner_user_id, companyId: row.company_id });
  const [title, body] = templates[event](row, reason);
  await notify(
    tx,
    recipients.map((userId) => ({ userId, kind: 'review', title, body, jump: links[event](row) })),
    nowMs
  );
}

/** A colleague has gone; these supplies are the company owner's to look after. */
export async function notifySuccessor(
  tx: Tx,
  successorId: string,
  rows: readonly SupplyRow[],
  nowMs: number
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const what = rows.length === 1 ? `「${first.fields.title}」` : `「${first.fields.title}」等 ${rows.length} 条供应`;
  const body = `${what}的发布人已离开企业，由你接手。联系人改为你，电话只在交换联系方式后显示。`;
  const one = first.public_status === null ? editLink(first) : infoLink(first);
  const jump: LinkTarget = rows.length === 1 ? one : { type: 'jumpMini', route: 'supply.ours' };
  await notify(tx, [{ userId: successorId, kind: 'team', title: '接手同事的供应', body, jump }], nowMs);
}
