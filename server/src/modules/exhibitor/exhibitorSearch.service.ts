import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { Page } from '@contract/common';
import type { ExhibitorBrief } from '@contract/exhibitor';
import type { Db } from '../../database/schema';
import { CursorId, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { matchesSearchTerms } from '../textSearch/searchMatch';
import type { SearchTerms } from '../textSearch/searchTerms';
import { countExhibitors, type ExhibitorFilter, findExhibitors } from './exhibitor.repository';
import { expoIdOf } from './exhibitor.service';
import { presentExhibitors } from './presentation.service';

const DEFAULT_LIMIT = 20;
const LETTERS = /^[a-z]{2,}$/;
/** Begins with the kind and the expo: the next one may have become the current one since the first page. */
const ExhibitorCursor = Type.Tuple([
  Type.Literal('exhibitor'),
  CursorId,
  Type.Boolean(),
  Type.String({ maxLength: 120, pattern: '^[a-z0-9]*$' }),
  CursorId
]);

/** Viewer and time of a search, and the query as it was typed. */
export interface ExhibitorSearch {
  member: Member | null;
  word: string;
  nowMs: number;
}

/**
 * Searches the exhibitors of the current expo, from A to Z, and with a cursor those of the expo of the first page; none between
 * expos.
 * @throws AppError VALIDATION for a broken cursor
 */
export async function searchExhibitors(
  db: Db,
  terms: SearchTerms,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number },
  search: ExhibitorSearch
): Promise<Page<ExhibitorBrief>> {
  const after = decodeCursor(cursor, ExhibitorCursor);
  const filter = await filterOf(db, terms, search, after?.[1]);
  if (filter === undefined) return { items: [], nextCursor: null };
  const rows = await findExhibitors(db, filter, { after: after && [after[2], after[3], after[4]], limit: limit + 1 });
  const page = pageOf(
    rows,
    limit,
    (row) => ['exhibitor', filter.expoId, row.initial === '#', row.spelling, row.id],
    (row) => row
  );
  return { items: await presentExhibitors(db, page.items), nextCursor: page.nextCursor };
}

/** Counts exhibitors of the current expo that match; stops at `most`. */
export async function countMatchingExhibitors(
  db: Db,
  terms: SearchTerms,
  search: ExhibitorSearch,
  most: number
): Promise<number> {
  const filter = await filterOf(db, terms, search);
  return filter === undefined ? 0 : countExhibitors(db, filter, most);
}

async function filterOf(
  db: Db,
  terms: SearchTerms,
  { member, word, nowMs }: ExhibitorSearch,
  knownExpoId?: string
): Promise<ExhibitorFilter | undefined> {
  const expoId = await expoIdOf(db, knownExpoId, new Date(nowMs));
  if (expoId === undefined) return undefined;
  const matchesText = matchesSearchTerms(
    terms,
    sql`exhibitor.search_tokens`,
    (ids) => sql<boolean>`exhibitor.variety_ids && ${ids}::text[]`
  );
  // Letters that mean a variety are no beginning of a name.
  const condition =
    LETTERS.test(word) && terms.varietyIds.length === 0
      ? sql<boolean>`(${matchesText} or starts_with(spelling, ${word}) or starts_with(initials, ${word}))`
      : matchesText;
  return { expoId, userId: member?.id ?? null, condition };
}
