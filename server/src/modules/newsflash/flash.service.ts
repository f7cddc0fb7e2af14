import { Type } from '@sinclair/typebox';
import type {
  Flash,
  FlashChanges,
  FlashDay,
  FlashDetail,
  FlashFilter,
  FlashPage,
  FlashQuery,
  FlashVariety
} from '@contract/flash';
import type { PriceLine } from '@contract/priceLine';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay, shanghaiDayEndMs, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, encodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { recordFootprint } from '../browsingHistory/footprint.service';
import { listLinesByIds } from '../pricing/lineNames.service';
import { listFollowedVarieties } from '../pricing/market.service';
import { listVarietyNames } from '../pricing/variety.service';
import { presentChange, presentFlash } from './flash.presenter';
import {
  countByDay,
  countByVariety,
  findFlash,
  findFlashes,
  findNeighbour,
  findTitle,
  type FlashSearch,
  setLike
} from './flash.repository';
import { findChanges, findLastChange } from './flashChange.repository';

const DEFAULT_LIMIT = 20;
const CHANGES_LIMIT = 50;
const PREVIOUS_LIMIT = 5;
const YEAR_DAYS = 366;
/** Number of price lines that the list shows per flash. */
const LINES_SHOWN = 2;

const FlashCursor = Type.Tuple([CursorTime, CursorId]);
/** The literal distinguishes it from the cursor of a list. */
const LiveCursor = Type.Tuple([Type.Literal('live'), CursorTime]);

/** Returns the timeline, newest first. */
export async function listFlashes(db: Db, query: FlashQuery, viewer: Member | null): Promise<FlashPage> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const after = decodeCursor(query.cursor, FlashCursor);
  const beforeMs = query.until === undefined ? undefined : shanghaiDayEndMs(query.until);
  // Read first: a flash published between the two queries arrives twice, which the client handles, and never not at
  // all.
  const liveCursor = encodeLiveCursor(await findLastChange(db));
  const followedVarietyIds = query.followed === true ? await followedVarietyIdsOf(db, viewer) : undefined;
  const search = searchOf(query, followedVarietyIds);
  const rows = await findFlashes(db, { ...search, beforeMs, after, limit: limit + 1 });
  const page = pageOf(rows, limit, (row) => [row.published_at_ms, row.id], presentFlash);
  const lineIds = new Set(page.items.flatMap((flash) => flash.lineIds.slice(0, LINES_SHOWN)));
  const [lines, days] = await Promise.all([
    listLinesByIds(db, [...lineIds], viewer),
    countDaysOf(db, search, page.items)
  ]);
  return {
    ...page,
    lines,
    days,
    liveCursor,
    ...(followedVarietyIds && { followedVarietyIds })
  };
}

/** Returns the newest flashes of all topics, without the further data of the timeline. */
export async function listNewestFlashes(db: Db, limit: number): Promise<Flash[]> {
  return (await findFlashes(db, { after: undefined, limit })).map(presentFlash);
}

/** Returns the days of these flashes, newest first, with their total counts under a filter. */
function countDaysOf(db: Db, search: FlashSearch, flashes: Flash[]): Promise<FlashDay[]> {
  const [newest, oldest] = [flashes[0], flashes.at(-1)];
  if (!newest || !oldest) return Promise.resolve([]);
  const beforeMs = shanghaiDayEndMs(dayOf(newest));
  return countByDay(db, search, { sinceMs: shanghaiMidnightMs(dayOf(oldest)), beforeMs });
}

/** Counts the flashes per day of the last year. */
export async function countDays(
  db: Db,
  filter: FlashFilter,
  context: { member: Member | null; nowMs: number }
): Promise<FlashDay[]> {
  const followed = filter.followed === true ? await followedVarietyIdsOf(db, context.member) : undefined;
  return countByDay(db, searchOf(filter, followed), { sinceMs: context.nowMs - YEAR_DAYS * DAY_MS });
}

