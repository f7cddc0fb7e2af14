import { shanghaiDay } from '@rules/shanghaiTime';
import { isApiError } from '@/lib/ApiError';
import { textFile } from '@/platform/textFile';
import { currentToken } from '@/request/session';
import { overlays } from '@/ui/overlays';
import { toastError } from '@/ui/runWithToast';
import { exportLeads as fetchLeads } from './api/exhibitor';
import { merchantMessages } from './locale/messages';

/** Exports the user's notes about exhibitors as a file, by a method that the user chooses. Never rejects. */
export async function exportLeads(): Promise<void> {
  const t = merchantMessages().export;
  const token = currentToken();
  try {
    const { text, count } = await fetchLeads();
    // Another user is logged in by now.
    if (token !== currentToken()) return;
    if (count === 0) {
      overlays.toast(t.empty);
      return;
    }
    const name = `${t.fileName}-${shanghaiDay(Date.now())}.csv`;
    // Platforms deliver a file only shortly after a tap, so the user has to tap again after the download.
    const items = textFile.methods.map((method) => ({ text: t.methods[method] }));
    const method = textFile.methods[(await overlays.actionSheet({ title: name, items })) ?? -1];
    if (!method) return;
    const isDone = await textFile.deliver(method, { name, text });
    // A user who sent the file to a chat needs no confirmation.
    if (isDone && method !== 'send') overlays.toast(t.done[method], { icon: 'circle-check' });
  } catch (error) {
    if (isApiError(error)) toastError(error);
    else overlays.toast(t.failed, { icon: 'info-circle' });
  }
}
