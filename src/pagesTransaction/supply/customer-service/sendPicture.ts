import { pickPhotos } from '@/platform/filePicker';
import { uploadImage } from '@/request/upload';
import type { Outbox } from './Outbox.store';

/** Lets the person choose a picture and says it. Rejects when it was refused. */
export async function sendPicture(outbox: Outbox): Promise<void> {
  const [photo] = await pickPhotos(1);
  if (photo) await outbox.say({ type: 'photo', path: photo.path });
}

/** Answers its address. */
export const uploadPhoto = async (path: string): Promise<string> =>
  (await uploadImage(path, { onProgress: () => undefined, handle: {} })).url;
