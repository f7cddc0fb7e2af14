import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { Page } from '@contract/common';
import type { ExpoSessionBrief } from '@contract/expoSession';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import { getCurrentExpo } from '../expo/expo.service';
import { matchesSearchTerms } from '../textSearch/searchMatch';
import type { SearchTerms } from '../textSearch/searchTerms';
import { presentBrief } from './expoSession.presenter';
import { countMatching, findMatching, type MatchingFilter } from './expoSession.repository';

const DEFAULT_LIMIT = 20;
/** Begins with the expo: the next one may have become the current one since the first page. */
const SessionCursor = Type.Tuple([Type.Literal('session'), CursorId, CursorTime, CursorId]);

/**
 * Searches the sessions of the current expo that take place, by title and summary, in order of their start, and
 * with a cursor those of the expo of the first page; none between expos. Speakers are not searched: a search for a person must not become a popular one.
 * @throws AppError VALIDATION for a broken cursor
 */
export async function searchSessions(
  db: Db,
  terms: SearchTerms,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number },
  nowMs: number
): Promise<Page<ExpoSessionBrief>> {
  const after = decodeCursor(cursor, SessionCursor);
  const filter = await filterOf(db, terms, nowMs, after?.[1]);
  if (filter === undefined) return { items: [], nextCursor: null };
  const rows = await findMatching(db, filter, { after: after && [after[2], after[3]], limit: limit + 1 });
  return pageOf(rows, limit, (row) => ['session', filter.expoId, row.starts_at_ms, row.id], presentBrief);
}

/** Counts sessions of the current expo that match; stops at `most`. */
export async function countMatchingSessions(db: Db, terms: SearchTerms, nowMs: number, most: number): Promise<number> {
  const filter = await filterOf(db, terms, nowMs);
  return filter === undefined ? 0 : countMatching(db, filter, most);
}

async function filterOf(
  db: Db,
  terms: SearchTerms,
  nowMs: number,
  knownExpoId?: string
): Promise<MatchingFilter | undefined> {
  const expoId = knownExpoId ?? (await getCurrentExpo(db, new Date(nowMs)))?.id;
  if (expoId === undefined) return undefined;
  // A session is of no variety; it is found by the names of one in its text.
  return { expoId, condition: matchesSearchTerms(terms, sql`search_tokens`, () => sql<boolean>`false`) };
}
