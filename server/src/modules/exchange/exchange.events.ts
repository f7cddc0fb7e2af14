import type { ContactCard, ExchangeSource } from '@contract/exchange';
import { defineEvent } from '../../domainEvent';

/** One side of an exchange: a user, and the contact that the other one showed to them. */
interface Side {
  userId: string;
  otherId: string;
  contact: ContactCard;
  /** Business card that the other one gave, or that the exchange is about; null without one. */
  cardId: string | null;
}

/** Two users agreed to exchange contacts. */
export const contactsExchanged = defineEvent<{
  sides: readonly [Side, Side];
  supplyId: string | null;
  /** How they met, apart from the supply. */
  source: ExchangeSource;
  /** An expo and booth; may be empty. */
  metLocation: string;
}>();
