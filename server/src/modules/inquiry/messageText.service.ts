import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { getInquiryFor } from './authorization.service';
import { findMessage } from './inquiry.repository';

/**
 * Returns the text of a message for a member of one side, with its author; undefined for an unknown message. Photos and
 * cards have an empty text.
 * @throws AppError NOT_FOUND when thread or listing does not exist, FORBIDDEN for members of neither side
 */
export async function getMessageText(
  db: Db,
  member: Member,
  inquiryId: string,
  messageId: string
): Promise<{ text: string; authorId: string | null } | undefined> {
  await getInquiryFor(db, member, inquiryId);
  const row = await findMessage(db, inquiryId, messageId);
  return row && { text: 'text' in row.content ? row.content.text : '', authorId: row.user_id };
}
