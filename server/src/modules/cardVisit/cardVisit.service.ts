import type { CardVisit } from '@contract/cardVisit';
import { cardVisitKinds, MAX_CARD_EVENT_AGE_MS, readCardVisitEvent } from '@rules/cardVisit';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findCardOwner } from '../card/card.service';
import { countAction } from '../rateLimit/rateLimit.service';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { holdPreferences } from '../user/preference.service';
import {
  addFigures,
  addToVisitor,
  addVisitorDwell,
  clearVisitor,
  deleteVisitsBefore,
  insertShare,
  insertVisit,
  lockVisit,
  updateDwell
} from './cardVisit.repository';

const RETENTION_MS = 90 * DAY_MS;
/** Counts a visitor on a card: the hundred visitors of an expo behind one address do not share a limit. */
const EVENT_LIMIT = { name: 'cardEvent', limit: 60, windowMs: HOUR_MS };
/** Counts the visitors without an account at one address: the ids that clients create cost nothing. */
const ADDRESS_LIMIT = { name: 'cardEventAddress', limit: 3000, windowMs: HOUR_MS };

export interface CardVisitor {
  /** Null for a visitor without an account. */
  userId: string | null;
  /** User id; for a visitor a digest of the id of their client; null for one who has not agreed to be known again. */
  key: string | null;
  /** Digest of the address of a visitor without an account; null for a member. */
  addressKey: string | null;
}

interface VisitDeps {
  db: Db;
  secret: ServerSecret;
}

/**
 * Records an event of a card. Idempotent per `requestId`; what the owner does with it is not recorded.
 * @throws AppError NOT_FOUND for a card that is not shown, VALIDATION `atMs` `tooOld` for an event of more than 7 days ago,
 * RATE_LIMITED above 60 events an hour per visitor and card, and above 3,000 without an account per address
 */
export async function recordVisit(
  deps: VisitDeps,
  visit: CardVisit,
  visitor: CardVisitor,
  nowMs: number
): Promise<void> {
  const { businessId: cardId, eventId, source, pageId, requestId } = visit;
  if (visit.atMs < nowMs - MAX_CARD_EVENT_AGE_MS) throw new AppError('VALIDATION', { fields: { atMs: 'tooOld' } });
  if ((await requireShown(deps.db, cardId)) === visitor.userId) return;
  await countEvent(deps, cardId, visitor, nowMs);
  // The clock of a device may be ahead.
  const atMs = Math.min(visit.atMs, nowMs);
  const { kind, isScan } = readCardVisitEvent(eventId);
  await deps.db.transaction().execute(async (tx) => {
    const { userId, visitorKey } = await identify(deps, tx, visit, visitor);
    const event = { request_id: requestId, card_id: cardId, visitor_key: visitorKey, kind, is_scan: isScan, source };
    if (!(await insertVisit(tx, { ...event, page_id: pageId, at_ms: atMs }))) return;
    const visits = await addToVisitor(tx, { cardId, visitorKey, userId, kind, source, pageId, atMs });
    if (kind !== cardVisitKinds.browse) return;
    await addFigures(tx, { cardId, date: shanghaiDay(atMs) }, { views: 1, visitors: visits === 1 ? 1 : 0 });
  });
}

/**
 * Returns the name that a visitor leaves, if any, and their key: different on each card, so that an owner of two cannot
 * connect their visitors, and another one for anonymous visits: the owner may remember the name of an earlier one. Without
 * an id of the visitor it is that of this event alone. The preference stays until the transaction ends, so that no visit
 * keeps a name that was to go.
 */
async function identify(
  { secret }: VisitDeps,
  tx: Tx,
  { businessId: cardId, requestId }: CardVisit,
  { userId, key }: CardVisitor
) {
  if (key === null) return { userId, visitorKey: secret.digest(`visit ${requestId}`) };
  const isAnonymous = userId !== null && (await holdPreferences(tx, userId)).browsesAnonymously;
  return {
    userId: isAnonymous ? null : userId,
    visitorKey: secret.digest(`${isAnonymous ? 'anonymous' : 'card'} visit ${cardId} ${key}`)
  };
}

/** Adds the time that a visit took; the longest report counts, and a visit of another user stays as it is. */
export async function recordDwell(
  db: Db,
  { requestId, dwellSec }: { requestId: string; dwellSec: number },
  userId: string | null
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const visit = await lockVisit(tx, requestId);
    if (visit === undefined || visit.dwell_sec >= dwellSec) return;
    if (visit.user_id !== null && visit.user_id !== userId) return;
    const [cardId, added] = [visit.card_id, dwellSec - visit.dwell_sec];
    await updateDwell(tx, requestId, dwellSec);
    await addVisitorDwell(tx, { cardId, visitorKey: visit.visitor_key }, added);
    const timedVisits = visit.dwell_sec === 0 ? 1 : 0;
    await addFigures(tx, { cardId, date: shanghaiDay(visit.at_ms) }, { dwellSec: added, timedVisits });
  });
}

/**
 * Counts a share of a card. Idempotent per `requestId`.
 * @throws AppError NOT_FOUND for a card that is not shown, RATE_LIMITED as for a visit
 */
export async function recordShare(
  deps: VisitDeps,
  { cardId, requestId }: { cardId: string; requestId: string },
  visitor: CardVisitor,
  nowMs: number
): Promise<void> {
  await requireShown(deps.db, cardId);
  await countEvent(deps, cardId, visitor, nowMs);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await insertShare(tx, { requestId, cardId, atMs: nowMs }))) return;
    await addFigures(tx, { cardId, date: shanghaiDay(nowMs) }, { shares: 1 });
  });
}

/**
 * Returns the owner of a card.
 * @throws AppError NOT_FOUND for a card that is not shown
 */
async function requireShown(db: Db, cardId: string): Promise<string> {
  const ownerId = await findCardOwner(db, cardId);
  if (ownerId === undefined) throw new AppError('NOT_FOUND');
  return ownerId;
}

/** @throws AppError RATE_LIMITED above the limits of a visitor and of an address */
async function countEvent(
  { db, secret }: VisitDeps,
  cardId: string,
  { key, addressKey }: CardVisitor,
  nowMs: number
): Promise<void> {
  if (key !== null) await countAction(db, EVENT_LIMIT, secret.digest(`card event ${cardId} ${key}`), nowMs);
  if (addressKey !== null) await countAction(db, ADDRESS_LIMIT, addressKey, nowMs);
}

/** Takes the name off the visits of a user who browses anonymously from now on. */
export async function removeVisitorName(tx: Tx, userId: string): Promise<void> {
  await clearVisitor(tx, userId);
}

/** Deletes visits after 90 days; the figures stay. Idempotent. */
export async function purgeVisits(db: Db, nowMs: number): Promise<void> {
  await db.transaction().execute((tx) => deleteVisitsBefore(tx, nowMs - RETENTION_MS));
}
