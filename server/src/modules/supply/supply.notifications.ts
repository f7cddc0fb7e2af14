import type { LinkTarget } from '@contract/deepLink';
import type { NotificationContent } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { reviewedFields } from '../listing/review.service';
import { ownerOf, recipientsOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import type { SupplyRow } from './supply.repository';

export type SupplyEvent = 'approve' | 'reject' | 'takedown' | 'ending' | 'expire';

/** Returns the public title, which a draft that is saved beside it does not change; the saved one before a publication. */
const publicTitleOf = (row: SupplyRow): string => (row.public_fields ?? row.fields).title;

function contentOf(row: SupplyRow, event: SupplyEvent, reason: string): NotificationContent {
  const publicTitle = publicTitleOf(row);
  switch (event) {
    case 'approve':
      return { event: 'supply.approved', params: { title: publicTitle } };
    case 'reject':
      return {
        event: 'supply.rejected',
        params: { title: reviewedFields(row).title, reason, isStillPublic: row.public_status === 'published' }
      };
    case 'takedown':
      return { event: 'supply.takenDown', params: { title: publicTitle, reason } };
    case 'ending':
      return { event: 'supply.ending', params: { title: publicTitle, until: row.valid_until ?? '' } };
    case 'expire':
      return { event: 'supply.expired', params: { title: publicTitle } };
  }
}

const infoLink = ({ id }: SupplyRow): LinkTarget => ({ type: 'jumpMini', route: 'supply.info', params: { id } });
const editLink = ({ id }: SupplyRow): LinkTarget => ({ type: 'jumpMini', route: 'supply.create', params: { id } });

const links: Record<SupplyEvent, (row: SupplyRow) => LinkTarget> = {
  approve: infoLink,
  reject: editLink,
  takedown: () => ({ type: 'jumpMini', route: 'supply.ours', params: { tab: 'offShelf' } }),
  ending: infoLink,
  expire: infoLink
};

/** Notifies the owner of a supply, or those who manage the company; `row.appeal_text` is that of before a decision. */
export async function notifyOwner(
  tx: Tx,
  row: SupplyRow,
  event: SupplyEvent,
  nowMs: number,
  reason = ''
): Promise<void> {
  const recipients = await recipientsOf(tx, ownerOf(row));
  const rest = { kind: 'review' as const, content: contentOf(row, event, reason), jump: links[event](row) };
  await notify(
    tx,
    recipients.map((userId) => ({ userId, ...rest })),
    nowMs
  );
}

/** Notifies the company's owner of the supplies of a member who left, which are theirs to look after now. */
export async function notifySuccessor(
  tx: Tx,
  successorId: string,
  rows: readonly SupplyRow[],
  nowMs: number
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const content: NotificationContent = {
    event: 'supply.handedOver',
    params: { title: publicTitleOf(first), count: rows.length }
  };
  const one = first.public_status === null ? editLink(first) : infoLink(first);
  const jump: LinkTarget = rows.length === 1 ? one : { type: 'jumpMini', route: 'supply.ours' };
  await notify(tx, [{ userId: successorId, kind: 'team', content, jump }], nowMs);
}
