import type { LinkTarget } from '@contract/deepLink';
import type { NotificationContent } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { ownerOf, recipientsOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import type { SupplyRow } from './supply.repository';

export type SupplyEvent = 'approved' | 'rejected' | 'takenDown' | 'ending' | 'expired';

/** Returns the public title, which a draft that is saved beside it does not change; the saved one before a publication. */
const publicTitleOf = (row: SupplyRow): string => (row.public_fields ?? row.fields).title;

interface OwnerNotification {
  event: SupplyEvent;
  /** Whether the decision is about an appeal, and so about the published version. */
  wasAppeal?: boolean;
}

function contentOf(row: SupplyRow, { event, wasAppeal = false }: OwnerNotification): NotificationContent {
  const title = publicTitleOf(row);
  const reason = row.review_reason ?? '';
  switch (event) {
    case 'rejected':
      return {
        event: 'supply.rejected',
        params: {
          title: wasAppeal ? title : row.fields.title,
          reason,
          isStillPublic: row.public_status === 'published'
        }
      };
    case 'takenDown':
      return { event: 'supply.takenDown', params: { title, reason } };
    case 'ending':
      return { event: 'supply.ending', params: { title, until: row.valid_until ?? '' } };
    case 'approved':
    case 'expired':
      return { event: `supply.${event}`, params: { title } };
  }
}

const infoLink = ({ id }: SupplyRow): LinkTarget => ({ type: 'jumpMini', route: 'supply.info', params: { id } });
const editLink = ({ id }: SupplyRow): LinkTarget => ({ type: 'jumpMini', route: 'supply.create', params: { id } });

/** Target of a tap, where something can be done about the event. */
const links: Record<SupplyEvent, (row: SupplyRow) => LinkTarget> = {
  approved: infoLink,
  rejected: editLink,
  takenDown: () => ({ type: 'jumpMini', route: 'supply.ours', params: { tab: 'offShelf' } }),
  ending: infoLink,
  expired: infoLink
};

/** Notifies the owner of a supply, or those who manage the company. */
export async function notifyOwner(
  tx: Tx,
  row: SupplyRow,
  notification: OwnerNotification,
  nowMs: number
): Promise<void> {
  const recipients = await recipientsOf(tx, ownerOf(row));
  const rest = { kind: 'review' as const, content: contentOf(row, notification), jump: links[notification.event](row) };
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
