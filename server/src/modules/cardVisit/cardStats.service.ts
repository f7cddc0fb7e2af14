import type { CardStats } from '@contract/card';
import type { Team } from '@contract/team';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { listTeamCardIds } from '../card/companyCards.service';
import { hasTeamTotals } from '../cardLevel/cardLevel.service';
import { countSaves } from '../holder/saves.service';
import { countVisitors, type DayFigures, findFigures, findTotals, visitorCount } from './radar.repository';

/** Days of a week of figures, today included. */
export const WEEK_DAYS = 7;
/** Days of the figures of a team, today included. */
const TEAM_DAYS = 30;

/** Returns the figures of cards since they were created, by id. */
export async function getCardStats(
  db: Db,
  cardIds: readonly string[],
  nowMs: number
): Promise<ReadonlyMap<string, CardStats>> {
  if (cardIds.length === 0) return new Map();
  const [totals, saves] = await Promise.all([findTotals(db, cardIds), countSaves(db, cardIds, nowMs)]);
  const figures = new Map(totals.map(({ card_id: id, ...total }) => [id, total]));
  const saved = new Map(saves.map(({ cardId, total }) => [cardId, total]));
  return new Map(
    cardIds.map((id) => {
      const { views = 0, visitors = 0, shares = 0 } = figures.get(id) ?? {};
      return [id, { views, visitors, saves: saved.get(id) ?? 0, shares }];
    })
  );
}

/** Returns the number of cards of a company's members, with their figures where the viewer's level has them. */
export async function getTeamCardFigures(
  db: Db,
  { companyId, viewerId }: { companyId: string; viewerId: string },
  nowMs: number
): Promise<NonNullable<Team['cardFigures']>> {
  const [cardIds, isShown] = await Promise.all([listTeamCardIds(db, companyId), hasTeamTotals(db, viewerId, nowMs)]);
  return { cards: cardIds.length, totals: isShown ? await sumLately(db, cardIds, nowMs) : null };
}

/** Returns the figures of cards of the last 30 days. */
async function sumLately(db: Db, cardIds: readonly string[], nowMs: number): Promise<CardStats> {
  const sinceMs = startOfDays(TEAM_DAYS, nowMs);
  const firstDay = shanghaiDay(sinceMs);
  const [days, visitors, saves] = await Promise.all([
    findFigures(db, cardIds, firstDay),
    countVisitors(db, cardIds, sinceMs),
    countSaves(db, cardIds, nowMs)
  ]);
  const lately = days.filter(({ date }) => date >= firstDay);
  return { ...sumFigures(lately), visitors, saves: saves.reduce((sum, { month }) => sum + month, 0) };
}

/** Returns when the last days began, today included. */
export function startOfDays(days: number, nowMs: number): number {
  return shanghaiMidnightMs(shanghaiDay(nowMs)) - (days - 1) * DAY_MS;
}

/** Returns the sums of days; visitors are no sum, because one comes on several days. */
export function sumFigures(days: readonly DayFigures[]): Pick<CardStats, 'views' | 'shares'> {
  const sum = (name: 'views' | 'shares') => days.reduce((total, day) => total + day[name], 0);
  return { views: sum('views'), shares: sum('shares') };
}

/** Number of visitors of a user's cards in the last 7 days, today included, as part of another query. */
export function recentVisitorCount(db: Db, userId: string, nowMs: number) {
  return visitorCount(db, userId, startOfDays(WEEK_DAYS, nowMs));
}
