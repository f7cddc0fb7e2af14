import { Type } from '@sinclair/typebox';
import type { CardBrief } from '@contract/card';
import type { Page } from '@contract/common';
import type { SearchCardsQuery } from '@contract/search';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { SearchTerms } from '../textSearch/searchTerms';
import { listCardBriefs } from './cardBrief.service';
import { type CardQuery, countCardsByTerms, findCardsByTerms } from './cardSearch.repository';

const DEFAULT_LIMIT = 20;
const LETTERS = /^[a-z]{2,}$/;
const CardCursor = Type.Tuple([Type.Literal('card'), CursorTime, CursorId]);

/**
 * Searches business cards whose owners may be found, the last changed first. `word` is the query as typed.
 * @throws AppError VALIDATION for a broken cursor
 */
export async function searchCards(
  db: Db,
  terms: SearchTerms,
  { cursor, limit = DEFAULT_LIMIT }: Pick<SearchCardsQuery, 'cursor' | 'limit'>,
  word: string
): Promise<Page<CardBrief>> {
  const after = decodeCursor(cursor, CardCursor);
  const rows = await findCardsByTerms(db, toCardQuery(terms, word), {
    after: after && [after[1], after[2]],
    limit: limit + 1
  });
  const { items: ids, nextCursor } = pageOf(
    rows,
    limit,
    (row) => ['card', row.updated_at_ms, row.id],
    ({ id }) => id
  );
  return { items: await listCardBriefs(db, ids), nextCursor };
}

/** Counts business cards that match; stops at `most`. */
export function countMatchingCards(db: Db, terms: SearchTerms, word: string, most: number): Promise<number> {
  return countCardsByTerms(db, toCardQuery(terms, word), most);
}

function toCardQuery(terms: SearchTerms, word: string): CardQuery {
  return { terms, letters: LETTERS.test(word) ? word : undefined };
}
