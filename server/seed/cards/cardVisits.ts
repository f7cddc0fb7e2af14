import type { Insertable } from 'kysely';
import type { CardVisitSource } from '@contract/cardVisit';
import { type CardVisitKind, cardVisitKinds } from '@rules/cardVisit';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Database, Tx } from '../../src/database/schema';
import type { ServerSecret } from '../../src/modules/secureChannel/serverSecret';
import { inWorkingHours } from '../calendar';
import type { SeedContext } from '../index';
import { type Random, random } from '../random';
import { findCardPeople } from './cardPeople';
import { VISITED_CARDS, type VisitedCard, type VisitorSeed, WRITTEN_VISITORS } from './visitedCards';

/** Time of the last visit of those who are drawn. */
const [MIN_HOURS_AGO, MAX_HOURS_AGO] = [27, 28 * 24];
/** Share of the visits whose time was recorded. */
const TIMED_SHARE = 0.75;
/** Share of the visitors without a name: without an account, or browsing anonymously. */
const NAMELESS_SHARE = 0.35;
const SOURCES: readonly [CardVisitSource, ...CardVisitSource[]] = ['share', 'share', 'code', 'link', 'list'];
const SHARED_PAGE = 'pages/vcard/VcardShareMiddlePage';
const LISTED_PAGE = 'pages/vcard/webview/webview';

/** An event of a visitor on a card. */
interface Visit {
  visitor: string;
  /** Null for one without a name. */
  userId: string | null;
  source: CardVisitSource;
  kind: CardVisitKind;
  atMs: number;
  dwellSec: number;
}

/** Inserts visits of business cards with the sums that follow from them. Needs `seedCards`. */
export async function seedCardVisits(tx: Tx, { now, secret }: Pick<SeedContext, 'now' | 'secret'>): Promise<void> {
  const nowMs = now.getTime();
  const userIds = [...(await findCardPeople(tx)).keys()].filter((id) => id.startsWith('user-trade-'));
  for (const card of VISITED_CARDS) {
    const visits = visitsOf(card, userIds, nowMs);
    await insertVisits(tx, card.cardId, visits, secret);
    const shares = sharesOf(card, nowMs);
    await tx.insertInto('card_share').values(shares).execute();
    await tx
      .insertInto('card_figures')
      .values(figuresOf(card.cardId, visits, shares))
      .execute();
  }
}

function visitsOf(card: VisitedCard, userIds: readonly string[], nowMs: number): Visit[] {
  const written = WRITTEN_VISITORS[card.cardId] ?? [];
  const draw = random(`visitors of ${card.cardId}`);
  const ranked = userIds
    .map((userId) => ({ userId, rank: random(`${userId} visits ${card.cardId}`).next() }))
    .sort((one, other) => one.rank - other.rank);
  const others = Array.from({ length: card.visitors - written.length }, (_, index) =>
    otherVisitor(draw, ranked[index]?.userId ?? null)
  );
  const visitors = [...written, ...others];
  const counts = visitCounts(draw, visitors, card.views);
  return visitors.flatMap((visitor, index) => eventsOf(draw, visitor, counts[index] ?? 1, nowMs));
}

/** Returns a visitor of before yesterday, some without their name. */
function otherVisitor(draw: Random, userId: string | null): VisitorSeed {
  const isNamed = draw.next() >= NAMELESS_SHARE;
  const hoursAgo = MIN_HOURS_AGO + (MAX_HOURS_AGO - MIN_HOURS_AGO) * draw.next() ** 1.4;
  return { userId: isNamed ? userId : null, source: draw.pick(SOURCES), hoursAgo };
}

