import type { Expo } from '@contract/expo';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { type ExpoRow, findCurrentExpo, findExposById } from './expo.repository';

/** Returns the expo that is on, or else the next one; null between expos. */
export async function getCurrentExpo(db: Db, now: Date): Promise<Expo | null> {
  const row = await findCurrentExpo(db, shanghaiDay(now.getTime()));
  if (row === undefined) return null;
  return {
    id: row.id,
    name: row.name,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    venue: row.venue,
    registeredCount: row.registered_count
  };
}

/** Returns expos by their id; unknown ids are left out. */
export async function findExpos(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ExpoRow>> {
  if (ids.length === 0) return new Map();
  return new Map((await findExposById(db, ids)).map((row) => [row.id, row]));
}
