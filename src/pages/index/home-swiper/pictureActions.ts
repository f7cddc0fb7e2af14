import { saveToAlbum } from '@/components/saveToAlbum';
import { openCode } from '@/components/scan/openCode';
import { parseScannedCode } from '@/components/scan/parseScannedCode';
import { downloadPicture, readPictureCode } from '@/platform/galleryPicture';
import { canSharePicture, sharePicture } from '@/platform/picture';
import { siteUrl } from '@/platform/siteUrl';
import { overlays } from '@/ui/overlays';
import { imagePreviewMessages } from './locale/messages';

const FILE_NAME = 'xiangshi';

/** Saves a picture and shows the outcome. Never rejects. */
export const save = (url: string): Promise<void> =>
  saveToAlbum(() => downloadPicture(url), FILE_NAME, imagePreviewMessages());

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
