import type { CurrentExpo, ExpoBanner, ExpoIndex, ExpoOpening, LiveConfig } from '@contract/expo';
import type { ExpoFile, ExpoIntroduction } from '@contract/expoIntroduction';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { presentExpo, presentIndex } from './expo.presenter';
import { type ExpoRow, findCurrentExpo, findExpo, findExposBefore, findFile, listFiles } from './expo.repository';

const PREVIOUS_LIMIT = 10;

/** Returns the expo that is on, or else the next one; null between expos. */
export async function getCurrentExpo(db: Db | Tx, now: Date): Promise<CurrentExpo | null> {
  const row = await findCurrentExpo(db, shanghaiDay(now.getTime()));
  return row === undefined ? null : presentExpo(row, now.getTime());
}

/** Returns the expo that a page shows: the given one, else the current or next one, else the last one. */
async function findShown(db: Db, id: string | undefined, nowMs: number): Promise<ExpoRow | undefined> {
  if (id !== undefined) return findExpo(db, id);
  const today = shanghaiDay(nowMs);
  return (await findCurrentExpo(db, today)) ?? (await findExposBefore(db, today, 1))[0];
}

/** Returns an expo with its facts and the ones before it; null for an unknown one, or when there is none. */
export async function getExpoIndex(db: Db, id: string | undefined, now: Date): Promise<ExpoIndex | null> {
  const row = await findShown(db, id, now.getTime());
  if (row === undefined) return null;
  return presentIndex(row, await findExposBefore(db, row.starts_on, PREVIOUS_LIMIT), now.getTime());
}

/** Returns the opening hours of an expo, the earliest first; none while they are not set. */
export async function findOpenings(db: Db, id: string): Promise<readonly ExpoOpening[]> {
  return (await findExpo(db, id))?.openings ?? [];
}

export async function listBanners(db: Db, id: string | undefined, now: Date): Promise<ExpoBanner[]> {
  return (await findShown(db, id, now.getTime()))?.banners ?? [];
}

/** Returns the broadcast that is on or to come; null when there is none. */
export async function getLiveConfig(db: Db, id: string | undefined, now: Date): Promise<LiveConfig | null> {
  const live = (await findShown(db, id, now.getTime()))?.live ?? null;
  return live !== null && live.endsAtMs > now.getTime() ? live : null;
}

/** Returns the introduction of an expo with its files; null for an unknown one, or when there is none. */
export async function getIntroduction(db: Db, id: string | undefined, now: Date): Promise<ExpoIntroduction | null> {
  const row = await findShown(db, id, now.getTime());
  if (row === undefined) return null;
  return { expoId: row.id, name: row.name, sections: row.introduction, files: await listFiles(db, row.id) };
}

/**
 * Returns a file with its content.
 * @throws AppError NOT_FOUND for an unknown file
 */
export async function getFile(db: Db, id: string): Promise<ExpoFile & { base64: string }> {
  const file = await findFile(db, id);
  if (file === undefined) throw new AppError('NOT_FOUND');
  const { name, type, content } = file;
  return { id, name, type, bytes: content.length, base64: content.toString('base64') };
}
