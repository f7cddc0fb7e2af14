import { Type, type Static } from '@sinclair/typebox';
import type { CategoryId, Page } from '@contract/common';
import type {
  ChangeSpan,
  LineQuery,
  MarketOverview,
  PriceLine,
  PriceLineDetail,
  Series,
  SeriesRange
} from '@contract/market';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorInt, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { countOpenListings } from '../listing/listing.service';
import { findLeadingLines, findLine, findLines, findLinesNamed, findMovers, findSiblings } from './line.repository';
import { presentLine, presentMarketRow, presentProvenance } from './market.presenter';
import {
  countBoard,
  countFollows,
  deleteFollow,
  findFollowedVarieties,
  findMarkets,
  findSeries,
  findVarietiesOfCategory,
  insertFollow
} from './market.repository';
import { listSpiceIndices } from './spiceIndex.service';

const DEFAULT_LIMIT = 20;
const STRIP_LINES = 6;
/** Enough of the biggest moves that six varieties are among them. */
const MOVER_CANDIDATES = 40;

/** Ranges from the shortest; a reader may open those up to their longest. */
const RANGES: readonly SeriesRange[] = ['7d', '30d', '90d', '1y'];

/** The order stands in the cursor: a cursor of another order would skip rows silently. */
const LineCursor = Type.Tuple([Type.String({ maxLength: 16 }), CursorInt, CursorInt, CursorId]);

export async function readOverview(db: Db, span: ChangeSpan): Promise<MarketOverview> {
  const [board, indices, markets] = await Promise.all([countBoard(db, span), listSpiceIndices(db), findMarkets(db)]);
  return {
    updatedAtMs: board.collected_at_ms ?? 0,
    indices,
    board: { up: board.up, flat: board.flat, down: board.down },
    varietyCount: board.variety_count,
    lineCount: board.line_count,
    markets
  };
}

/** Varieties with a price of the newest collection day. */
export async function countUpdatedVarieties(db: Db): Promise<number> {
  return (await countBoard(db, 'day')).updated_variety_count;
}

export async function listLines(db: Db, query: LineQuery, reader: Member | null): Promise<Page<PriceLine>> {
  const { span = 'day', sort = 'default', limit = DEFAULT_LIMIT, followed = false } = query;
  const orderName = sort === 'default' ? sort : `${sort} ${span}`;
  const after = lineKeyOf(decodeCursor(query.cursor, LineCursor), orderName);
  const rows = await findLines(
    db,
    { filter: { ...query, followedOnly: followed }, order: sort, span, after, limit: limit + 1 },
    reader?.id ?? null
  );
  return pageOf(
    rows,
    limit,
    (row) => [orderName, row.rank, row.position, row.line_id],
    (row) => presentLine(row, span)
  );
}

function lineKeyOf(cursor: Static<typeof LineCursor> | undefined, orderName: string) {
  if (cursor === undefined) return undefined;
  const [name, rank, position, id] = cursor;
  if (name !== orderName) throw new AppError('VALIDATION', { fields: { cursor: 'order' } });
  return [rank, position, id] as [number, number, string];
}

export async function readLine(db: Db, lineId: string, reader: Member | null, nowMs: number): Promise<PriceLineDetail> {
  const line = await findLine(db, lineId, reader?.id ?? null);
  if (!line) throw new AppError('NOT_FOUND');
  const [siblings, listings] = await Promise.all([
    findSiblings(db, line),
    countOpenListings(db, line.variety_id, nowMs)
  ]);
  const others = siblings.filter((row) => row.grade_id === line.grade_id && row.line_id !== line.line_id);
  return {
    line: presentLine(line, 'day'),
    weekBp: line.week_bp,
    monthBp: line.month_bp,
    yearBp: line.year_bp,
    pace: line.pace,
    provenance: presentProvenance(line),
    grades: siblings
      .filter((row) => row.market_id === line.market_id)
      .map((row) => ({ lineId: row.line_id, gradeName: row.grade_name })),
    markets: [line, ...others].map(presentMarketRow),
    supplyCount: listings.supplies,
    purchaseCount: listings.purchases,
    maxRange: longestRange(reader)
  };
}

/** Visitors read 30 days, members 90, verified people a year. */
export async function readSeries(db: Db, lineId: string, range: SeriesRange, reader: Member | null): Promise<Series> {
  if (RANGES.indexOf(range) > RANGES.indexOf(longestRange(reader))) {
    throw new AppError('HISTORY_LOCKED', { needs: reader === null ? 'login' : 'verify' });
  }
  const series = await findSeries(db, lineId, range);
  if (!series) throw new AppError('NOT_FOUND');
  return { range, ...series };
}

function longestRange(reader: Member | null): SeriesRange {
  if (reader === null) return '30d';
  return reader.isVerified ? '1y' : '90d';
}

export async function follow(db: Db, reader: Member, lineId: string, nowMs: number): Promise<void> {
  if (!(await insertFollow(db, reader.id, lineId, nowMs))) throw new AppError('NOT_FOUND');
}

export async function unfollow(db: Db, reader: Member, lineId: string): Promise<void> {
  await deleteFollow(db, reader.id, lineId);
}

/** How many lines a person follows. */
export async function countFollowedLines(db: Db, userId: string): Promise<number> {
  return countFollows(db, userId);
}

export async function listFollowedVarieties(db: Db, userId: string): Promise<string[]> {
  return findFollowedVarieties(db, userId);
}

/** The varieties of a first-grade category. */
export async function listVarietiesOfCategory(db: Db, categoryId: CategoryId): Promise<string[]> {
  return findVarietiesOfCategory(db, categoryId);
}

/** The best known line of each variety, for articles; varieties without a price are left out. */
export async function listLeadingLines(db: Db, varietyIds: string[], reader: Member | null): Promise<PriceLine[]> {
  if (varietyIds.length === 0) return [];
  const rows = await findLeadingLines(db, varietyIds, reader?.id ?? null);
  const found = new Map(rows.map((row) => [row.variety_id, row]));
  return varietyIds.flatMap((id) => found.get(id) ?? []).map((row) => presentLine(row, 'day'));
}

/** Lines whose grade, market or origin has the word (in lower case) in its name. */
export async function listLinesNamed(db: Db, word: string, limit: number, reader: Member | null): Promise<PriceLine[]> {
  const rows = await findLinesNamed(db, word, limit, reader?.id ?? null);
  return rows.map((row) => presentLine(row, 'day'));
}

/** What the reader follows, filled up to six with the top movers, one line a variety. */
export async function readPriceStrip(
  db: Db,
  reader: Member | null
): Promise<{ lines: PriceLine[]; linesKind: 'followed' | 'movers' }> {
  const readerId = reader?.id ?? null;
  const [followed, movers] = await Promise.all([
    reader === null ? [] : findFollowed(db, reader.id),
    findMovers(db, MOVER_CANDIDATES, readerId)
  ]);
  const varieties = new Set(followed.map((row) => row.variety_id));
  const fillers = movers.filter((row) => !varieties.has(row.variety_id) && varieties.add(row.variety_id));
  const rows = [...followed, ...fillers.slice(0, Math.max(0, STRIP_LINES - followed.length))];
  return { lines: rows.map((row) => presentLine(row, 'day')), linesKind: followed.length > 0 ? 'followed' : 'movers' };
}

/** The first of the followed lines that a strip can hold. */
function findFollowed(db: Db, userId: string) {
  const filter = { followedOnly: true };
  return findLines(db, { filter, order: 'default', span: 'day', after: undefined, limit: 2 * STRIP_LINES }, userId);
}
