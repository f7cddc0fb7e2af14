import { defineEvent } from '../../domainEvent';

/** A user chose to browse anonymously: their name is to leave what they visited before. */
export const anonymousBrowsingChosen = defineEvent<{ userId: string }>();
