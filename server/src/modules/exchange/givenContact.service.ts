import type { CardContact } from '@contract/card';
import type { ContactCard, SharedContact } from '@contract/exchange';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type CardToGive, listCardsToGive } from '../card/cardBrief.service';
import { buildSharedCard } from './contactCard.service';

/** A contact that a user gives, and the card that it is of; null for data of the account. */
export interface GivenContact {
  contact: ContactCard;
  cardId: string | null;
}

/**
 * Returns what a user gives. The other one will see the cards of the user as well, by their rules, so that a user with cards
 * gives one of them: leaving something out here would not hide it.
 * @throws AppError CONFLICT `shown` `card` for data of the account of a user who has a card, `gone` for a card that is not
 * theirs or not shown any more
 */
export async function giveContact(tx: Tx, userId: string, shown: SharedContact): Promise<GivenContact> {
  const cards = await listCardsToGive(tx, userId);
  if ('cardId' in shown) {
    const card = cards.find(({ id }) => id === shown.cardId);
    if (card === undefined) throw new AppError('CONFLICT', { fields: { shown: 'gone' } });
    return { contact: contactOfCard(card), cardId: card.id };
  }
  if (cards.length > 0) throw new AppError('CONFLICT', { fields: { shown: 'card' } });
  return { contact: await buildSharedCard(tx, userId, shown), cardId: null };
}

/** Returns the contact on a card that was given, as the card is now; undefined for one that is not shown any more. */
export async function findGivenContact(tx: Tx, userId: string, cardId: string): Promise<ContactCard | undefined> {
  const card = (await listCardsToGive(tx, userId)).find(({ id }) => id === cardId);
  return card && contactOfCard(card);
}

const shownText = (contact: CardContact | null): string => (contact === null || contact.isMasked ? '' : contact.text);

function contactOfCard({ name, companyName, position, contacts }: CardToGive): ContactCard {
  const { mobile, weChatId } = contacts;
  return { name, company: companyName, position, mobile: shownText(mobile), weChatId: shownText(weChatId) };
}
