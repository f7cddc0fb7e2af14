import { isApiError } from '@/lib/ApiError';
import { textFile } from '@/platform/textFile';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { exportData } from '../api/account';
import { settingMessages } from './locale/messages';

/** Exports all personal data of the user as a file, delivered by the method they choose. */
export async function exportMyData(): Promise<void> {
  const t = settingMessages();
  const { confirm } = await overlays.modal({ title: t.exportData, text: t.exportText, confirmText: t.exportData });
  if (confirm) await runWithToast(deliverExport, undefined, toastFileError);
}

async function deliverExport(): Promise<void> {
  const t = settingMessages();
  const file = await fetchExport(t.exporting);
  // Platforms deliver a file only shortly after a tap, so the user has to tap again after the download.
  const items = textFile.methods.map((method) => ({ text: t.fileMethods[method] }));
  const method = textFile.methods[(await overlays.actionSheet({ title: file.name, items })) ?? -1];
  if (!method) return;
  const isDone = await textFile.deliver(method, file);
  // A user who sent the file to a chat needs no confirmation.
  if (isDone && method !== 'send') overlays.toast(t.fileDone[method], { icon: 'circle-check' });
}

function toastFileError(error: unknown): void {
  if (isApiError(error)) toastError(error);
  else overlays.toast(settingMessages().fileFailed, { icon: 'info-circle' });
}

async function fetchExport(text: string): Promise<{ name: string; text: string }> {
  overlays.loading(text);
  try {
    return await exportData();
  } finally {
    overlays.hideLoading();
  }
}
