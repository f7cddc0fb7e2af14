import { sql } from 'kysely';
import type { Db } from '../../database/schema';

export interface WeeklySearchCount {
  word: string;
  /** Users in the seven days up to today. */
  readers: number;
  /** Users in the seven days before. */
  readers_before: number;
}

/** No day can add more than these to the top of two weeks, so the query stays short however many users search. */
const TOP_OF_DAY = 200;

/** Returns words of the last two weeks with at least `minSearchers` users, the most frequent of this week first. */
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
 * Counts a word once per user and day, and no more than `most` words of a user. One statement: the count changes
 * exactly when the record is new.
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

/** Deletes the users counted before today, and counts that no list uses any more. */
export async function deleteOutdated(db: Db, today: string): Promise<void> {
  await sql`delete from search_reader where day < ${today}::date`.execute(db);
  await sql`delete from search_word where day <= ${today}::date - 60`.execute(db);
}
