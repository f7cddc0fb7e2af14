import type { LinkTarget } from '@contract/deepLink';
import type { NotificationKind } from '@contract/message';
import type { NotificationContent } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { managersOf } from '../company/membership.service';
import { ownerOf, recipientsOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import type { PurchaseRow } from './purchase.repository';

type PurchaseEvent = 'approved' | 'rejected' | 'takenDown' | 'ending' | 'expired';

const purchaseLink = (row: PurchaseRow): LinkTarget => ({ type: 'purchaseLink', id: row.id });
const editLink = (row: PurchaseRow): LinkTarget => ({
  type: 'jumpMini',
  route: 'purchase.create',
  params: { id: row.id }
});
const ownListLink = (tab: string): LinkTarget => ({ type: 'jumpMini', route: 'purchase.ours', params: { tab } });

const kinds: Record<PurchaseEvent, NotificationKind> = {
  approved: 'review',
  rejected: 'review',
  takenDown: 'review',
  ending: 'quote',
  expired: 'quote'
};

/** Target of a tap, where something can be done about the event. */
const links: Record<PurchaseEvent, (row: PurchaseRow) => LinkTarget> = {
  approved: purchaseLink,
  rejected: editLink,
  takenDown: () => ownListLink('pending'),
  ending: purchaseLink,
  expired: purchaseLink
};

const titleOf = (row: PurchaseRow) => (row.public_fields ?? row.fields).title || row.fields.title;

/**
 * Notifies the owner of a request, or those who run the company that owns it.
 * @param wasAppeal whether the decision is about an appeal, and so about the published version
 */
export async function notifyOwner(
  tx: Tx,
  row: PurchaseRow,
  { event, wasAppeal = false }: { event: PurchaseEvent; wasAppeal?: boolean },
  nowMs: number
): Promise<void> {
  const title = event === 'rejected' && !wasAppeal ? row.fields.title : titleOf(row);
  const content: NotificationContent =
    event === 'rejected' || event === 'takenDown'
      ? { event: `purchase.${event}`, params: { title, reason: row.review_reason ?? '' } }
      : { event: `purchase.${event}`, params: { title } };
  const recipients = await recipientsOf(tx, ownerOf(row));
  const rest = { kind: kinds[event], content, jump: links[event](row) };
  await notify(
    tx,
    recipients.map((userId) => ({ userId, ...rest })),
    nowMs
  );
}

/** Invites those who run a company to quote. The buyer is not named, anonymous or not. */
export async function notifyInvited(
  tx: Tx,
  row: PurchaseRow,
  companyIds: readonly string[],
  nowMs: number
): Promise<void> {
  const content: NotificationContent = { event: 'purchase.invited', params: { title: titleOf(row) } };
  for (const companyId of companyIds) {
    const recipients = await managersOf(tx, companyId);
    const rest = { kind: 'quote' as const, content, jump: purchaseLink(row) };
    await notify(
      tx,
      recipients.map((userId) => ({ userId, ...rest })),
      nowMs
    );
  }
}
