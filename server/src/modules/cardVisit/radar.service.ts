import { Type } from '@sinclair/typebox';
import type { RadarSummary, RadarVisitor } from '@contract/cardVisit';
import type { Page } from '@contract/common';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { listCardIds, requireCard } from '../card/card.service';
import { type CardSummary, getCardBriefs } from '../card/cardBrief.service';
import { cardLevelOf } from '../cardLevel/cardLevel.service';
import { levelBenefits } from '../cardLevel/plans';
import { type CardSaves, countSaves } from '../holder/saves.service';
import { preferencesOf } from '../user/preference.service';
import { startOfDays, sumFigures, WEEK_DAYS } from './cardStats.service';
import { countVisitors, type DayFigures, findFigures, findVisitors, type VisitorRow } from './radar.repository';

const DEFAULT_LIMIT = 20;
const CHART_DAYS = 30;
const VisitorCursor = Type.Tuple([CursorTime, CursorId]);

/** Visitors that members see who are neither verified nor have a paid level (entities G9). */
const UNVERIFIED_WINDOW = { windowDays: 7, maxVisitors: 3 };

interface RadarWindow {
  windowDays: number;
  /** Null without a limit. */
  maxVisitors: number | null;
}

/** Returns which visitors the member sees: a paid level needs no verification. */
async function windowOf(db: Db, member: Member, nowMs: number): Promise<RadarWindow> {
  const level = await cardLevelOf(db, member.id, nowMs);
  if (level === 'basic' && !member.isVerified) return UNVERIFIED_WINDOW;
  return { windowDays: levelBenefits[level].radarDays, maxVisitors: null };
}

/**
 * Returns the figures of the member's cards, or of one of them.
 * @throws AppError NOT_FOUND for a card that is not the member's
 */
export async function getRadarSummary(
  db: Db,
  member: Member,
  cardId: string | undefined,
  nowMs: number
): Promise<RadarSummary> {
  const cardIds = cardId === undefined ? await listCardIds(db, member.id) : [await requireOwn(db, member, cardId)];
  const dates = Array.from({ length: CHART_DAYS }, (_, index) =>
    shanghaiDay(nowMs - (CHART_DAYS - 1 - index) * DAY_MS)
  );
  const [rows, todayVisitors, weekVisitors, saves, { browsesAnonymously }, window] = await Promise.all([
    findFigures(db, cardIds, dates[0] ?? ''),
    countVisitors(db, cardIds, startOfDays(1, nowMs)),
    countVisitors(db, cardIds, startOfDays(WEEK_DAYS, nowMs)),
    countSaves(db, cardIds, nowMs),
    preferencesOf(db, member.id),
    windowOf(db, member, nowMs)
  ]);
  const figuresOn = new Map(rows.map((row) => [row.date, row]));
  const days = dates.flatMap((date) => figuresOn.get(date) ?? []);
  const lastDays = (count: number) => days.filter(({ date }) => dates.slice(-count).includes(date));
  const sumSaves = (name: Exclude<keyof CardSaves, 'cardId'>) => saves.reduce((sum, card) => sum + card[name], 0);
  return {
    total: { ...sumFigures(rows), visitors: firstVisitsOf(rows), saves: sumSaves('total') },
    today: { ...sumFigures(lastDays(1)), visitors: todayVisitors, saves: sumSaves('today') },
    week: { ...sumFigures(lastDays(WEEK_DAYS)), visitors: weekVisitors, saves: sumSaves('week') },
    averageDwellSec: averageDwellOf(days),
    days: dates.map((date) => ({ date, views: figuresOn.get(date)?.views ?? 0 })),
    isAnonymous: browsesAnonymously,
    ...window
  };
}

/** Returns the number of visitors of all days: each of them had one first visit. */
function firstVisitsOf(days: readonly DayFigures[]): number {
  return days.reduce((sum, { visitors }) => sum + visitors, 0);
}

/** Returns the average time of the timed visits of these days in seconds; null without one. */
function averageDwellOf(days: readonly DayFigures[]): number | null {
  const timedVisits = days.reduce((sum, day) => sum + day.timed_visits, 0);
  if (timedVisits === 0) return null;
  return Math.round(days.reduce((sum, day) => sum + day.dwell_sec, 0) / timedVisits);
}

/**
 * Returns the visitors that the member may see, the latest first: nameless to one who browses anonymously. A limit counts
 * over all cards, so that it is not one per card.
 * @throws AppError NOT_FOUND for a card that is not the member's, VALIDATION for a broken cursor
 */
export async function listVisitors(
  db: Db,
  member: Member,
  { cardId, cursor, limit = DEFAULT_LIMIT }: { cardId?: string; cursor?: string; limit?: number },
  nowMs: number
): Promise<Page<RadarVisitor>> {
  const after = decodeCursor(cursor, VisitorCursor);
  const wanted = cardId === undefined ? undefined : await requireOwn(db, member, cardId);
  const { windowDays, maxVisitors } = await windowOf(db, member, nowMs);
  const sinceMs = nowMs - windowDays * DAY_MS;
  if (maxVisitors !== null) {
    const all = await listCardIds(db, member.id);
    const rows = await findVisitors(db, all, { sinceMs, after: undefined, limit: maxVisitors });
    const shown = rows.filter((row) => wanted === undefined || row.visited_card_id === wanted);
    const items = after === undefined ? await presentVisitors(db, member, shown.slice(0, limit)) : [];
    return { items, nextCursor: null };
  }
  const cardIds = wanted === undefined ? await listCardIds(db, member.id) : [wanted];
  const found = await findVisitors(db, cardIds, { sinceMs, after, limit: limit + 1 });
  const { items: rows, nextCursor } = pageOf(
    found,
    limit,
    (row) => [row.last_at_ms, row.visitor_key],
    (row) => row
  );
  return { items: await presentVisitors(db, member, rows), nextCursor };
}

/**
 * Returns the id of the member's card.
 * @throws AppError NOT_FOUND for a card that is not the member's
 */
async function requireOwn(db: Db, member: Member, cardId: string): Promise<string> {
  return (await requireCard(db, member, cardId)).id;
}

async function presentVisitors(db: Db, member: Member, rows: readonly VisitorRow[]): Promise<RadarVisitor[]> {
  const [{ browsesAnonymously }, cards] = await Promise.all([
    preferencesOf(db, member.id),
    getCardBriefs(
      db,
      rows.flatMap(({ card_id: id }) => id ?? [])
    )
  ]);
  return rows.map((row) => ({
    id: row.visitor_key,
    visitedCardId: row.visited_card_id,
    person: browsesAnonymously ? null : personOf(row, cards.get(row.card_id ?? '')),
    lastAtMs: row.last_at_ms,
    source: row.source,
    pageId: row.page_id,
    dwellSec: row.dwell_sec,
    visits: row.visits,
    hasRegistered: row.has_registered,
    hasLoggedIn: row.has_logged_in
  }));
}

/** Returns a visitor as their card presents them, else as their account does; null for one without a name. */
function personOf(row: VisitorRow, card: CardSummary | undefined): RadarVisitor['person'] {
  if (row.nickname === null) return null;
  if (card !== undefined) {
    const { id: cardId, name, position, companyName, avatarUrl, verifications } = card;
    return { name, position, companyName, avatarUrl: avatarUrl ?? row.avatar_url, verifications, cardId };
  }
  return {
    name: row.nickname,
    position: '',
    companyName: row.company_name ?? '',
    avatarUrl: row.avatar_url,
    verifications: row.verifications,
    cardId: null
  };
}
