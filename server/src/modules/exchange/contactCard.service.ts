import type { ContactCard, ShownContact } from '@contract/exchange';
import { isWeChatId } from '@rules/weChatId';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { TextModeration } from '../../providers/textModeration';
import { moderateTexts } from '../moderation/moderation';
import { contactOf } from '../user/user.service';
import { findLastCard, findPosition } from './exchange.repository';

/** All that somebody could show of themself; position and WeChat id as the last time. */
export async function getOwnCard(db: Db | Tx, userId: string): Promise<ContactCard> {
  const [contact, company, last] = await Promise.all([
    contactOf(db, userId),
    findPosition(db, userId),
    findLastCard(db, userId)
  ]);
  return {
    name: contact?.name ?? '',
    company: company?.name ?? '',
    position: last?.position || (company?.position ?? ''),
    mobile: contact?.mobile ?? '',
    weChatId: last?.weChatId ?? ''
  };
}

/** What the person chose to show. Name, company and number are those that the platform knows; nobody can invent them. */
export async function buildSharedCard(db: Db | Tx, userId: string, shown: ShownContact): Promise<ContactCard> {
  const own = await getOwnCard(db, userId);
  return {
    name: own.name,
    company: shown.company ? own.company : '',
    position: shown.position.trim(),
    mobile: shown.mobile ? own.mobile : '',
    weChatId: shown.weChatId.trim()
  };
}

/** Throws VALIDATION for a card without a way to be reached, for what is no WeChat id and for texts that may not stand. */
export async function validateSharedContact(
  textModeration: TextModeration,
  shown: ShownContact,
  message: string
): Promise<void> {
  const weChatId = shown.weChatId.trim();
  if (!shown.mobile && weChatId === '') throw new AppError('VALIDATION', { fields: { contact: 'required' } });
  if (weChatId !== '' && !isWeChatId(weChatId)) throw new AppError('VALIDATION', { fields: { weChatId: 'pattern' } });
  const { refused } = await moderateTexts(textModeration, { message, position: shown.position });
  if (Object.keys(refused).length > 0) throw new AppError('VALIDATION', { fields: refused });
}
