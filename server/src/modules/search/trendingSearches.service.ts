import type { TrendingSearch } from '@contract/search';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import {
  deleteOutdated,
  findEditorSuggestions,
  findWeeklyCounts,
  insertSearch,
  type WeeklySearchCount
} from './trendingSearches.repository';

const MAX_SHOWN = 10;
/** Fewer users make no word trending: a person with several addresses must not determine what everyone sees. */
const MIN_SEARCHERS = 5;
/** Number of words per user and day that count. */
const MAX_PER_VISITOR = 30;

/** Returns the most frequent words of the last seven days, filled up with the editors' suggestions. */
export async function listTrendingSearches(db: Db, nowMs: number): Promise<TrendingSearch[]> {
  const [weeks, suggested] = await Promise.all([
    findWeeklyCounts(db, dayOf(nowMs), MIN_SEARCHERS),
    findEditorSuggestions(db)
  ]);
  const wanted = weeks.filter(({ readers }) => readers >= MIN_SEARCHERS).slice(0, MAX_SHOWN);
  const before = previousRanks(weeks);
  const hot = wanted.map(({ word }, rank) => trendingSearch(word, trendOf(rank, before.get(word))));
  const others = suggested.filter((word) => !wanted.some((known) => known.word === word));
  return [...hot, ...others.map((word) => trendingSearch(word, 'same'))].slice(0, MAX_SHOWN);
}

const trendingSearch = (word: string, trend: TrendingSearch['trend']): TrendingSearch => ({ word, text: word, trend });

/** Counts a search with results. `visitorKey` is a digest, the same for the same user on the same day. */
export async function recordSearch(db: Db, search: { word: string; visitorKey: string; nowMs: number }): Promise<void> {
  await insertSearch(db, { ...search, day: dayOf(search.nowMs), most: MAX_PER_VISITOR });
}

/** Deletes counts that are no longer used. */
export async function purgeSearches(db: Db, nowMs: number): Promise<void> {
  await deleteOutdated(db, dayOf(nowMs));
}

function previousRanks(weeks: WeeklySearchCount[]): Map<string, number> {
  return new Map(
    weeks
      .filter((week) => week.readers_before >= MIN_SEARCHERS)
      .sort((one, other) => other.readers_before - one.readers_before)
      .map(({ word }, rank) => [word, rank])
  );
}

function trendOf(rank: number, before: number | undefined): TrendingSearch['trend'] {
  if (before === undefined) return 'new';
  if (rank === before) return 'same';
  return rank < before ? 'up' : 'down';
}

const dayOf = (nowMs: number): string => shanghaiDay(nowMs);
