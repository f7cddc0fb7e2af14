import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { PriceLine } from '@contract/priceLine';
import type { SearchLinesQuery } from '@contract/search';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorInt, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import type { SearchTerms } from '../textSearch/searchTerms';
import { presentLine } from './market.presenter';
import { countLines, findLines } from './priceList.repository';

const DEFAULT_LIMIT = 20;

/** The cursor contains the order, and a literal that distinguishes it from a cursor of the price list. */
const SearchCursor = Type.Tuple([
  Type.Literal('found'),
  Type.String({ maxLength: 16 }),
  CursorInt,
  CursorInt,
  CursorId
]);

/**
 * Returns price lines that match the terms: in the order of the price list, or by their change of the day.
 * @throws AppError VALIDATION (`cursor`: `order`) for a cursor of another order
 */
export async function searchLines(
  db: Db,
  terms: SearchTerms,
  query: Pick<SearchLinesQuery, 'sort' | 'cursor' | 'limit'>,
  viewer: Member | null
): Promise<Page<PriceLine>> {
  const { sort = 'default', limit = DEFAULT_LIMIT } = query;
  const cursor = decodeCursor(query.cursor, SearchCursor);
  if (cursor && cursor[1] !== sort) throw new AppError('VALIDATION', { fields: { cursor: 'order' } });
  const rows = await findLines(
    db,
    {
      selection: { terms, span: 'day' },
      order: sort,
      after: cursor && [cursor[2], cursor[3], cursor[4]],
      limit: limit + 1
    },
    viewer?.id ?? null
  );
  return pageOf(
    rows,
    limit,
    (row) => ['found', sort, row.rank, row.position, row.line_id],
    (row) => presentLine(row, 'day')
  );
}

/** Counts price lines that match the terms; counting stops at `most`. */
export async function countMatchingLines(db: Db, terms: SearchTerms, most: number): Promise<number> {
  return countLines(db, { terms, span: 'day' }, most);
}
