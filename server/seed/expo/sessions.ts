import type { Tx } from '../../src/database/schema';
import { atShanghai } from '../calendar';
import { QIN_PARK_CARD_ID } from '../cards/demoCards';
import type { SeedClock } from '../index';
import { EXPO_ID, expoDays, PAST_EXPO_ID } from './expo';
import { pastSessionDays } from './pastSessionPlan';
import { sessionDays, type SessionSeed } from './sessionPlan';

/** Sessions of the current expo that the demo user Qin reserved: opening, star anise, suppliers' meeting. */
const RESERVED = [sessionIdOf(EXPO_ID, 0, 0), sessionIdOf(EXPO_ID, 0, 3), sessionIdOf(EXPO_ID, 1, 9)];
/** Speakers with a business card, by their name. */
const SPEAKER_CARDS: Record<string, string> = { 覃秀兰: QIN_PARK_CARD_ID };
/** Session of the current expo that does not take place. */
const CANCELLED_ID = sessionIdOf(EXPO_ID, 2, 4);

function sessionIdOf(expoId: string, day: number, index: number): string {
  return `${expoId}-session-${day + 1}${String(index + 1).padStart(2, '0')}`;
}

/** Inserts the sessions of both expos of the demo; those of the past one have slides and recordings. */
export async function seedSessions(tx: Tx, clock: SeedClock): Promise<void> {
  const rowsOf = (expoId: string, plan: readonly SessionSeed[][]) => {
    const days = expoDays(clock, expoId);
    return plan.flatMap((sessions, day) =>
      sessions.map((session, index) => sessionRow(expoId, sessionIdOf(expoId, day, index), days[day] ?? '', session))
    );
  };
  await tx
    .insertInto('expo_session')
    .values([...rowsOf(EXPO_ID, sessionDays), ...rowsOf(PAST_EXPO_ID, pastSessionDays)])
    .execute();
  await tx
    .insertInto('expo_reservation')
    .values(
      RESERVED.map((sessionId) => ({
        session_id: sessionId,
        user_id: 'user-qin',
        request_id: `seed-${sessionId}`,
        reserved_at_ms: clock.now.getTime()
      }))
    )
    .execute();
}

function sessionRow(expoId: string, id: string, day: string, session: SessionSeed) {
  const isPast = expoId === PAST_EXPO_ID;
  return {
    id,
    expo_id: expoId,
    title: session.title,
    summary: session.summary,
    starts_at_ms: atShanghai(day, session.fromMinute),
    ends_at_ms: atShanghai(day, session.toMinute),
    hall_number: session.hall,
    room: session.room,
    track: session.track,
    speakers: JSON.stringify(
      session.speakers.map((speaker) => {
        const cardId = SPEAKER_CARDS[speaker.name];
        return cardId === undefined ? speaker : { ...speaker, cardId };
      })
    ),
    languages: JSON.stringify(session.languages),
    capacity: session.capacity,
    held_back: session.heldBack,
    has_live: session.hasLive,
    live_url: session.hasLive ? `https://live.xiangshi.example/${id}` : null,
    slides_url: isPast && session.track !== 'visit' ? `https://files.xiangshi.example/${id}.pdf` : null,
    cancel_reason: id === CANCELLED_ID ? '采购团行程调整，改为线上对接' : null
  };
}
