import type { LiveNews, LiveQuery, LiveStamp, LiveSubject, LiveTopic } from '@contract/live';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { WatchedState } from '../../liveSignal';
import { watchInquiry } from '../inquiry/inquiry.service';
import { unreadCount } from '../message/message.service';
import { listChanges } from '../newsflash/flash.service';
import { watchOwnPurchase } from '../purchase/own.service';
import { watchPurchase, watchQuotation } from '../quotation/watch.service';
import { watchOwnSupply } from '../supply/own.service';

type Watch = (db: Db, member: Member, id: string, nowMs: number) => Promise<WatchedState>;

const watchOf: Record<LiveTopic, Watch> = {
  inquiry: watchInquiry,
  purchase: watchPurchase,
  quotation: watchQuotation,
  ownPurchase: watchOwnPurchase,
  ownSupply: watchOwnSupply
};

/** A stamp, and the rows on which it depends. */
export interface WatchedStamp {
  stamp: LiveStamp;
  rows: string[];
}

/** Returns the current stamp of a subject; its stamp is null when the member may not see the subject (any more). */
export async function loadStamp(
  db: Db,
  member: Member,
  { topic, id }: LiveSubject,
  nowMs: number
): Promise<WatchedStamp> {
  try {
    const { stamp, rows } = await watchOf[topic](db, member, id, nowMs);
    return { stamp: { topic, id, stamp }, rows };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { stamp: { topic, id, stamp: null }, rows: [] };
  }
}

/**
 * Returns the subjects of a query.
 * @throws AppError UNAUTHORIZED when a visitor watches something
 */
export function subjectsOf({ watch }: LiveQuery, member: Member | null): LiveSubject[] {
  if (watch === undefined) return [];
  if (member === null) throw new AppError('UNAUTHORIZED');
  return watch.split(',').map((text) => {
    const [topic = '', id = ''] = text.split(':');
    return { topic: topic as LiveTopic, id };
  });
}

/**
 * Returns what a client without a stream asks for.
 * @throws AppError UNAUTHORIZED when a visitor watches something; VALIDATION for a cursor that is not ours
 */
export async function pollLive(db: Db, member: Member | null, query: LiveQuery, nowMs: number): Promise<LiveNews> {
  const subjects = subjectsOf(query, member);
  const [unread, stamps, flashes] = await Promise.all([
    unreadCount(db, member),
    Promise.all(member === null ? [] : subjects.map((subject) => loadStamp(db, member, subject, nowMs))),
    query.flashCursor === undefined ? null : listChanges(db, query.flashCursor)
  ]);
  return { unread, stamps: stamps.map(({ stamp }) => stamp), flashes };
}
