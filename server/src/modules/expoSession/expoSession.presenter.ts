import type { Appointment, ExpoSession, ExpoSessionBrief, ManagedSession } from '@contract/expoSession';
import { MINUTE_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { CountedSessionRow, SessionRow } from './expoSession.repository';

/** Broadcasts are shown from this time before the start. */
const LIVE_LEAD_MS = 15 * MINUTE_MS;

export interface SessionContext {
  /** Ids of the business cards that are shown. */
  cardIds: ReadonlySet<string>;
  nowMs: number;
}

function presentFields(row: CountedSessionRow, { cardIds, nowMs }: SessionContext) {
  const { capacity } = row;
  return {
    id: row.id,
    expoId: row.expo_id,
    title: row.title,
    summary: row.summary,
    day: shanghaiDay(row.starts_at_ms),
    startsAtMs: row.starts_at_ms,
    endsAtMs: row.ends_at_ms,
    hallNumber: row.hall_number,
    room: row.room,
    track: row.track,
    speakers: row.speakers.map(({ cardId, ...speaker }) => ({
      ...speaker,
      cardId: cardId !== undefined && cardIds.has(cardId) ? cardId : null
    })),
    languages: row.languages,
    capacity,
    remaining: capacity === null ? null : Math.max(0, capacity - row.held_back - row.reserved_count),
    hasLive: row.has_live,
    cancelReason: row.cancel_reason,
    liveUrl: nowMs >= row.starts_at_ms - LIVE_LEAD_MS ? row.live_url : null,
    slidesUrl: nowMs >= row.ends_at_ms ? row.slides_url : null
  };
}

export function presentSession(row: CountedSessionRow, isReserved: boolean, context: SessionContext): ExpoSession {
  return { ...presentFields(row, context), isReserved };
}

/** Returns a session with all that its operator entered. */
export function presentManaged(row: CountedSessionRow, context: SessionContext): ManagedSession {
  return {
    ...presentFields(row, context),
    liveUrl: row.live_url,
    slidesUrl: row.slides_url,
    reservedCount: row.reserved_count,
    heldBack: row.held_back,
    revision: row.revision
  };
}

export function presentBrief(row: SessionRow): ExpoSessionBrief {
  return {
    id: row.id,
    expoId: row.expo_id,
    title: row.title,
    startsAtMs: row.starts_at_ms,
    endsAtMs: row.ends_at_ms,
    hallNumber: row.hall_number,
    room: row.room
  };
}

export function presentAppointment(row: SessionRow): Appointment {
  return {
    kind: 'session',
    id: row.id,
    title: row.title,
    startsAtMs: row.starts_at_ms,
    endsAtMs: row.ends_at_ms,
    hallNumber: row.hall_number,
    room: row.room
  };
}
