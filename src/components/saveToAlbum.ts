import { savePicture, willAskForAlbum } from '@/platform/picture';
import { consent } from '@/stores/consent';
import { overlays } from '@/ui/overlays';

/** Texts of the explanation and of the outcomes, which name what is saved. */
export interface AlbumTexts {
  albumTitle: string;
  albumPurpose: string;
  goOn: string;
  saved: string;
  holdToSave: string;
  saveFailed: string;
}

/**
 * Saves a picture and shows the outcome as a toast. Explains the album permission before the system asks for it. Never
 * rejects.
 * @param getPicture downloads or draws it, once the album may be asked for
 * @param name of the file, without an ending
 */
export async function saveToAlbum(getPicture: () => Promise<string>, name: string, texts: AlbumTexts): Promise<void> {
  if (!consent.storageAuthorised && (await willAskForAlbum().catch(() => false))) {
    const { albumTitle: title, albumPurpose: text, goOn: confirmText } = texts;
    const { confirm } = await overlays.modal({ title, text, confirmText });
    if (!confirm) return;
  }
  try {
    const outcome = await savePicture(await getPicture(), name);
    // After a denial the purpose is explained again before the next request.
    consent.setAuthorised('storage', outcome !== 'cancelled');
    if (outcome === 'saved') overlays.toast(texts.saved, { icon: 'circle-check' });
    else if (outcome === 'byHand') overlays.toast(texts.holdToSave);
    else if (outcome === 'failed') overlays.toast(texts.saveFailed, { icon: 'info-circle' });
  } catch (error) {
    console.warn('the picture was not saved', error);
    overlays.toast(texts.saveFailed, { icon: 'info-circle' });
  }
}