/** Returns how often each visitor came: those who are written out as often as they say, all together `views` times. */
function visitCounts(draw: Random, visitors: readonly VisitorSeed[], views: number): number[] {
  const counts = visitors.map(({ dwellSecs }) => dwellSecs?.length ?? 1);
  const drawn = visitors.flatMap(({ dwellSecs }, index) => (dwellSecs === undefined ? [index] : []));
  const sum = counts.reduce((total, count) => total + count, 0);
  for (let left = views - sum; left > 0; left -= 1) {
    // A few come often, most once or twice.
    const index = drawn[Math.floor(draw.next() ** 2 * drawn.length)] ?? 0;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Returns the events of a visitor: the last one at the time that is given, earlier ones before. */
function eventsOf(draw: Random, visitor: VisitorSeed, count: number, nowMs: number): Visit[] {
  const { userId, source, hoursAgo, dwellSecs, registeredHoursAgo } = visitor;
  const key = userId ?? `visitor ${draw.next()}`;
  const shared = { visitor: key, userId, source };
  const browses = Array.from({ length: count }, (_, index): Visit => {
    const earlier = index === 0 ? 0 : draw.between(1, Math.max(2, MAX_HOURS_AGO - hoursAgo));
    const dwellSec = dwellSecs?.[index] ?? (draw.next() < TIMED_SHARE ? draw.integer(4, 190) : 0);
    const atMs = inWorkingHours(Math.round(nowMs - (hoursAgo + earlier) * HOUR_MS));
    return { ...shared, kind: cardVisitKinds.browse, atMs, dwellSec };
  });
  if (registeredHoursAgo === undefined) return browses;
  const registeredMs = inWorkingHours(nowMs - registeredHoursAgo * HOUR_MS);
  return [...browses, { ...shared, kind: cardVisitKinds.register, atMs: registeredMs, dwellSec: 0 }];
}

async function insertVisits(tx: Tx, cardId: string, visits: readonly Visit[], secret: ServerSecret): Promise<void> {
  // As `recordVisit` makes them, so that a later visit of the same user is counted with these.
  const keyOf = ({ visitor }: Visit) => secret.digest(`card visit ${cardId} ${visitor}`);
  const rows = visits.map((visit, index): Insertable<Database['card_visit']> => ({
    request_id: `seed-visit-${cardId}-${String(index + 1).padStart(4, '0')}`,
    card_id: cardId,
    visitor_key: keyOf(visit),
    kind: visit.kind,
    is_scan: visit.source !== 'share',
    source: visit.source,
    page_id: pageOf(visit),
    dwell_sec: visit.dwellSec,
    at_ms: visit.atMs
  }));
  await tx.insertInto('card_visit').values(rows).execute();
  const visitors = [...new Set(visits.map(keyOf))].map((key) => ({
    card_id: cardId,
    visitor_key: key,
    ...sumOf(visits.filter((visit) => keyOf(visit) === key))
  }));
  await tx.insertInto('card_visitor').values(visitors).execute();
}

const pageOf = ({ source }: Visit): string => (source === 'list' ? LISTED_PAGE : SHARED_PAGE);

function sumOf(events: readonly Visit[]) {
  const last = events.reduce((one, other) => (other.atMs > one.atMs ? other : one));
  const views = events.filter(({ kind }) => kind === cardVisitKinds.browse);
  return {
    user_id: last.userId,
    source: last.source,
    page_id: pageOf(last),
    visits: views.length,
    dwell_sec: events.reduce((sum, { dwellSec }) => sum + dwellSec, 0),
    has_registered: events.some(({ kind }) => kind === cardVisitKinds.register),
    has_logged_in: false,
    last_at_ms: last.atMs,
    last_viewed_at_ms: views.length === 0 ? null : Math.max(...views.map(({ atMs }) => atMs))
  };
}

function sharesOf({ cardId, shares }: VisitedCard, nowMs: number): Insertable<Database['card_share']>[] {
  const draw = random(`shares of ${cardId}`);
  return Array.from({ length: shares }, (_, index) => ({
    request_id: `seed-share-${cardId}-${String(index + 1).padStart(4, '0')}`,
    card_id: cardId,
    at_ms: inWorkingHours(Math.round(nowMs - draw.between(0.2, 28) * DAY_MS))
  }));
}

/** Returns the figures of each day. A visitor is counted on the day of the first visit. */
function figuresOf(
  cardId: string,
  visits: readonly Visit[],
  shares: readonly { at_ms: number }[]
): Insertable<Database['card_figures']>[] {
  const browses = visits.filter(({ kind }) => kind === cardVisitKinds.browse);
  const firstMs = new Map<string, number>();
  for (const { visitor, atMs } of browses) firstMs.set(visitor, Math.min(atMs, firstMs.get(visitor) ?? atMs));
  const dates = [...browses.map(({ atMs }) => atMs), ...shares.map(({ at_ms: atMs }) => atMs)].map(shanghaiDay);
  return [...new Set(dates)].sort().map((date) => {
    const ofDay = browses.filter(({ atMs }) => shanghaiDay(atMs) === date);
    return {
      card_id: cardId,
      date,
      views: ofDay.length,
      visitors: [...firstMs.values()].filter((atMs) => shanghaiDay(atMs) === date).length,
      shares: shares.filter(({ at_ms: atMs }) => shanghaiDay(atMs) === date).length,
      dwell_sec: ofDay.reduce((sum, { dwellSec }) => sum + dwellSec, 0),
      timed_visits: ofDay.filter(({ dwellSec }) => dwellSec > 0).length
    };
  });
}
