import type { CategoryId } from '@contract/common';
import type { PriceLineDetail } from '@contract/lineInfo';
import type { MarketOverview } from '@contract/market';
import type { ChangeSpan, PriceLine } from '@contract/priceLine';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { recordFootprint } from '../browsingHistory/footprint.service';
import { historyRights, presentLocks } from './history.service';
import { findLeadingLines, findLine, findLinesByName, findMovers, findSiblings } from './line.repository';
import { presentLine, presentMarketRow, presentProvenance } from './market.presenter';
import {
  countBoard,
  deleteFollow,
  findFollowedVarieties,
  findMarkets,
  findVarietiesOfCategory,
  findVarietyFollows,
  followCount,
  insertFollow
} from './market.repository';
import { recordView } from './popularity.service';
import { findLines } from './priceList.repository';
import { listSpiceIndices } from './spiceIndex.service';

const STRIP_LINES = 6;
/** Number of biggest movers among which six varieties are certain. */
const MOVER_CANDIDATES = 40;

/** @param marketIds markets whose lines are counted; all when absent */
export async function getMarketOverview(
  db: Db,
  span: ChangeSpan,
  marketIds?: readonly string[]
): Promise<MarketOverview> {
  const [board, indices, markets] = await Promise.all([
    countBoard(db, span, marketIds),
    listSpiceIndices(db),
    findMarkets(db)
  ]);
  return {
    updatedAtMs: board.collected_at_ms ?? 0,
    date: board.date,
    indices,
    board: { up: board.up, flat: board.flat, down: board.down },
    varietyCount: board.variety_count,
    lineCount: board.line_count,
    markets
  };
}

/** Counts the varieties with a price of the newest collection day. */
export async function countUpdatedVarieties(db: Db): Promise<number> {
  return (await countBoard(db, 'day')).updated_variety_count;
}

/** Price line without its listings, which the module `lineInfo` adds. */
export type LinePrices = Omit<
  PriceLineDetail,
  'supplyCount' | 'purchaseCount' | 'gradeSupplyCount' | 'gradePurchaseCount'
>;

/**
 * Returns the prices of a line; records a member's view.
 * @throws AppError NOT_FOUND for an unknown line, or one whose prices were all withdrawn
 */
export async function getLine(db: Db, lineId: string, viewer: Member | null, nowMs: number): Promise<LinePrices> {
  const line = await findLine(db, lineId, viewer?.id ?? null);
  if (!line) throw new AppError('NOT_FOUND');
  const [siblings, rights] = await Promise.all([
    findSiblings(db, line),
    historyRights(db, viewer),
    viewer !== null && recordView(db, lineId, nowMs),
    recordFootprint(db, viewer, { kind: 'line', targetId: lineId, title: lineTitle(line) }, nowMs)
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
    gradeId: line.grade_id,
    maxRange: rights.longest,
    locks: presentLocks(rights, viewer),
    canExport: rights.mayExport
  };
}

/**
 * Follows a line. Idempotent.
 * @throws AppError NOT_FOUND for an unknown line
 */
export async function followLine(db: Db, member: Member, lineId: string, nowMs: number): Promise<void> {
  if (!(await insertFollow(db, member.id, lineId, nowMs))) throw new AppError('NOT_FOUND');
}

export async function unfollowLine(db: Db, member: Member, lineId: string): Promise<void> {
  await deleteFollow(db, member.id, lineId);
}

/** Number of lines that a user follows, as part of another query. */
export function followedLineCount(db: Db, userId: string) {
  return followCount(db, userId);
}

export async function listFollowedVarieties(db: Db, userId: string): Promise<string[]> {
  return findFollowedVarieties(db, userId);
}

/** Returns the varieties of the lines that a user follows, with the time of the newest follow, latest first. */
export async function listVarietyFollows(
  db: Db,
  userId: string
): Promise<{ varietyId: string; name: string; followedAtMs: number }[]> {
  const rows = await findVarietyFollows(db, userId);
  return rows.map((row) => ({ varietyId: row.variety_id, name: row.name, followedAtMs: row.followed_at_ms }));
}

/** Returns the varieties of a first-level category. */
export async function listVarietiesOfCategory(db: Db, categoryId: CategoryId): Promise<string[]> {
  return findVarietiesOfCategory(db, categoryId);
}

/** Returns the best known line of each variety, for articles; varieties without a price are omitted. */
export async function listLeadingLines(db: Db, varietyIds: string[], viewer: Member | null): Promise<PriceLine[]> {
  if (varietyIds.length === 0) return [];
  const rows = await findLeadingLines(db, varietyIds, viewer?.id ?? null);
  const found = new Map(rows.map((row) => [row.variety_id, row]));
  return varietyIds.flatMap((id) => found.get(id) ?? []).map((row) => presentLine(row, 'day'));
}

/** Returns lines whose grade, market or origin has the text (in lower case) in its name. */
export async function listLinesByName(
  db: Db,
  text: string,
  limit: number,
  viewer: Member | null
): Promise<PriceLine[]> {
  const rows = await findLinesByName(db, text, limit, viewer?.id ?? null);
  return rows.map((row) => presentLine(row, 'day'));
}

/** Returns the viewer's followed lines, filled up to six with the top movers, one line per variety. */
export async function getPriceStrip(
  db: Db,
  viewer: Member | null
): Promise<{ lines: PriceLine[]; linesKind: 'followed' | 'movers' }> {
  const viewerId = viewer?.id ?? null;
  const [followed, movers] = await Promise.all([
    viewer === null ? [] : findFollowed(db, viewer.id),
    findMovers(db, MOVER_CANDIDATES, viewerId)
  ]);
  const varieties = new Set(followed.map((row) => row.variety_id));
  const fillers = movers.filter((row) => !varieties.has(row.variety_id) && varieties.add(row.variety_id));
  const rows = [...followed, ...fillers.slice(0, Math.max(0, STRIP_LINES - followed.length))];
  return { lines: rows.map((row) => presentLine(row, 'day')), linesKind: followed.length > 0 ? 'followed' : 'movers' };
}

/** Returns the first followed lines, as many as the strip can hold. */
function findFollowed(db: Db, userId: string) {
  const selection = { followedOnly: true, span: 'day' } as const;
  return findLines(db, { selection, order: 'default', after: undefined, limit: 2 * STRIP_LINES }, userId);
}

/** Returns 八角 大红 玉林; empty names are omitted. */
function lineTitle(line: { variety_name: string; grade_name: string; market_short_name: string }): string {
  return [line.variety_name, line.grade_name, line.market_short_name].filter(Boolean).join(' ');
}
