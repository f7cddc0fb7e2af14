import type { ExpoFacts } from '@contract/expo';
import type { Db, Tx } from '../../database/schema';
import { addRegistered, findFacts } from './expoFacts.repository';

/** Returns expos by their id, also those that are over; unknown ids are left out. */
export async function listExpoFacts(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ExpoFacts>> {
  if (ids.length === 0) return new Map();
  return new Map((await findFacts(db, ids)).map((expo) => [expo.id, expo]));
}

/** Returns undefined for an unknown expo. */
export async function findExpoFacts(db: Db | Tx, id: string): Promise<ExpoFacts | undefined> {
  return (await findFacts(db, [id]))[0];
}

/**
 * Changes the number of registered visitors that the app shows, in the transaction that registers or cancels them: the row
 * is locked until it ends.
 */
export function changeRegisteredCount(tx: Tx, expoId: string, by: number): Promise<void> {
  return addRegistered(tx, expoId, by);
}
