import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

interface CardOwner {
  /** Returns the name that the user has entered as their real one; empty for none. */
  realNameOf(db: Db, userId: string): Promise<string>;
}

/** A first card begins with the name of its owner. */
export const cardOwner = defineExtensionPoint<CardOwner>('cardOwner');
