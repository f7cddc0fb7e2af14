import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { NewsBrief } from '@contract/news';
import type { SearchNewsQuery } from '@contract/search';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { SearchTerms } from '../textSearch/searchTerms';
import { presentBrief } from './news.presenter';
import { countByTerms, findByTerms } from './newsSearch.repository';

const DEFAULT_LIMIT = 10;

const SearchCursor = Type.Tuple([Type.Literal('found'), CursorTime, CursorId]);

/** Returns articles that match the terms, newest first. */
export async function searchNews(
  db: Db,
  terms: SearchTerms,
  query: Pick<SearchNewsQuery, 'category' | 'cursor' | 'limit'>,
  nowMs: number
): Promise<Page<NewsBrief>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const cursor = decodeCursor(query.cursor, SearchCursor);
  const after = cursor && ([cursor[1], cursor[2]] as [number, string]);
  const rows = await findByTerms(db, { terms, category: query.category, after, limit: limit + 1, nowMs });
  return pageOf(rows, limit, (row) => ['found', row.published_at_ms, row.id], presentBrief);
}

/** Counts articles that match the terms; counting stops at `most`. */
export async function countMatchingNews(db: Db, terms: SearchTerms, nowMs: number, most: number): Promise<number> {
  return countByTerms(db, terms, nowMs, most);
}
