import { Type } from '@sinclair/typebox';
import type { RadarSummary, RadarVisitor } from '@contract/cardVisit';
import type { Page } from '@contract/common';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { listCardIds, requireCard } from '../card/card.service';
import { countSaves } from '../holder/holder.service';
import { findVisitors, isAnonymous, sumFigures, type VisitorRow } from './cardVisit.repository';

const DEFAULT_LIMIT = 20;
const CHART_DAYS = 30;
const VisitorCursor = Type.Tuple([CursorTime, CursorId]);

/** Visitors that a level shows (entities G9). */
const levels = {
  member: { windowDays: 7, maxVisitors: 3 },
  verified: { windowDays: 30, maxVisitors: null }
} as const;

const levelOf = ({ isVerified }: Member) => levels[isVerified ? 'verified' : 'member'];

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
  const cardIds = await cardIdsOf(db, member, cardId);
  const today = shanghaiDay(nowMs);
  const firstDay = shanghaiDay(nowMs - (CHART_DAYS - 1) * DAY_MS);
  const [figures, saves, anonymous] = await Promise.all([
    sumFigures(db, cardIds, today, firstDay),
    countSaves(db, cardIds, today),
    isAnonymous(db, member.id)
  ]);
  const viewsOn = new Map(figures.days.map(({ date, views }) => [date, views]));
  const days = Array.from({ length: CHART_DAYS }, (_, index) => shanghaiDay(nowMs - (CHART_DAYS - 1 - index) * DAY_MS));
  return {
    total: { ...figures.total, saves: saves.total },
    today: { ...figures.today, saves: saves.today },
    days: days.map((date) => ({ date, views: viewsOn.get(date) ?? 0 })),
    isAnonymous: anonymous,
    ...levelOf(member)
  };
}

/**
 * Returns the visitors that the member may see, the latest first: nameless to one who browses anonymously.
 * @throws AppError NOT_FOUND for a card that is not the member's
 */
export async function listVisitors(
  db: Db,
  member: Member,
  { cardId, cursor, limit = DEFAULT_LIMIT }: { cardId?: string; cursor?: string; limit?: number },
  nowMs: number
): Promise<Page<RadarVisitor>> {
  const cardIds = await cardIdsOf(db, member, cardId);
  const { windowDays, maxVisitors } = levelOf(member);
  const anonymous = await isAnonymous(db, member.id);
  const size = maxVisitors === null ? limit : Math.min(limit, maxVisitors);
  const after = decodeCursor(cursor, VisitorCursor);
  const sinceMs = nowMs - windowDays * DAY_MS;
  const rows = await findVisitors(db, cardIds, { sinceMs, after, limit: size + 1 });
  const page = pageOf(
    rows,
    size,
    (row) => [row.last_at_ms, row.visitor_key],
    (row) => presentVisitor(row, anonymous)
  );
  return maxVisitors === null ? page : { items: after === undefined ? page.items : [], nextCursor: null };
}

/** @throws AppError NOT_FOUND for a card that is not the member's */
async function cardIdsOf(db: Db, member: Member, cardId: string | undefined): Promise<string[]> {
  return cardId === undefined ? listCardIds(db, member.id) : [(await requireCard(db, member, cardId)).id];
}

function presentVisitor(row: VisitorRow, isNameless: boolean): RadarVisitor {
  return {
    id: row.visitor_key,
    person:
      row.nickname === null || isNameless
        ? null
        : {
            name: row.nickname,
            companyName: row.company_name ?? '',
            verifications: row.verifications,
            cardId: row.card_id
          },
    lastAtMs: row.last_at_ms,
    dwellSec: row.dwell_sec,
    visits: row.visits,
    isScan: row.is_scan
  };
}
