import type { CardVisit } from '@contract/cardVisit';
import { cardVisitKinds, readCardVisitEvent } from '@rules/cardVisit';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findCardOwner } from '../card/card.service';
import { countAction } from '../rateLimit/rateLimit.service';
import type { ServerSecret } from '../secureChannel/serverSecret';
import {
  addFigures,
  clearVisitor,
  deleteAnonymous,
  deleteVisitsBefore,
  existsEarlierVisit,
  insertVisit,
  isAnonymous,
  saveAnonymous,
  updateDwell
} from './cardVisit.repository';

const RETENTION_MS = 90 * DAY_MS;
const EVENT_LIMIT = { name: 'cardEvent', limit: 300, windowMs: HOUR_MS };

export interface CardVisitor {
  /** Null for a visitor without an account. */
  userId: string | null;
  /** User id; for a visitor a digest. */
  key: string;
}

/**
 * Records an event of a card. Idempotent per `requestId`; what the owner does with it is not recorded.
 * @throws AppError NOT_FOUND for a card that is not shown, RATE_LIMITED above 300 events an hour
 */
export async function recordVisit(
  { db, secret }: { db: Db; secret: ServerSecret },
  visit: CardVisit,
  { userId, key }: CardVisitor,
  nowMs: number
): Promise<void> {
  const { businessId: cardId, eventId, pageId, requestId } = visit;
  const ownerId = await findCardOwner(db, cardId);
  if (ownerId === undefined) throw new AppError('NOT_FOUND');
  if (ownerId === userId) return;
  await countAction(db, EVENT_LIMIT, key, nowMs);
  const { kind, isScan } = readCardVisitEvent(eventId);
  const day = { cardId, date: shanghaiDay(nowMs) };
  await db.transaction().execute(async (tx) => {
    const isHidden = userId !== null && (await isAnonymous(tx, userId));
    // Different on each card, so that an owner of two cannot connect their visitors, and another one for anonymous visits:
    // the owner may remember the name of an earlier one.
    const visitorKey = secret.digest(`${isHidden ? 'anonymous' : 'card'} visit ${cardId} ${key}`);
    const isNew = await insertVisit(tx, {
      request_id: requestId,
      card_id: cardId,
      visitor_key: visitorKey,
      visitor_user_id: isHidden ? null : userId,
      kind,
      is_scan: isScan,
      page_id: pageId,
      at_ms: nowMs
    });
    if (!isNew || kind !== cardVisitKinds.browse) return;
    // First the views, whose row serializes the visits of a day: one that came at the same moment is seen then.
    await addFigures(tx, day, { views: 1 });
    if (!(await existsEarlierVisit(tx, { cardId, visitorKey, requestId }))) await addFigures(tx, day, { visitors: 1 });
  });
}

/** Adds the time that a visit took; the longest report counts, and a visit of another user stays as it is. */
export async function recordDwell(
  db: Db,
  { requestId, dwellSec }: { requestId: string; dwellSec: number },
  userId: string | null
): Promise<void> {
  await updateDwell(db, requestId, userId, dwellSec);
}

/**
 * Counts a share of a card.
 * @throws AppError NOT_FOUND for a card that is not shown, RATE_LIMITED above 300 events an hour
 */
export async function recordShare(db: Db, cardId: string, { key }: CardVisitor, nowMs: number): Promise<void> {
  if ((await findCardOwner(db, cardId)) === undefined) throw new AppError('NOT_FOUND');
  await countAction(db, EVENT_LIMIT, key, nowMs);
  await addFigures(db, { cardId, date: shanghaiDay(nowMs) }, { shares: 1 });
}

/** Sets whether a user browses cards anonymously; visits before it lose the name as well. */
export async function setAnonymous(db: Db, userId: string, wanted: boolean, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!wanted) return deleteAnonymous(tx, userId);
    await saveAnonymous(tx, userId, nowMs);
    return clearVisitor(tx, userId);
  });
}

/** Deletes visits after 90 days; the figures stay. Idempotent. */
export async function purgeVisits(db: Db, nowMs: number): Promise<void> {
  await deleteVisitsBefore(db, nowMs - RETENTION_MS);
}
