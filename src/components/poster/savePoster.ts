import { albumPermission, openAlbumSettings, savePicture } from '@/platform/picture';
import { feedback } from '@/ui/feedback';
import { posterWords } from './locale/words';

/**
 * Saves the picture and says how it went. Says what the album is needed for before the system asks, and leads to the
 * settings when the person has refused it. Never rejects.
 */
export async function savePoster(picture: string, name: string): Promise<void> {
  const t = posterWords();
  const permission = await albumPermission().catch(() => 'granted' as const);
  if (permission === 'unasked') {
    const { confirm } = await feedback.modal({ title: t.albumTitle, text: t.albumPurpose, confirmText: t.goOn });
    if (!confirm) return;
  }
  const outcome = permission === 'refused' ? 'refused' : await savePicture(picture, name);
  switch (outcome) {
    case 'saved':
      feedback.toast(t.saved, { icon: 'circle-check' });
      return;
    case 'byHand':
      feedback.toast(t.holdToSave);
      return;
    case 'failed':
      feedback.toast(t.saveFailed, { icon: 'info-circle' });
      return;
    case 'refused':
      await askForSettings();
      return;
    case 'cancelled':
  }
}

async function askForSettings(): Promise<void> {
  const t = posterWords();
  const { confirm } = await feedback.modal({
    title: t.albumRefused,
    text: t.albumRefusedHint,
    confirmText: t.toSettings
  });
  if (confirm) openAlbumSettings();
}
