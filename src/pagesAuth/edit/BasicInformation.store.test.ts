import type { PickedFile } from '@/platform/filePicker/types';
import { buildBasicInfo } from '@/testing/buildBasicInfo';
import { type BasicInformationApi, BasicInformationStore } from './BasicInformation.store';

const info = buildBasicInfo();
const photo: PickedFile = { path: 'blob:photo', bytes: 9 };
const square: PickedFile = { path: 'blob:square', bytes: 4 };

async function setupStore(changes: Partial<BasicInformationApi>) {
  const uploaded: string[] = [];
  const released: string[] = [];
  const store = new BasicInformationStore({
    getBasicInfo: () => Promise.resolve(info),
    updateBasicInfo: () => Promise.resolve(info),
    listVarieties: () => Promise.resolve([]),
    pickPhotos: () => Promise.resolve([photo]),
    cropPhoto: () => Promise.resolve(square),
    uploadAvatar: (path) => {
      uploaded.push(path);
      return Promise.resolve({ id: 'i', url: '/uploads/i.jpg', width: 480, height: 480, bytes: 4 });
    },
    releaseFile: (path) => released.push(path),
    ...changes
  });
  await store.load();
  return { store, uploaded, released };
}

describe('BasicInformationStore avatar', () => {
  it('uploads nothing when the user cancels the album or the crop', async () => {
    for (const turn of [{ pickPhotos: () => Promise.resolve([]) }, { cropPhoto: () => Promise.resolve(null) }]) {
      const { store, uploaded } = await setupStore(turn);
      await store.changeAvatar();
      expect([uploaded, store.isUploading, store.isUnsaved]).toEqual([[], false, false]);
    }
  });

  it('keeps the old avatar after a failed upload and allows another attempt', async () => {
    const { store, released } = await setupStore({ uploadAvatar: () => Promise.reject(new Error('FILE_TYPE')) });
    await expect(store.changeAvatar()).rejects.toThrow('FILE_TYPE');
    expect([store.isUploading, store.form?.avatarUrl, released]).toEqual([false, null, ['blob:square']]);
  });

  it('waits for a running upload before saving', async () => {
    let arrive: () => void = () => undefined;
    const onItsWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const sent: unknown[] = [];
    const { store } = await setupStore({
      uploadAvatar: () => onItsWay.then(() => ({ id: 'i', url: '/uploads/i.jpg', width: 480, height: 480, bytes: 4 })),
      updateBasicInfo: (changes) => {
        sent.push(changes);
        return Promise.resolve({ ...info, ...changes } as typeof info);
      }
    });
    store.set({ intro: '只收当年新货' });
    const chosen = store.changeAvatar();
    await new Promise(process.nextTick);
    const saved = store.save();
    arrive();
    await Promise.all([chosen, saved]);
    expect(sent).toEqual([{ avatarUrl: '/uploads/i.jpg', intro: '只收当年新货' }]);
  });

  it('shows the uploaded crop as an unsaved change', async () => {
    const { store, uploaded, released } = await setupStore({});
    await store.changeAvatar();
    expect([uploaded, released]).toEqual([['blob:square'], ['blob:square']]);
    expect([store.form?.avatarUrl, store.isUnsaved]).toEqual(['/uploads/i.jpg', true]);
  });
});
