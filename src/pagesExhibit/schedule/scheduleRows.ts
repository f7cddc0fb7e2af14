import type { Appointment, ExpoSchedule, ExpoSession, SessionTrack } from '@contract/expoSession';

/** Sessions that start at the same time. */
export interface TimeGroup {
  startsAtMs: number;
  sessions: ExpoSession[];
}

/** Entry of the viewer's agenda. `session` is null for another kind of appointment. */
export interface AgendaEntry {
  appointment: Appointment;
  session: ExpoSession | null;
}

interface SessionFilter {
  day: string;
  hall: number | undefined;
  track: SessionTrack | undefined;
}

/** Groups the sessions of a day, hall and track by their start; they come in order of it. */
export function groupByStart(sessions: readonly ExpoSession[], { day, hall, track }: SessionFilter): TimeGroup[] {
  const groups: TimeGroup[] = [];
  for (const session of sessions) {
    if (session.day !== day) continue;
    if (hall !== undefined && session.hallNumber !== hall) continue;
    if (track !== undefined && session.track !== track) continue;
    const last = groups[groups.length - 1];
    if (last?.startsAtMs === session.startsAtMs) last.sessions.push(session);
    else groups.push({ startsAtMs: session.startsAtMs, sessions: [session] });
  }
  return groups;
}

/** Returns what the viewer attends, in order of the start. */
export function agendaOf({ sessions, appointments }: Pick<ExpoSchedule, 'sessions' | 'appointments'>): AgendaEntry[] {
  const entries: AgendaEntry[] = appointments.map((appointment) => ({ appointment, session: null }));
  for (const session of sessions) {
    if (!session.isReserved) continue;
    const { id, title, startsAtMs, endsAtMs, hallNumber, room } = session;
    entries.push({ appointment: { kind: 'session', id, title, startsAtMs, endsAtMs, hallNumber, room }, session });
  }
  return entries.sort((one, other) => one.appointment.startsAtMs - other.appointment.startsAtMs);
}
