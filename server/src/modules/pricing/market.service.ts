import type { CategoryId } from '@contract/common';
import type { PriceLineDetail } from '@contract/lineInfo';
import type { MarketOverview } from '@contract/market';
import type { ChangeSpan, PriceLine } from '@contract/priceLine';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { recordFootprint } from '../browsingHistory/footprint.service';
import { recordView } from './popularity.service';
import { historyRights, presentLocks } from './history.service';
import { findLeadingLines, findLine, findLinesByName, findMovers, findSiblings } from './line.repository';
import { presentLine, presentMarketRow, presentProvenance } from './market.presenter';
import {
  countBoard,
  followCount,
  deleteFollow,
  findFollowedVarieties,
  findMarkets,
  findVarietiesOfCategory,
  findVarietyFollows,
  insertFollow
} from './market.repository';
import { findLines } from './priceList.repository';
import { listSpiceIndices } from './spiceIndex.service';

const STRIP_LINES = 6;
/** Enough of the biggest moves that six varieties are among them. */
const MOVER_CANDIDATES = 40;

/** @param marketIds whose lines are counted; all without any */
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

/** Varieties with a price of the newest collection day. */
export async function countUpdatedVarieties(db: Db): Promise<number> {
  return (await countBoard(db, 'day')).updated_variety_count;
}

/** A price line without its listings, which the module `lineInfo` adds. */
export type LinePrices = Omit<
  PriceLineDetail,
  'supplyCount' | 'purchaseCount' | 'gradeSupplyCount' | 'gradePurchaseCount'
>;

/**
 * Returns the prices of a line; records the view.
 * @throws AppError NOT_FOUND for an unknown line, or one whose prices were all withdrawn
 */
export async function getLine(db: Db, lineId: string, viewer: Member | null, nowMs: number): Promise<LinePrices> {
  const line = await findLine(db, lineId, viewer?.id ?? null);
  if (!line) throw new AppError('NOT_FOUND');
  const [siblings, rights] = await Promise.all([
    findSiblings(db, line),
    historyRights(db, viewer),
    recordView(db, lineId, nowMs),
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

export async function followLine(db: Db, member: Member, lineId: string, nowMs: number): Promise<void> {
  if (!(await insertFollow(db, member.id, lineId, nowMs))) throw new AppError('NOT_FOUND');
}

export async function unfollowLine(db: Db, member: Member, lineId: string): Promise<void> {
  await deleteFollow(db, member.id, lineId);
}

/** How many lines the person follows; a part of another query. */
export function followedLineCount(db: Db, userId: string) {
  return followCount(db, userId);
}

export async function listFollowedVarieties(db: Db, userId: string): Promise<string[]> {
  return findFollowedVarieties(db, userId);
}

/** The varieties of the lines that a person follows, with the time of the newest of them, latest first. */
export async function listVarietyFollows(
  db: Db,
  userId: string
): Promise<{ varietyId: string; name: string; followedAtMs: number }[]> {
  const rows = await findVarietyFollows(db, userId);
  return rows.map((row) => ({ varietyId: row.variety_id, name: row.name, followedAtMs: row.followed_at_ms }));
}

/** The varieties of a first-grade category. */
export async function listVarietiesOfCategory(db: Db, categoryId: CategoryId): Promise<string[]> {
  return findVarietiesOfCategory(db, categoryId);
}

/** The best known line of each variety, for articles; varieties without a price are left out. */
export async function listLeadingLines(db: Db, varietyIds: string[], viewer: Member | null): Promise<PriceLine[]> {
  if (varietyIds.length === 0) return [];
  const rows = await findLeadingLines(db, varietyIds, viewer?.id ?? null);
  const found = new Map(rows.map((row) => [row.variety_id, row]));
  return varietyIds.flatMap((id) => found.get(id) ?? []).map((row) => presentLine(row, 'day'));
}

/** Lines whose grade, market or origin has the word (in lower case) in its name. */
export async function listLinesByName(
  db: Db,
  text: string,
  limit: number,
  viewer: Member | null
): Promise<PriceLine[]> {
  const rows = await findLinesByName(db, text, limit, viewer?.id ?? null);
  return rows.map((row) => presentLine(row, 'day'));
}

/** What the reader follows, filled up to six with the top movers, one line a variety. */
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

/** The first of the followed lines that a strip can hold. */
function findFollowed(db: Db, userId: string) {
  const selection = { followedOnly: true, span: 'day' } as const;
  return findLines(db, { selection, order: 'default', after: undefined, limit: 2 * STRIP_LINES }, userId);
}

/** 八角 大红 玉林; a grade without a name of its own, or a line without an origin, leaves it out. */
function lineTitle(line: { variety_name: string; grade_name: string; market_short_name: string }): string {
  return [line.variety_name, line.grade_name, line.market_short_name].filter(Boolean).join(' ');
}
