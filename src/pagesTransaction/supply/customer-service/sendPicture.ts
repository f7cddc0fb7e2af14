import { choosePhotos, forgetPhoto } from '@/platform/photo';
import { uploadImage } from '@/request/uploadImage';
import { feedback } from '@/ui/feedback';
import type { ChatStore } from './Chat.store';

/** Lets the person choose a picture, uploads it and sends it. Rejects with the reason. */
export async function sendPicture(store: ChatStore): Promise<void> {
  const [photo] = await choosePhotos(1);
  if (!photo) return;
  feedback.loading();
  try {
    const { url } = await uploadImage(photo.path, { onProgress: () => undefined, handle: {} });
    await store.say({ type: 'picture', url });
  } finally {
    feedback.hideLoading();
    forgetPhoto(photo.path);
  }
}
