import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema';
import { matchesSearchTerms } from '../textSearch/searchMatch';
import type { SearchTerms } from '../textSearch/searchTerms';

/** Sort key: the last change, descending. */
export type CardKey = readonly [updatedAtMs: number, id: string];

export interface CardQuery {
  terms: SearchTerms;
  /** Prefix of the pinyin of a name or of its initials; undefined for a query with other characters. */
  letters: string | undefined;
}

/** Finds cards whose owners may be found, by name, position, company, second side and varieties. */
export function findCardsByTerms(
  db: Db,
  query: CardQuery,
  { after, limit }: { after: CardKey | undefined; limit: number }
): Promise<{ id: string; updated_at_ms: number }[]> {
  let rows = matchingCards(db, query).select(['card.id', 'card.updated_at_ms']);
  if (after !== undefined) {
    rows = rows.where(sql<boolean>`(card.updated_at_ms, card.id) < (${after[0]}::int8, ${after[1]})`);
  }
  return rows.orderBy('card.updated_at_ms', 'desc').orderBy('card.id', 'desc').limit(limit).execute();
}

export async function countCardsByTerms(db: Db, query: CardQuery, most: number): Promise<number> {
  const found = matchingCards(db, query).select('card.id').limit(most).as('found');
  const row = await db
    .selectFrom(found)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

function matchingCards(db: Db, query: CardQuery) {
  return db
    .selectFrom('card')
    .innerJoin('user_account as owner', 'owner.id', 'card.user_id')
    .where('card.is_findable', '=', true)
    .where('card.withdrawn_at_ms', 'is', null)
    .where('card.taken_down_at_ms', 'is', null)
    .where('owner.frozen_reason', 'is', null)
    .where(matchesQuery(query));
}

function matchesQuery({ terms, letters }: CardQuery): RawBuilder<boolean> {
  const matchesText = matchesSearchTerms(
    terms,
    sql`card.search_tokens`,
    (ids) => sql<boolean>`(card.fields -> 'varietyIds') ?| ${ids}::text[]`
  );
  if (letters === undefined) return matchesText;
  const matchesPinyin = sql<boolean>`exists (select from unnest(card.pinyin) as spelled where starts_with(spelled, ${letters}))`;
  return sql<boolean>`(${matchesText} or ${matchesPinyin})`;
}
