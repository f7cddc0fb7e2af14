import type { InquiryContent } from '@contract/inquiry';
import type { Tx } from '../../database/schema';
import { aloneIn, partiesOf, readersOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import { otherSide, type OpenedInquiry } from './access.service';

const PREVIEW = 40;

function previewOf(content: InquiryContent): string {
  switch (content.type) {
    case 'text':
      return content.text.length > PREVIEW ? `${content.text.slice(0, PREVIEW)}…` : content.text;
    case 'picture':
      return '[图片]';
    case 'listing':
      return '[供应信息]';
    case 'ask':
      return `[询价] ${Number((content.grams / 1000).toFixed(2))} 公斤，送到${content.place}`;
  }
}

/** Tells the other side that something was said to them. */
export async function tellOther(
  tx: Tx,
  { row, supply, side }: OpenedInquiry,
  content: InquiryContent,
  nowMs: number
): Promise<void> {
  const to = otherSide(side);
  const speaker = side === 'asker' ? { userId: row.asker_user_id, companyId: null } : supply.poster;
  const [readers, [party]] = await Promise.all([
    to === 'asker' ? [row.asker_user_id] : readersOf(tx, supply.poster),
    partiesOf(tx, [speaker])
  ]);
  const jump = {
    type: 'jumpMini' as const,
    route: 'supply.customerService',
    params: { id: supply.id, thread: row.id }
  };
  const title = to === 'seller' ? '有人询问你的供应' : '卖家回复了你';
  const body = `${party?.name ?? ''}（「${supply.title}」）：${previewOf(content)}`;
  await notify(
    tx,
    readers.map((userId) => ({ userId, kind: 'quote', title, body, jump, aboutUserId: aloneIn(speaker) })),
    nowMs
  );
}
