import type { ExpoFacts } from '@contract/expo';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { addRegistered, findFacts, lockExpoRow } from './expoFacts.repository';

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
 * Locks an expo until the transaction ends, so that what it has one of is created once.
 * @throws AppError NOT_FOUND for an unknown expo
 */
export async function lockExpo(tx: Tx, id: string): Promise<void> {
  if (!(await lockExpoRow(tx, id))) throw new AppError('NOT_FOUND');
}

/**
 * Changes the number of registered visitors that the app shows, in the transaction that registers or cancels them: the row
 * is locked until it ends.
 */
export function changeRegisteredCount(tx: Tx, expoId: string, by: number): Promise<void> {
  return addRegistered(tx, expoId, by);
}
