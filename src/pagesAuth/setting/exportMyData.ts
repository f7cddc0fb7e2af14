import { errorText } from '@/locale/errorText';
import { textFile } from '@/platform/textFile';
import { overlays } from '@/ui/overlays';
import { exportData } from '../api/account';
import { settingMessages } from './locale/messages';

/** Gives the person a file with everything that concerns them, in the way that they choose. */
export async function exportMyData(): Promise<void> {
  const t = settingMessages();
  const { confirm } = await overlays.modal({ title: t.exportData, text: t.exportText, confirmText: t.exportData });
  if (!confirm) return;
  try {
    const file = await fetchExport(t.exporting);
    // The platforms hand a file over from a tap only, and the one before is too long ago.
    const items = textFile.methods.map((method) => ({ text: t.fileMethods[method] }));
    const method = textFile.methods[(await overlays.actionSheet({ title: file.name, items })) ?? -1];
    if (!method) return;
    const isDone = await textFile.deliver(method, file);
    // Who sent it to a chat has seen that.
    if (isDone && method !== 'send') overlays.toast(t.fileDone[method], { icon: 'circle-check' });
  } catch (error) {
    overlays.toast(error instanceof Error && !('code' in error) ? t.fileFailed : errorText(error));
  }
}

async function fetchExport(text: string): Promise<{ name: string; text: string }> {
  overlays.loading(text);
  try {
    return await exportData();
  } finally {
    overlays.hideLoading();
  }
}
