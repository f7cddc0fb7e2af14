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
    const file = await collect(t.exporting);
    // The platforms hand a file over from a tap only, and the one before is too long ago.
    const items = textFile.methods.map((way) => ({ text: t.fileWays[way] }));
    const way = textFile.methods[(await overlays.actionSheet({ title: file.name, items })) ?? -1];
    if (!way) return;
    const isDone = await textFile.deliver(way, file);
    // Who sent it to a chat has seen that.
    if (isDone && way !== 'send') overlays.toast(t.fileDone[way], { icon: 'circle-check' });
  } catch (error) {
    overlays.toast(error instanceof Error && !('code' in error) ? t.fileFailed : errorText(error));
  }
}

async function collect(text: string): Promise<{ name: string; text: string }> {
  overlays.loading(text);
  try {
    return await exportData();
  } finally {
    overlays.hideLoading();
  }
}
