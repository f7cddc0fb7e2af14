import { pickPhotos } from '@/platform/filePicker';
import { uploadImage } from '@/request/upload';
import type { OutboxStore } from './Outbox.store';

/**
 * Lets the user choose a photo and sends it.
 * @throws ApiError when the server rejects it
 */
export async function sendPicture(outbox: OutboxStore): Promise<void> {
  const [photo] = await pickPhotos(1);
  if (photo) await outbox.send({ type: 'photo', path: photo.path });
}

/** Uploads a photo and returns its URL. */
export const uploadPhoto = async (path: string): Promise<string> =>
  (await uploadImage(path, { onProgress: () => undefined, handle: {} })).url;
