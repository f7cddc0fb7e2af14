import { savePicture, willAskForAlbum } from '@/platform/picture';
import { consent } from '@/stores/consent';
import { overlays } from '@/ui/overlays';
import { posterMessages } from './locale/messages';

/**
 * Saves the picture and shows the result as a toast. Explains the album permission before the system asks for it. Never
 * rejects.
 */
export async function savePoster(picture: string, name: string): Promise<void> {
  const t = posterMessages();
  if (!consent.storageAuthorised && (await willAskForAlbum().catch(() => false))) {
    const { confirm } = await overlays.modal({ title: t.albumTitle, text: t.albumPurpose, confirmText: t.goOn });
    if (!confirm) return;
  }
  const outcome = await savePicture(picture, name);
  // After a denial the purpose is explained again before the next request.
  consent.setAuthorised('storage', outcome !== 'cancelled');
  switch (outcome) {
    case 'saved':
      overlays.toast(t.saved, { icon: 'circle-check' });
      return;
    case 'byHand':
      overlays.toast(t.holdToSave);
      return;
    case 'failed':
      overlays.toast(t.saveFailed, { icon: 'info-circle' });
      return;
    case 'cancelled':
  }
}
