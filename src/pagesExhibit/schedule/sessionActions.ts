import type { Appointment, ExpoSession } from '@contract/expoSession';
import { apiErrorOf } from '@/lib/ApiError';
import { toICalendar } from '@/lib/iCalendar';
import { clockOf } from '@/lib/time';
import { messages } from '@/locale/messages';
import { withLogin } from '@/navigation/loginGate';
import { addToCalendar } from '@/platform/calendar';
import { textFile } from '@/platform/textFile';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { scheduleMessages } from './locale/messages';
import type { ScheduleStore } from './Schedule.store';
import { calendarEventOf } from './sessionText';

/** Reserves a session, after the login of a visitor. A conflict is reserved only when the viewer wants it. */
export function reserve(store: ScheduleStore, { id }: ExpoSession): void {
  const t = scheduleMessages();
  const send = async () => {
    // After a login the reservations of the member are not known yet.
    if (store.schedule === null) await store.load();
    await reserveOrAsk(store, id);
  };
  void withLogin(t.loginReason, () => void send(), { text: t.loginText, icon: 'calendar-event' });
}

async function reserveOrAsk(store: ScheduleStore, id: string): Promise<void> {
  const t = scheduleMessages();
  const conflicts: Appointment[] = [];
  await runWithToast(
    () => store.reservation.reserve(id, false),
    t.reserveDone,
    (error) => {
      const { appointment } = apiErrorOf(error).data ?? {};
      if (appointment) conflicts.push(appointment);
      else showRefusal(store, error);
    }
  );
  const [conflict] = conflicts;
  if (conflict === undefined) return;
  const { confirm } = await overlays.modal({
    title: t.overlapTitle,
    text: t.overlapText(conflict.title, clockOf(conflict.startsAtMs), clockOf(conflict.endsAtMs)),
    confirmText: t.overlapConfirm,
    cancelText: t.keep
  });
  if (confirm)
    await runWithToast(
      () => store.reservation.reserve(id, true),
      t.reserveDone,
      (error) => showRefusal(store, error)
    );
}

/** Shows why a reservation was refused; the shown schedule was outdated then. */
function showRefusal(store: ScheduleStore, error: unknown): void {
  const { code, data } = apiErrorOf(error);
  const text = scheduleMessages().refused[data?.fields?.['session'] ?? ''];
  if (code !== 'CONFLICT' || text === undefined) {
    toastError(error);
    return;
  }
  overlays.toast(text, { icon: 'info-circle' });
  void store.load();
}

/** Cancels a reservation, when the viewer confirms it. */
export async function cancelReservation(store: ScheduleStore, { id }: ExpoSession): Promise<void> {
  const t = scheduleMessages();
  const { confirm } = await overlays.modal({
    title: t.confirmCancel,
    text: t.confirmCancelText,
    confirmText: t.cancel,
    cancelText: t.keep
  });
  if (confirm)
    await runWithToast(
      () => store.reservation.cancel(id),
      t.cancelDone,
      (error) => showRefusal(store, error)
    );
}

/** Adds a session to the phone's calendar; in a browser, offers a file. Must be called from a tap. */
export async function saveToCalendar(session: ExpoSession): Promise<void> {
  const t = scheduleMessages();
  const { id, title, startsAtMs, endsAtMs, hallNumber, room } = session;
  const appointment = { kind: 'session' as const, id, title, startsAtMs, endsAtMs, hallNumber, room };
  try {
    if (await addToCalendar(calendarEventOf(appointment, session.summary))) overlays.toast(t.inCalendar);
  } catch (error) {
    console.warn(error);
    overlays.toast(t.calendarClosed);
  }
}

/** Offers one iCalendar file of the whole agenda: downloaded, sent to a chat, or copied. Must be called from a tap. */
export async function exportAgenda(appointments: readonly Appointment[], expoId: string): Promise<void> {
  const t = scheduleMessages();
  const [method] = textFile.methods;
  if (method === undefined) return;
  const events = appointments.map((appointment) => calendarEventOf(appointment));
  try {
    const file = { name: `${expoId}.ics`, text: toICalendar(events, Date.now()) };
    if (await textFile.deliver(method, file)) overlays.toast(method === 'copy' ? messages().copied : t.exported);
  } catch (error) {
    console.warn(error);
    overlays.toast(t.calendarClosed);
  }
}
