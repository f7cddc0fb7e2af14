import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { cancelMeetingRow, deleteMeetingsOf, findBookingsOf, findMeetingsOf } from './expoMeeting.repository';
import { notifyCancelled } from './meetingNotifications.service';
import { deleteSlotsOf, findSlotsOf, lockSlotsOf } from './slot.repository';

/** Exports the meetings that a user has booked, and the slots that they offer. */
async function exportMeetings(db: Db, userId: string): Promise<unknown> {
  const [booked, offered] = await Promise.all([findBookingsOf(db, userId), findSlotsOf(db, userId)]);
  return { booked, offered };
}

/** Deletes a user's meetings and slots; the other side of those to come is notified, also of a booking that is under way. */
async function eraseMeetings(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await lockSlotsOf(tx, userId);
  for (const meeting of await findMeetingsOf(tx, userId, nowMs)) {
    if (!(await cancelMeetingRow(tx, meeting.id, nowMs))) continue;
    await notifyCancelled(tx, meeting, { byId: userId, isErased: true }, nowMs);
  }
  await deleteMeetingsOf(tx, userId);
  await deleteSlotsOf(tx, userId);
}

export const expoMeetingsPersonalData: PersonalData = {
  name: 'expoMeetings',
  columns: ['expo_meeting.user_id', 'meeting_slot.staff_user_id'],
  exportOf: ({ db }, userId) => exportMeetings(db, userId),
  erase: ({ tx }, userId, nowMs) => eraseMeetings(tx, userId, nowMs)
};
