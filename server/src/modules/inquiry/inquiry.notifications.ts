import type { InquiryContent } from '@contract/inquiry';
import type { Tx } from '../../database/schema';
import { personalOwnerId, partiesOf, recipientsOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import { otherSide, type InquiryContext } from './authorization.service';
import { isOwnerHidden } from './subject.service';

const PREVIEW = 40;

function previewOf(content: InquiryContent): string {
  switch (content.type) {
    case 'text':
      return content.text.length > PREVIEW ? `${content.text.slice(0, PREVIEW)}…` : content.text;
    case 'picture':
      return '[图片]';
    case 'listing':
      return '[商品信息]';
    case 'ask':
      return `[询价] ${Number((content.grams / 1000).toFixed(2))} 公斤，送到${content.place}`;
  }
}

const TITLES = {
  supply: { owner: '有人询问你的供应', asker: '供应商回复了你' },
  purchase: { owner: '有供应商询问你的采购', asker: '采购商回复了你' }
} as const;
const ANONYMOUS = '匿名采购商';

/** Tells the other side that something was said to them. */
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
  const title = TITLES[subject.kind][to];
  const name = isHidden ? ANONYMOUS : (party?.name ?? '');
  const body = `${name}（「${subject.title}」）：${previewOf(content)}`;
  const aboutUserId = isHidden ? null : personalOwnerId(sender);
  await notify(
    tx,
    recipientIds.map((userId) => ({ userId, kind: 'quote', title, body, jump, aboutUserId })),
    nowMs
  );
}
