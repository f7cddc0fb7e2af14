import type { Tx } from '../../database/schema';
import { cancelMeetingRow, findMeetingOfSlot } from './expoMeeting.repository';
import { notifyCancelled } from './meetingNotifications.service';
import { deleteSlot, lockSlotsOfCompany } from './slot.repository';

/**
 * Withdraws the slots to come at the exhibitors of a company, and notifies the visitors who have booked them. Idempotent.
 * @param userId member who left; undefined for a company that was dissolved
 */
export async function withdrawSlotsOfCompany(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId?: string },
  nowMs: number
): Promise<void> {
  const slots = await lockSlotsOfCompany(tx, { companyId, staffUserId: userId, afterMs: nowMs });
  for (const slot of slots) {
    const meeting = await findMeetingOfSlot(tx, slot.id);
    if (meeting !== undefined && (await cancelMeetingRow(tx, meeting.id, nowMs))) {
      await notifyCancelled(tx, meeting, { byId: slot.staff_user_id }, nowMs);
    }
    await deleteSlot(tx, slot.id);
  }
}
