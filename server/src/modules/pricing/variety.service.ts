import type { Db } from '../../database/schema';
import { findVarietyNames } from './variety.repository';

/** What a variety is called. */
export interface VarietyNames {
  id: string;
  name: string;
  aliases: string[];
  /** First letters of the pinyin of the name and the aliases, in lower case. */
  initials: string[];
  englishName: string;
  /** In the order of the price list. */
  grades: { id: string; name: string }[];
}

/** Varieties come with a release or by hand, not by a call; every process reads them anew once a minute. */
const CACHE_MS = 60_000;
const cache = new WeakMap<Db, { names: Promise<VarietyNames[]>; untilMs: number }>();

/** Every variety, in the order of the price list; as it was up to a minute ago. */
export function listVarietyNames(db: Db): Promise<VarietyNames[]> {
  const known = cache.get(db);
  if (known !== undefined && performance.now() < known.untilMs) return known.names;
  const names = loadNames(db);
  cache.set(db, { names, untilMs: performance.now() + CACHE_MS });
  // A database that was away for a moment must not be away for a minute.
  names.catch(() => cache.delete(db));
  return names;
}

async function loadNames(db: Db): Promise<VarietyNames[]> {
  const rows = await findVarietyNames(db);
  return rows.map(({ english_name: englishName, ...names }) => ({ ...names, englishName }));
}
