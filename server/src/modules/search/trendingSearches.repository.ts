import { sql } from 'kysely';
import type { Db } from '../../database/schema';

export interface WeeklySearchCount {
  word: string;
  /** People in the seven days up to today. */
  readers: number;
  /** People in the seven days before. */
  readers_before: number;
}

/** More than these no day can bring among the first of two weeks; so the query stays short however many people search. */
const TOP_OF_DAY = 200;

/** Words of the last two weeks with at least so many people, the most wanted of this one first. */
export async function findWeeklyCounts(db: Db, today: string, minSearchers: number): Promise<WeeklySearchCount[]> {
  const { rows } = await sql<WeeklySearchCount>`
    select top.word,
      coalesce(sum(top.readers) filter (where days_ago < 7), 0)::int4 as readers,
      coalesce(sum(top.readers) filter (where days_ago >= 7), 0)::int4 as readers_before
    from generate_series(0, 13) as days_ago
    cross join lateral (
      select word, readers from search_word
      where day = ${today}::date - days_ago order by readers desc, word limit ${sql.lit(TOP_OF_DAY)}
    ) as top
    group by top.word
    having sum(top.readers) >= ${minSearchers}
    order by 2 desc, top.word`.execute(db);
  return rows;
}

export async function findEditorSuggestions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('hot_word').select('word').orderBy('position').execute();
  return rows.map((row) => row.word);
}

/**
 * Counts a word once for a reader and day, and no more than `most` words of a reader. One statement: the count moves
 * exactly when the mark is new.
 */
export async function insertSearch(
  db: Db,
  search: { day: string; visitorKey: string; word: string; most: number }
): Promise<void> {
  const { day, visitorKey, word, most } = search;
  await sql`
    with counted as (
      insert into search_reader (day, reader, word)
      select ${day}::date, ${visitorKey}, ${word}
      where (select count(*) from search_reader where day = ${day}::date and reader = ${visitorKey}) < ${most}
      on conflict do nothing returning 1
    )
    insert into search_word (day, word, readers) select ${day}::date, ${word}, 1 from counted
    on conflict (day, word) do update set readers = search_word.readers + 1`.execute(db);
}

/** Forgets who was counted before today, and counts that no list looks at any more. */
export async function deleteOutdated(db: Db, today: string): Promise<void> {
  await sql`delete from search_reader where day < ${today}::date`.execute(db);
  await sql`delete from search_word where day <= ${today}::date - 60`.execute(db);
}
