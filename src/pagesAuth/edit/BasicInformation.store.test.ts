import type { UploadedImage } from '@contract/upload';
import { ApiError } from '@/lib/ApiError';
import type { PickedFile } from '@/platform/filePicker/types';
import { buildBasicInfo } from '@/testing/buildBasicInfo';
import { deferred } from '@/testing/deferred';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
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
    expect([store.isUploading, store.form.values.avatarUrl, released]).toEqual([false, null, ['blob:square']]);
  });

  it('waits for a running upload before saving', async () => {
    const upload = deferred<UploadedImage>();
    const sent: unknown[] = [];
    const { store } = await setupStore({
      uploadAvatar: () => upload.promise,
      updateBasicInfo: (changes) => {
        sent.push(changes);
        return Promise.resolve({ ...info, ...changes } as typeof info);
      }
    });
    store.form.set({ intro: '只收当年新货' });
    const chosen = store.changeAvatar();
    await new Promise(process.nextTick);
    const saved = store.save();
    upload.resolve({ id: 'i', url: '/uploads/i.jpg', width: 480, height: 480, bytes: 4 });
    await Promise.all([chosen, saved]);
    expect(sent).toEqual([{ avatarUrl: '/uploads/i.jpg', intro: '只收当年新货' }]);
  });

  it('shows the uploaded crop as an unsaved change', async () => {
    const { store, uploaded, released } = await setupStore({});
    await store.changeAvatar();
    expect([uploaded, released]).toEqual([['blob:square'], ['blob:square']]);
    expect([store.form.values.avatarUrl, store.isUnsaved]).toEqual(['/uploads/i.jpg', true]);
  });
});

describe('BasicInformationStore', () => {
  it('shows the errors of the server at their fields until these change', async () => {
    const fields = { avatarUrl: 'pattern', realName: 'pattern', regionCode: 'unknown', varietyIds: 'unknown' };
    const { store } = await setupStore({
      updateBasicInfo: () => Promise.reject(new ApiError('VALIDATION', '', { error: 'VALIDATION', fields }))
    });
    const { form } = store;
    form.set({ realName: '覃秀兰', regionCode: '450999', varietyIds: ['gone'] });
    expect(await store.save()).toBe(false);
    expect(Object.keys(fields).map(form.problemOf)).toEqual(Object.values(fields));
    form.set({ avatarUrl: null, realName: '', regionCode: '', varietyIds: [] });
    expect(Object.keys(fields).map(form.problemOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('saves once and shows what the server has made of the input', async () => {
    const sent: unknown[] = [];
    const { store } = await setupStore({
      updateBasicInfo: (changes) => {
        sent.push(changes);
        return Promise.resolve({ ...info, intro: '收八角' });
      }
    });
    store.form.set({ intro: '收八角 ' });
    expect(await Promise.all([store.save(), store.save()])).toEqual([true, false]);
    expect([sent, store.form.values.intro, store.isUnsaved]).toEqual([[{ intro: '收八角' }], '收八角', false]);
  });

  it('keeps what is typed during a reload and shows the other fields as loaded', async () => {
    const loaded = deferred<typeof info>();
    let isReload = false;
    const { store } = await setupStore({
      getBasicInfo: () => (isReload ? loaded.promise : Promise.resolve(info))
    });
    isReload = true;
    const reload = store.load();
    store.form.set({ intro: '只收当年新货' });
    loaded.resolve({ ...info, intro: '收八角', identity: 'trader' });
    await reload;
    expect(store.form.values).toMatchObject({ intro: '只收当年新货', identity: 'trader' });
    expect([store.isUnsaved, store.form.isChanged]).toEqual([true, true]);
  });

  it('keeps what is typed during a save, as an unsaved change', async () => {
    const sent: unknown[] = [];
    let arrive: (saved: typeof info) => void = () => undefined;
    const { store } = await setupStore({
      updateBasicInfo: (changes) => {
        sent.push(changes);
        return new Promise((resolve) => (arrive = resolve));
      }
    });
    store.form.set({ intro: '收八角 ', realName: '覃秀兰' });
    const saving = store.save();
    await whenIdle();
    store.form.set({ realName: '覃小满' });
    arrive({ ...info, intro: '收八角', realName: '覃秀兰' });
    expect(await saving).toBe(true);
    expect(store.form.values).toMatchObject({ intro: '收八角', realName: '覃小满' });
    void store.save();
    await whenIdle();
    expect(sent).toEqual([{ intro: '收八角', realName: '覃秀兰' }, { realName: '覃小满' }]);
  });

  it('shows no saved profile to another user who logs in meanwhile', async () => {
    const session = new TestSession();
    session.currentToken = 'a';
    const answer = deferred<typeof info>();
    const { store } = await setupStore({ updateBasicInfo: () => answer.promise });
    store.form.set({ intro: '收八角' });
    const saving = store.save();
    await whenIdle();
    session.currentToken = 'b';
    answer.resolve({ ...info, intro: '收八角' });
    await saving;
    expect([store.saved, store.status]).toEqual([null, 'loading']);
    await store.load();
    expect([store.saved, store.form.values.intro, store.isUnsaved]).toEqual([info, '', false]);
  });
});
