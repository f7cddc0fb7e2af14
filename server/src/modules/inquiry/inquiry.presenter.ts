import type { InquiryMessage, InquirySide } from '@contract/inquiry';
import type { MessageRow } from './inquiry.repository';

/** Presents a message to one side. */
export function presentMessage(row: MessageRow, side: InquirySide): InquiryMessage {
  return { id: row.id, isMine: row.side === side, content: row.content, atMs: row.at_ms };
}
