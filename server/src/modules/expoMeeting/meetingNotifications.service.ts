import type { NotificationContent } from '@contract/notification/content';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Tx } from '../../database/schema';
import { getDefaultCards } from '../card/cardBrief.service';
import { getNamedExhibitors } from '../exhibitor/exhibitor.service';
import { notify } from '../message/message.service';
import { contactOf } from '../user/user.service';
import type { MeetingRow } from './expoMeeting.repository';

/** Returns what a user is called: the name on their card, else that of the account. */
async function nameOf(tx: Tx, userId: string): Promise<string> {
  const card = (await getDefaultCards(tx, [userId])).get(userId);
  return card?.name ?? (await contactOf(tx, userId))?.name ?? '';
}

async function termsOf(tx: Tx, meeting: MeetingRow) {
  const exhibitor = (await getNamedExhibitors(tx, [meeting.exhibitor_id])).get(meeting.exhibitor_id);
  return {
    exhibitor: exhibitor?.name ?? '',
    booth: exhibitor?.boothNos.join('/') ?? '',
    startsAt: shanghaiMinute(meeting.starts_at_ms)
  };
}

const jumpTo = ({ exhibitor_id: id }: MeetingRow) =>
  ({ type: 'jumpMini', route: 'exhibit.merchant', params: { id } }) as const;

/** Notifies the exhibitor's staff and the visitor of a booking. */
export async function notifyBooked(tx: Tx, meeting: MeetingRow, nowMs: number): Promise<void> {
  const { exhibitor, booth, startsAt } = await termsOf(tx, meeting);
  const person = await nameOf(tx, meeting.user_id);
  const jump = jumpTo(meeting);
  await notify(
    tx,
    [
      {
        userId: meeting.staff_user_id,
        aboutUserId: meeting.user_id,
        kind: 'expo',
        content: { event: 'meeting.booked', params: { person, exhibitor, startsAt, note: meeting.note } },
        jump
      },
      {
        userId: meeting.user_id,
        kind: 'expo',
        content: { event: 'meeting.confirmed', params: { exhibitor, booth, startsAt } },
        jump
      }
    ],
    nowMs
  );
}

/**
 * Notifies the other side of a cancellation.
 * @param isErased true when the account of the one who cancels is erased: their name is left out
 */
export async function notifyCancelled(
  tx: Tx,
  meeting: MeetingRow,
  { byId, isErased = false }: { byId: string; isErased?: boolean },
  nowMs: number
): Promise<void> {
  const { exhibitor, startsAt } = await termsOf(tx, meeting);
  const isByVisitor = byId === meeting.user_id;
  const person = isErased ? null : await nameOf(tx, meeting.user_id);
  const content: NotificationContent = isByVisitor
    ? { event: 'meeting.cancelledByVisitor', params: { person, exhibitor, startsAt } }
    : { event: 'meeting.cancelledByExhibitor', params: { exhibitor, startsAt } };
  const userId = isByVisitor ? meeting.staff_user_id : meeting.user_id;
  const aboutUserId = isByVisitor && !isErased ? byId : null;
  await notify(tx, [{ userId, aboutUserId, kind: 'expo', content, jump: jumpTo(meeting) }], nowMs);
}

/** Reminds both sides of a meeting that begins soon. */
export async function notifySoon(tx: Tx, meeting: MeetingRow, nowMs: number): Promise<void> {
  const terms = await termsOf(tx, meeting);
  const person = await nameOf(tx, meeting.user_id);
  const soon = (userId: string, other: string | null) => ({
    userId,
    aboutUserId: other === null ? null : meeting.user_id,
    kind: 'expo' as const,
    content: { event: 'meeting.reminder' as const, params: { ...terms, person: other } },
    jump: jumpTo(meeting)
  });
  await notify(tx, [soon(meeting.user_id, null), soon(meeting.staff_user_id, person)], nowMs);
}
