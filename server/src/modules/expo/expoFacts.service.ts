import type { Expo } from '@contract/expo';
import type { Db, Tx } from '../../database/schema';
import { addRegistered, findFacts } from './expoFacts.repository';

/** Name, days and venue of an expo, for the modules that belong to it. */
export type ExpoFacts = Pick<Expo, 'id' | 'name' | 'startsOn' | 'endsOn' | 'venue'>;

/** Returns undefined for an unknown expo. */
export function findExpoFacts(db: Db | Tx, id: string): Promise<ExpoFacts | undefined> {
  return findFacts(db, id);
}

/**
 * Changes the number of registered visitors that the app shows, in the transaction that registers or cancels them: the row
 * is locked until it ends.
 */
export function changeRegisteredCount(tx: Tx, expoId: string, by: number): Promise<void> {
  return addRegistered(tx, expoId, by);
}
