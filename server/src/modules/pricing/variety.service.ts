import { MINUTE_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { findVarietyNames } from './variety.repository';

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

/**
 * Varieties change with a release or by hand, never through the API, so each process caches them for up to a minute.
 */
const CACHE_TTL_MS = MINUTE_MS;
/** `expiresAtMs` is a time of the monotonic clock (`performance.now`). */
const cache = new WeakMap<Db, { names: Promise<VarietyNames[]>; expiresAtMs: number }>();

/** Returns every variety, in the order of the price list, at most a minute old. */
export function listVarietyNames(db: Db): Promise<VarietyNames[]> {
  const cached = cache.get(db);
  if (cached !== undefined && performance.now() < cached.expiresAtMs) return cached.names;
  const names = loadNames(db);
  cache.set(db, { names, expiresAtMs: performance.now() + CACHE_TTL_MS });
  // A failed read is not cached: the database may be back with the next call.
  names.catch(() => cache.delete(db));
  return names;
}

async function loadNames(db: Db): Promise<VarietyNames[]> {
  const rows = await findVarietyNames(db);
  return rows.map(({ english_name: englishName, ...names }) => ({ ...names, englishName }));
}
