import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

interface CardKeeping {
  /** Returns the entry of a person in a user's card holder; null when the person is not in it. */
  findEntryId(db: Db, userId: string, personId: string): Promise<string | null>;
}

/** Which cards are kept, from the module of card holders. */
export const cardKeeping = defineExtensionPoint<CardKeeping>('cardKeeping');
