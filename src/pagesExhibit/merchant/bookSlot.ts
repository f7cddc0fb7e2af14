import type { MeetingSlot } from '@contract/expoMeeting';
import { shanghaiMinute } from '@rules/shanghaiTime';
import { apiErrorOf, fieldErrorsOf } from '@/lib/ApiError';
import { withLogin } from '@/navigation/loginGate';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { merchantMessages } from './locale/messages';
import type { MeetingsStore } from './Meetings.store';

/** Asks for a message and books a slot; another appointment at that time is shown, and may be accepted. */
export function bookSlot(store: MeetingsStore, slot: MeetingSlot): void {
  const { meeting: t } = merchantMessages();
  void withLogin(t.loginReason, () => void askAndBook(store, slot));
}

async function askAndBook(store: MeetingsStore, slot: MeetingSlot): Promise<void> {
  const { meeting: t } = merchantMessages();
  const time = shanghaiMinute(slot.startsAtMs);
  const answer = await overlays.modal({ title: t.question(time), text: t.noteHint, confirmText: t.book, editable: '' });
  if (!answer.confirm) return;
  const note = answer.text?.trim() ?? '';
  await runWithToast(
    () => store.book(slot, note),
    t.booked,
    (error) => void handleRefusal(store, slot, note, error)
  );
}

async function handleRefusal(store: MeetingsStore, slot: MeetingSlot, note: string, error: unknown): Promise<void> {
  const { meeting: t } = merchantMessages();
  const appointment = apiErrorOf(error).data?.appointment;
  if (appointment !== undefined) {
    const text = t.overlaps(appointment.title, shanghaiMinute(appointment.startsAtMs));
    const { confirm } = await overlays.modal({ title: t.overlapTitle, text, confirmText: t.bookAnyway });
    if (confirm) await runWithToast(() => store.book(slot, note, true), t.booked);
    return;
  }
  const fields = fieldErrorsOf(error);
  if (fields['slotId'] === 'taken') overlays.toast(t.taken, { icon: 'info-circle' });
  else if (fields['slotId'] === 'over') overlays.toast(t.over, { icon: 'info-circle' });
  else if (fields['meetings'] !== undefined) overlays.toast(t.tooMany, { icon: 'info-circle' });
  else if (fields['note'] !== undefined) overlays.toast(t.noteRefused, { icon: 'info-circle' });
  else toastError(error);
}
