import type { ExpoTicket } from '@contract/expoTicket';
import type { OwnTicketsStore } from '@/components/expoTicket/OwnTickets.store';
import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { network } from '@/platform/network/network';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { cancelTicket } from './api/expoTicket';
import { registrationMessages } from './locale/messages';

/** Cancels a ticket after a confirmation. Never rejects: a failure is shown as a toast. */
export async function cancelOwnTicket(store: OwnTicketsStore, { id, name }: ExpoTicket): Promise<void> {
  const t = registrationMessages();
  if (!network.online) {
    overlays.toast(t.cancelOffline, { icon: 'info-circle' });
    return;
  }
  const { cancelTitle: title, cancelConfirm: confirmText, keep: cancelText } = t;
  const { confirm } = await overlays.modal({ title, text: t.cancelText(name), confirmText, cancelText });
  if (!confirm) return;
  await runWithToast(
    () => store.showChanged(async () => [await cancelTicket(id)]),
    t.cancelled,
    (error) => {
      if (!isApiError(error, 'CONFLICT', 'NOT_FOUND')) {
        toastError(error);
        return;
      }
      overlays.toast(fieldErrorsOf(error)['ticket'] === 'tooLate' ? t.tooLate : t.notCancellable);
      // Checked in, or invalid by now.
      void store.load();
    }
  );
}
