import { pickPhotos } from '@/platform/filePicker';
import { uploadImage } from '@/request/upload';
import type { OutboxStore } from './Outbox.store';

/** Lets the person choose a picture and says it. Rejects when it was refused. */
export async function sendPicture(outbox: OutboxStore): Promise<void> {
  const [photo] = await pickPhotos(1);
  if (photo) await outbox.send({ type: 'photo', path: photo.path });
}

/** Answers its address. */
export const uploadPhoto = async (path: string): Promise<string> =>
  (await uploadImage(path, { onProgress: () => undefined, handle: {} })).url;
