import type { ExpoSchedule, ScheduleQuery } from '@contract/expoSession';
import { daysThrough, shanghaiDayEndMs, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { getCurrentExpo } from '../expo/expo.service';
import { findExpoFacts } from '../expo/expoFacts.service';
import { presentSession } from './expoSession.presenter';
import { listSessions } from './expoSession.repository';
import { otherAppointments } from './otherAppointments';
import { findReservedIds } from './reservation.repository';
import { loadSessionContext } from './sessionContext.service';

/**
 * Returns the sessions of an expo, by default of the current one, with the viewer's reservations and other
 * appointments; null without an expo.
 */
export async function getSchedule(
  db: Db,
  { expoId, day, hall, track }: ScheduleQuery,
  viewer: Member | null,
  now: Date
): Promise<ExpoSchedule | null> {
  const expo = await (expoId === undefined ? getCurrentExpo(db, now) : findExpoFacts(db, expoId));
  if (!expo) return null;
  const range = day === undefined ? {} : { fromMs: shanghaiMidnightMs(day), beforeMs: shanghaiDayEndMs(day) };
  const [rows, reserved, appointments] = await Promise.all([
    listSessions(db, expo.id, { ...range, hall, track }),
    viewer === null ? new Set<string>() : findReservedIds(db, expo.id, viewer.id),
    viewer === null
      ? []
      : otherAppointments.use.find(db, viewer.id, shanghaiMidnightMs(expo.startsOn), shanghaiDayEndMs(expo.endsOn))
  ]);
  const nowMs = now.getTime();
  const context = await loadSessionContext(db, rows, nowMs);
  return {
    expoId: expo.id,
    expoName: expo.name,
    days: daysThrough(expo.startsOn, expo.endsOn),
    sessions: rows.map((row) => presentSession(row, reserved.has(row.id), context)),
    appointments,
    serverNowMs: nowMs
  };
}
