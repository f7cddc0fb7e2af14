import type { InquiryContent } from '@contract/inquiry';
import type { MessagePreview } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { partiesOf, personalOwnerId, recipientsOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import { type InquiryContext, otherSide } from './authorization.service';
import { isOwnerHidden } from './subject.service';

const PREVIEW = 40;

function previewOf(content: InquiryContent): MessagePreview {
  switch (content.type) {
    case 'text':
      return {
        type: 'text',
        text: content.text.length > PREVIEW ? `${content.text.slice(0, PREVIEW)}…` : content.text
      };
    case 'picture':
    case 'listing':
      return { type: content.type };
    case 'ask':
      return { type: 'ask', grams: content.grams, place: content.place };
  }
}

/** Notifies the other side of a message. */
export async function notifyOtherSide(
  tx: Tx,
  { row, subject, side }: InquiryContext,
  content: InquiryContent,
  nowMs: number
): Promise<void> {
  const to = otherSide(side);
  const sender = side === 'asker' ? { userId: row.asker_user_id, companyId: null } : subject.owner;
  const [recipientIds, [party], isHidden] = await Promise.all([
    to === 'asker' ? [row.asker_user_id] : recipientsOf(tx, subject.owner),
    partiesOf(tx, [sender]),
    to === 'asker' && isOwnerHidden(tx, row.asker_user_id, subject)
  ]);
  const jump = {
    type: 'jumpMini' as const,
    route: 'supply.customerService',
    params: { [subject.kind === 'supply' ? 'id' : 'purchaseId']: subject.id, thread: row.id }
  };
  const params = {
    about: subject.kind,
    sender: isHidden ? null : (party?.name ?? ''),
    title: subject.title,
    preview: previewOf(content)
  };
  const event = to === 'owner' ? 'inquiry.asked' : 'inquiry.answered';
  const aboutUserId = isHidden ? null : personalOwnerId(sender);
  await notify(
    tx,
    recipientIds.map((userId) => ({ userId, kind: 'quote', content: { event, params }, jump, aboutUserId })),
    nowMs
  );
}
