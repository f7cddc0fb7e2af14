import type { Db, Tx } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

interface CardLimit {
  /** Returns the maximum number of cards of a user now. */
  maxCardsOf(db: Db | Tx, userId: string, nowMs: number): Promise<number>;
}

/** Paid levels allow more cards. */
export const cardLimit = defineExtensionPoint<CardLimit>('cardLimit');
