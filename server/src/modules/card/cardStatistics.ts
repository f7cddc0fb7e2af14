import type { CardStats } from '@contract/card';
import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

interface CardStatistics {
  /** Returns the figures of cards since they were created, by id; a card without any may be left out. */
  statsOf(db: Db, cardIds: readonly string[], nowMs: number): Promise<ReadonlyMap<string, CardStats>>;
}

/** Figures of cards, from the module of their visits. */
export const cardStatistics = defineExtensionPoint<CardStatistics>('cardStatistics');
