import { errorText } from '@/locale/errorText';
import { textFile } from '@/platform/textFile';
import { feedback } from '@/ui/feedback';
import { exportData } from '../api/account';
import { settingMessages } from './locale/messages';

/** Gives the person a file with everything that concerns them, in the way that they choose. */
export async function exportMyData(): Promise<void> {
  const t = settingMessages();
  const { confirm } = await feedback.modal({ title: t.exportData, text: t.exportText, confirmText: t.exportData });
  if (!confirm) return;
  try {
    const file = await collect(t.exporting);
    // The platforms hand a file over from a tap only, and the one before is too long ago.
    const items = textFile.ways.map((way) => ({ text: t.fileWays[way] }));
    const way = textFile.ways[(await feedback.actionSheet({ title: file.name, items })) ?? -1];
    if (!way) return;
    const isDone = await textFile.handOver(way, file);
    // Who sent it to a chat has seen that.
    if (isDone && way !== 'send') feedback.toast(t.fileDone[way], { icon: 'circle-check' });
  } catch (error) {
    feedback.toast(error instanceof Error && !('code' in error) ? t.fileFailed : errorText(error));
  }
}

async function collect(text: string): Promise<{ name: string; text: string }> {
  feedback.loading(text);
  try {
    return await exportData();
  } finally {
    feedback.hideLoading();
  }
}
