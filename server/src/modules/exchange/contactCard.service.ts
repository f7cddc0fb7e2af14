import type { ContactCard, SharedContact, ShownContact } from '@contract/exchange';
import { isWeChatId } from '@rules/weChatId';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { TextModeration } from '../../providers/textModeration';
import { moderateTexts } from '../moderation/moderation';
import { contactOf } from '../user/user.service';
import { findLastCard, findPosition } from './exchange.repository';

/** Returns all that a user without a card can show; position and WeChat id as shown last. */
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

/**
 * Returns the card that a user chose to show. Name, company and number come from the account.
 * @throws AppError VALIDATION `contact` `required` without a WeChat id for an account without a number
 */
export async function buildSharedCard(db: Db | Tx, userId: string, shown: ShownContact): Promise<ContactCard> {
  const own = await getOwnCard(db, userId);
  if (own.mobile === '' && shown.weChatId.trim() === '')
    throw new AppError('VALIDATION', { fields: { contact: 'required' } });
  return {
    name: own.name,
    company: shown.company ? own.company : '',
    position: shown.position.trim(),
    mobile: shown.mobile ? own.mobile : '',
    weChatId: shown.weChatId.trim()
  };
}

/**
 * Checks what a user shows to another one.
 * @param texts texts of the user beside the contact, by field
 * @throws AppError VALIDATION for data without number and WeChat id, an invalid WeChat id, and refused texts
 */
export async function validateSharedContact(
  textModeration: TextModeration,
  shown: SharedContact,
  texts: Readonly<Record<string, string>> = {}
): Promise<void> {
  // A card was checked when it was saved.
  const { position } = 'cardId' in shown ? { position: '' } : requireContact(shown);
  const { refused } = await moderateTexts(textModeration, { ...texts, position });
  if (Object.keys(refused).length > 0) throw new AppError('VALIDATION', { fields: refused });
}

/** @throws AppError VALIDATION for data without number and WeChat id, and for an invalid WeChat id */
function requireContact(shown: ShownContact): ShownContact {
  const weChatId = shown.weChatId.trim();
  if (!shown.mobile && weChatId === '') throw new AppError('VALIDATION', { fields: { contact: 'required' } });
  if (weChatId !== '' && !isWeChatId(weChatId)) throw new AppError('VALIDATION', { fields: { weChatId: 'pattern' } });
  return shown;
}
