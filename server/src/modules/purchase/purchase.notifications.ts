import type { LinkTarget } from '@contract/deepLink';
import type { NotificationKind } from '@contract/message';
import type { Tx } from '../../database/schema';
import { managersOf } from '../company/membership.service';
import { recipientsOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import type { PurchaseRow } from './purchase.repository';
import { ownerOf } from './quotedPurchase.service';

type PurchaseEvent = 'approved' | 'rejected' | 'takedown' | 'ending' | 'expired';

const purchaseLink = (row: PurchaseRow): LinkTarget => ({ type: 'purchaseLink', id: row.id });
const editLink = (row: PurchaseRow): LinkTarget => ({
  type: 'jumpMini',
  route: 'purchase.create',
  params: { id: row.id }
});
const ownListLink = (tab: string): LinkTarget => ({ type: 'jumpMini', route: 'purchase.ours', params: { tab } });

interface Template {
  kind: NotificationKind;
  title: string;
  body: (title: string, reason: string) => string;
  jump: (row: PurchaseRow) => LinkTarget;
}

const templates: Record<PurchaseEvent, Template> = {
  approved: {
    kind: 'review',
    title: '采购已发布',
    body: (title) => `「${title}」已通过审核，供应商可以报价了。`,
    jump: purchaseLink
  },
  rejected: {
    kind: 'review',
    title: '采购未通过审核',
    body: (title, reason) => `「${title}」未通过审核。原因：${reason}。修改后可以重新提交。`,
    jump: editLink
  },
  takedown: {
    kind: 'review',
    title: '采购已下架',
    body: (title, reason) => `「${title}」已被下架。原因：${reason}。如有异议可以申诉。`,
    jump: () => ownListLink('pending')
  },
  ending: {
    kind: 'quote',
    title: '报价即将截止',
    body: (title) => `「${title}」将在 24 小时内截止报价，需要更多报价可以延期。`,
    jump: purchaseLink
  },
  expired: {
    kind: 'quote',
    title: '报价已截止',
    body: (title) => `「${title}」已截止报价，收到的报价在有效期内仍可采纳。`,
    jump: purchaseLink
  }
};

/** Tells whoever answers for the request what has become of it. */
export async function notifyOwner(tx: Tx, row: PurchaseRow, event: PurchaseEvent, nowMs: number): Promise<void> {
  const { kind, title, body, jump } = templates[event];
  const text = body((row.public_fields ?? row.fields).title || row.fields.title, row.review_reason ?? '');
  const recipients = await recipientsOf(tx, ownerOf(row));
  await notify(
    tx,
    recipients.map((userId) => ({ userId, kind, title, body: text, jump: jump(row) })),
    nowMs
  );
}

/** Asks those who run a company to quote. An anonymous buyer is not named, and no other one either. */
export async function notifyInvited(
  tx: Tx,
  row: PurchaseRow,
  companyIds: readonly string[],
  nowMs: number
): Promise<void> {
  for (const companyId of companyIds) {
    const recipients = await managersOf(tx, companyId);
    await notify(
      tx,
      recipients.map((userId) => ({
        userId,
        kind: 'quote',
        title: '邀请你报价',
        body: `采购商邀请贵司对「${(row.public_fields ?? row.fields).title}」报价。`,
        jump: purchaseLink(row)
      })),
      nowMs
    );
  }
}
