import { openCode } from '@/components/scan/openCode';
import { parseScannedCode } from '@/components/scan/parseScannedCode';
import { downloadPicture, readPictureCode } from '@/platform/galleryPicture';
import { canSharePicture, savePicture, sharePicture, willAskForAlbum } from '@/platform/picture';
import { siteUrl } from '@/platform/siteUrl';
import { consent } from '@/stores/consent';
import { overlays } from '@/ui/overlays';
import { imagePreviewMessages } from './locale/messages';

const FILE_NAME = 'xiangshi';

/** Saves a picture, after the purpose of the album has been explained, and shows the outcome. Never rejects. */
export async function save(url: string): Promise<void> {
  const t = imagePreviewMessages();
  if (!consent.storageAuthorised && (await willAskForAlbum().catch(() => false))) {
    const { confirm } = await overlays.modal({ title: t.albumTitle, text: t.albumPurpose, confirmText: t.goOn });
    if (!confirm) return;
  }
  try {
    const outcome = await savePicture(await downloadPicture(url), FILE_NAME);
    // After a denial the purpose is explained again before the next request.
    consent.setAuthorised('storage', outcome !== 'cancelled');
    if (outcome !== 'cancelled') overlays.toast(t.outcomes[outcome]);
  } catch (error) {
    console.warn('the picture was not saved', error);
    overlays.toast(t.outcomes.failed);
  }
}

async function share(url: string): Promise<void> {
  try {
    await sharePicture(await downloadPicture(url), FILE_NAME);
  } catch (error) {
    console.warn('the picture was not shared', error);
    overlays.toast(imagePreviewMessages().shareFailed);
  }
}

async function readCode(url: string): Promise<void> {
  try {
    const text = await readPictureCode(url);
    if (text === undefined) overlays.toast(imagePreviewMessages().noCode);
    else openCode(parseScannedCode(text, siteUrl('')));
  } catch (error) {
    console.warn('the picture was not searched for a code', error);
    overlays.toast(imagePreviewMessages().noCode);
  }
}

/** Menu of a long press: save, forward, read the code. */
export async function openMenu(url: string): Promise<void> {
  const t = imagePreviewMessages();
  const actions = [
    { text: t.save, icon: 'download' as const, run: save },
    ...(canSharePicture() ? [{ text: t.forward, icon: 'share-2' as const, run: share }] : []),
    { text: t.readCode, icon: 'scan' as const, run: readCode }
  ];
  const chosen = await overlays.actionSheet({ items: actions.map(({ text, icon }) => ({ text, icon })) });
  if (chosen !== null) await actions[chosen]?.run(url);
}
