import { defineEvent } from '../../domainEvent';

/** The owner of a card saved it: what others keep of it may differ from it now. */
export const cardChanged = defineEvent<{ cardId: string }>();