/** Returns the varieties of the last year's flashes, by name. */
export async function listVarieties(db: Db, nowMs: number): Promise<FlashVariety[]> {
  const [counts, names] = await Promise.all([countByVariety(db, nowMs - YEAR_DAYS * DAY_MS), listVarietyNames(db)]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return counts.flatMap(({ id, count }) => {
    const name = nameOf.get(id);
    return name === undefined ? [] : { id, name, count };
  });
}

/**
 * Returns changes after a live cursor, oldest first.
 * @throws AppError VALIDATION for a foreign cursor
 */
export async function listChanges(db: Db, cursor: string): Promise<FlashChanges> {
  const seq = decodeLiveCursor(cursor) ?? 0;
  const rows = await findChanges(db, seq, CHANGES_LIMIT + 1);
  const shown = rows.slice(0, CHANGES_LIMIT);
  return {
    changes: shown.map(presentChange),
    cursor: encodeLiveCursor(shown.at(-1)?.change_seq ?? seq),
    hasMore: rows.length > CHANGES_LIMIT
  };
}

/** Returns price lines by their comma-separated ids. */
export async function listPrices(db: Db, lineIds: string, viewer: Member | null): Promise<PriceLine[]> {
  return listLinesByIds(db, [...new Set(lineIds.split(','))], viewer);
}

/**
 * Returns a flash with its price lines, earlier flashes about its varieties and its neighbours.
 * @throws AppError NOT_FOUND for an unknown flash
 */
export async function getFlash(db: Db, id: string, viewer: Member | null, nowMs: number): Promise<FlashDetail> {
  const row = await findFlash(db, id, viewer?.id ?? null);
  if (!row) throw new AppError('NOT_FOUND');
  const key: [number, string] = [row.published_at_ms, row.id];
  const [lines, previous, newer, older] = await Promise.all([
    listLinesByIds(db, row.line_ids, viewer),
    row.variety_ids.length === 0
      ? []
      : findFlashes(db, { amongVarieties: row.variety_ids, after: key, limit: PREVIOUS_LIMIT }),
    findNeighbour(db, key, 'newer'),
    findNeighbour(db, key, 'older'),
    recordFootprint(db, viewer, { kind: 'flash', targetId: row.id, title: row.title }, nowMs)
  ]);
  return {
    flash: presentFlash(row),
    withdrawnReason: row.withdrawn_reason,
    likes: row.likes,
    isLiked: row.is_liked,
    lines,
    previous: previous.map(presentFlash),
    newer: newer ?? null,
    older: older ?? null
  };
}

/**
 * Sets or removes a like. Idempotent.
 * @throws AppError NOT_FOUND for an unpublished flash
 */
export async function likeFlash(db: Db, member: Member, id: string, on: boolean): Promise<{ likes: number }> {
  const likes = await setLike(db, member.id, id, on);
  if (likes === undefined) throw new AppError('NOT_FOUND');
  return { likes };
}

/** Encodes the number of the last change that a client has received as an opaque cursor. */
export const encodeLiveCursor = (seq: number): string => encodeCursor(['live', seq]);

/**
 * Returns undefined without a cursor.
 * @throws AppError VALIDATION for a foreign one
 */
export function decodeLiveCursor(cursor: string | undefined): number | undefined {
  return decodeCursor(cursor, LiveCursor)?.[1];
}

function searchOf(filter: FlashFilter, followed: string[] | undefined): FlashSearch {
  const wanted = filter.varietyId === undefined ? undefined : [filter.varietyId];
  return {
    topic: filter.topic,
    important: filter.important,
    amongVarieties: followed && wanted ? followed.filter((id) => wanted.includes(id)) : (wanted ?? followed)
  };
}

function followedVarietyIdsOf(db: Db, viewer: Member | null): Promise<string[]> {
  return viewer === null ? Promise.resolve([]) : listFollowedVarieties(db, viewer.id);
}

const dayOf = ({ publishedAtMs }: Flash): string => shanghaiDay(publishedAtMs);

/** Returns the title of a flash; undefined for an unpublished one. */
export function getFlashTitle(db: Db, id: string): Promise<string | undefined> {
  return findTitle(db, id);
}
