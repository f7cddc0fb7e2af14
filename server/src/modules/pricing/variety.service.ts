import { MINUTE_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { findVarietyNames } from './variety.repository';

/** Names of a variety. */
export interface VarietyNames {
  id: string;
  name: string;
  aliases: string[];
  /** Pinyin initials of the name and the aliases, in lower case. */
  initials: string[];
  englishName: string;
  /** In the order of the price list. */
  grades: { id: string; name: string }[];
}

/** Varieties change with a release or by hand, never by a call: every process reads them again once a minute. */
const CACHE_MS = MINUTE_MS;
const cache = new WeakMap<Db, { names: Promise<VarietyNames[]>; untilMs: number }>();

/** Returns every variety, in the order of the price list, at most a minute old. */
export function listVarietyNames(db: Db): Promise<VarietyNames[]> {
  const known = cache.get(db);
  if (known !== undefined && performance.now() < known.untilMs) return known.names;
  const names = loadNames(db);
  cache.set(db, { names, untilMs: performance.now() + CACHE_MS });
  // A failed read is not cached: the database may be back with the next call.
  names.catch(() => cache.delete(db));
  return names;
}

async function loadNames(db: Db): Promise<VarietyNames[]> {
  const rows = await findVarietyNames(db);
  return rows.map(({ english_name: englishName, ...names }) => ({ ...names, englishName }));
}
