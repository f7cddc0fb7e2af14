import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { Flash } from '@contract/flash';
import type { SearchFlashesQuery } from '@contract/search';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { SearchTerms } from '../textSearch/searchTerms';
import { presentFlash } from './flash.presenter';
import { countByTerms, findByTerms } from './flashSearch.repository';

const DEFAULT_LIMIT = 20;

const SearchCursor = Type.Tuple([Type.Literal('found'), CursorTime, CursorId]);

/** Returns flashes that match the terms, newest first. */
export async function searchFlashes(
  db: Db,
  terms: SearchTerms,
  query: Pick<SearchFlashesQuery, 'importantOnly' | 'cursor' | 'limit'>,
  nowMs: number
): Promise<Page<Flash>> {
  const { importantOnly = false, limit = DEFAULT_LIMIT } = query;
  const cursor = decodeCursor(query.cursor, SearchCursor);
  const after = cursor && ([cursor[1], cursor[2]] as [number, string]);
  const rows = await findByTerms(db, { terms, importantOnly, after, limit: limit + 1, nowMs });
  return pageOf(rows, limit, (row) => ['found', row.published_at_ms, row.id], presentFlash);
}

/** Counts flashes that match the terms; counting stops at `most`. */
export async function countMatchingFlashes(db: Db, terms: SearchTerms, nowMs: number, most: number): Promise<number> {
  return countByTerms(db, terms, nowMs, most);
}
