import type { LinkTarget } from '@contract/deepLink';
import type { NotificationKind } from '@contract/message';
import type { Tx } from '../../database/schema';
import { managersOf } from '../company/membership.service';
import { readersOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import type { PurchaseRow } from './purchase.repository';
import { posterOf } from './quoting.service';

type Event = 'approved' | 'rejected' | 'takedown' | 'ending' | 'expired';

const open = (row: PurchaseRow): LinkTarget => ({ type: 'purchaseLink', id: row.id });
const edit = (row: PurchaseRow): LinkTarget => ({ type: 'jumpMini', route: 'purchase.create', params: { id: row.id } });
const list = (tab: string): LinkTarget => ({ type: 'jumpMini', route: 'purchase.ours', params: { tab } });

interface Words {
  kind: NotificationKind;
  title: string;
  body: (title: string, reason: string) => string;
  jump: (row: PurchaseRow) => LinkTarget;
}

const words: Record<Event, Words> = {
  approved: {
    kind: 'review',
    title: '采购已发布',
    body: (title) => `「${title}」已通过审核，供应商可以报价了。`,
    jump: open
  },
  rejected: {
    kind: 'review',
    title: '采购未通过审核',
    body: (title, reason) => `「${title}」未通过审核。原因：${reason}。修改后可以重新提交。`,
    jump: edit
  },
  takedown: {
    kind: 'review',
    title: '采购已下架',
    body: (title, reason) => `「${title}」已被下架。原因：${reason}。如有异议可以申诉。`,
    jump: () => list('pending')
  },
  ending: {
    kind: 'quote',
    title: '报价即将截止',
    body: (title) => `「${title}」将在 24 小时内截止报价，需要更多报价可以延期。`,
    jump: open
  },
  expired: {
    kind: 'quote',
    title: '报价已截止',
    body: (title) => `「${title}」已截止报价，收到的报价在有效期内仍可采纳。`,
    jump: open
  }
};

/** Tells whoever answers for the request what has become of it. */
export async function tellOwner(tx: Tx, row: PurchaseRow, event: Event, nowMs: number): Promise<void> {
  const { kind, title, body, jump } = words[event];
  const text = body((row.public_fields ?? row.fields).title || row.fields.title, row.review_reason ?? '');
  const readers = await readersOf(tx, posterOf(row));
  await notify(
    tx,
    readers.map((userId) => ({ userId, kind, title, body: text, jump: jump(row) })),
    nowMs
  );
}

/** Asks those who run a company to quote. An anonymous buyer is not named, and no other one either. */
export async function tellInvited(
  tx: Tx,
  row: PurchaseRow,
  companyIds: readonly string[],
  nowMs: number
): Promise<void> {
  for (const companyId of companyIds) {
    const readers = await managersOf(tx, companyId);
    await notify(
      tx,
      readers.map((userId) => ({
        userId,
        kind: 'quote',
        title: '邀请你报价',
        body: `采购商邀请贵司对「${(row.public_fields ?? row.fields).title}」报价。`,
        jump: open(row)
      })),
      nowMs
    );
  }
}
