import type { TrendingSearch } from '@contract/search';
import { shanghaiDay } from '../../clock/shanghaiDay';
import type { Db } from '../../database/schema';
import { countWord, deleteOld, findSuggestedWords, findWeeks, type WeekOfWord } from './hotWord.repository';

const MOST_SHOWN = 10;
/** Fewer people than these make no word hot: one with several addresses must not write on everybody's screen. */
const LEAST_READERS = 5;
/** Words of one reader and day that count. */
const MOST_OF_READER = 30;

/** What most people looked for in the last seven days, filled up with what the editors suggest. */
export async function listHotWords(db: Db, nowMs: number): Promise<TrendingSearch[]> {
  const [weeks, suggested] = await Promise.all([findWeeks(db, dayOf(nowMs), LEAST_READERS), findSuggestedWords(db)]);
  const wanted = weeks.filter(({ readers }) => readers >= LEAST_READERS).slice(0, MOST_SHOWN);
  const before = ranksBefore(weeks);
  const hot = wanted.map(({ word }, rank): TrendingSearch => ({ word, trend: trendOf(rank, before.get(word)) }));
  const others = suggested.filter((word) => !wanted.some((known) => known.word === word));
  return [...hot, ...others.map((word): TrendingSearch => ({ word, trend: 'same' }))].slice(0, MOST_SHOWN);
}

/** Counts a search that found something. `reader` is a digest: of the same person on the same day always the same. */
export async function countSearch(db: Db, search: { word: string; reader: string; nowMs: number }): Promise<void> {
  await countWord(db, { ...search, day: dayOf(search.nowMs), most: MOST_OF_READER });
}

/** What is not counted with any more. */
export async function forgetSearches(db: Db, nowMs: number): Promise<void> {
  await deleteOld(db, dayOf(nowMs));
}

function ranksBefore(weeks: WeekOfWord[]): Map<string, number> {
  return new Map(
    weeks
      .filter((week) => week.readers_before >= LEAST_READERS)
      .sort((one, other) => other.readers_before - one.readers_before)
      .map(({ word }, rank) => [word, rank])
  );
}

function trendOf(rank: number, before: number | undefined): TrendingSearch['trend'] {
  if (before === undefined) return 'new';
  if (rank === before) return 'same';
  return rank < before ? 'up' : 'down';
}

const dayOf = (nowMs: number): string => shanghaiDay(new Date(nowMs));
