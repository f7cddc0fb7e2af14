import { UploadsStore } from '@/components/upload/Uploads.store';
import { ApiError } from '@/request/ApiError';
import { FormStore } from './Form.store';
import type { FormDefinition, FormApi } from './FormDefinition';

interface Goods {
  name: string;
  weight: string;
  cover: string;
}

const goods: FormDefinition<Goods> = {
  empty: () => ({ name: '', weight: '', cover: '' }),
  uploadFields: { cover: 1 },
  withUploads: (values, { cover = [] }) => ({ ...values, cover: cover[0] ?? '' }),
  problems: (values) =>
    Object.fromEntries(Object.entries(values).flatMap(([field, text]) => (text === '' ? [[field, 'required']] : [])))
};
const complete = { name: '八角', weight: '500' };
const previousSnapshot = { values: { name: '桂皮', weight: '20', cover: '' }, photos: { cover: ['cover-1'] } };
const loadNothing: FormApi<Goods>['load'] = () => Promise.resolve({ previous: null, reasons: [] });

function setupForm(send: FormApi<Goods>['send'], load = loadNothing, keep?: FormApi<Goods>['saveDraft']) {
  let made = 0;
  return new FormStore(goods, {
    load,
    send,
    saveDraft: keep,
    newRequestId: () => Promise.resolve(`request-${(made += 1)}`),
    newUploads: (most) =>
      new UploadsStore(
        {
          pickFiles: () => Promise.resolve([{ path: 'a.jpg', bytes: 1 }]),
          uploadFile: () => Promise.resolve({ url: 'image-1' }),
          releaseFile: () => undefined
        },
        most
      ),
    restoreUploads: (photos, names) => photos.restore(names, (name) => name)
  });
}

async function fillForm(store: ReturnType<typeof setupForm>): Promise<void> {
  await store.load();
  store.set(complete);
  await store.uploads['cover']?.add();
}

describe('a form', () => {
  it('takes back why a photo was refused as soon as there is another one', async () => {
    const store = setupForm(
      () => Promise.resolve(),
      () => Promise.resolve({ previous: previousSnapshot, reasons: [{ field: 'cover', text: '反光' }] })
    );
    await store.load();
    expect([store.reviewReasonOf('cover'), store.isChanged]).toEqual(['反光', false]);
    store.uploads['cover']?.remove(store.uploads['cover'].items[0]?.key ?? 0);
    await store.uploads['cover']?.add();
    expect([store.reviewReasonOf('cover'), store.isChanged]).toEqual([undefined, true]);
  });

  it('complains of a field only after it was left or the form was sent', async () => {
    const store = setupForm(() => Promise.resolve());
    await store.load();
    expect(store.problemOf('name')).toBeUndefined();
    store.touch('name');
    expect(store.problemOf('name')).toBe('required');
    expect(store.problemOf('weight')).toBeUndefined();
    expect(await store.submit()).toBe('invalid');
    expect(store.problemOf('weight')).toBe('required');
  });

  it('is sent once, however often the button is tapped', async () => {
    const sent: string[] = [];
    const store = setupForm((_, requestId) => Promise.resolve(sent.push(requestId)));
    await fillForm(store);
    expect(await Promise.all([store.submit(), store.submit()])).toEqual(['sent', 'busy']);
    expect(sent).toEqual(['request-1']);
    expect(store.isChanged).toBe(false);
  });

  it('is tried again as the same request until something in it changes', async () => {
    const sent: string[] = [];
    const store = setupForm((_, requestId) => {
      sent.push(requestId);
      return Promise.reject(new ApiError('TIMEOUT', ''));
    });
    await fillForm(store);
    await expect(store.submit()).rejects.toThrow();
    await expect(store.submit()).rejects.toThrow();
    store.set({ name: '大红八角' });
    await expect(store.submit()).rejects.toThrow();
    expect(sent).toEqual(['request-1', 'request-1', 'request-2']);
    store.uploads['cover']?.remove(1);
    await store.uploads['cover']?.add();
    expect([store.isSubmitting, store.values.name, store.isChanged]).toEqual([false, '大红八角', true]);
  });

  it('shows what the server refuses beside the field, until that changes', async () => {
    const refusal = new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { weight: 'taken' } });
    const store = setupForm(() => Promise.reject(refusal));
    await fillForm(store);
    expect(await store.submit()).toBe('invalid');
    expect(store.problemOf('weight')).toBe('taken');
    store.set({ weight: '600' });
    expect(store.problemOf('weight')).toBeUndefined();
  });

  it('is kept as it is, also when nothing but its name is there', async () => {
    const kept: Goods[] = [];
    const store = setupForm(
      () => Promise.reject(new Error('was sent')),
      loadNothing,
      (values) => Promise.resolve(kept.push({ ...values }))
    );
    await store.load();
    store.set({ name: '八角' });
    const keeping = store.saveDraft();
    expect([await store.saveDraft(), await keeping]).toEqual(['busy', 'sent']);
    expect([kept, store.isChanged, store.problemOf('weight')]).toEqual([
      [{ name: '八角', weight: '', cover: '' }],
      false,
      undefined
    ]);
  });

  it('is changed again by what was typed while it was kept', async () => {
    const store = setupForm(
      () => Promise.resolve(),
      loadNothing,
      () => Promise.resolve(store.set({ name: '桂皮' }))
    );
    await store.load();
    store.set({ name: '八角' });
    await store.saveDraft();
    expect(store.isChanged).toBe(true);
  });

  it('is not changed by what nobody typed', async () => {
    const store = setupForm(() => Promise.resolve());
    await store.load();
    store.prefill({ name: '八角' });
    expect([store.values.name, store.isChanged]).toEqual(['八角', false]);
  });

  it('marks the photo that the server does not show', async () => {
    const store = setupForm(() =>
      Promise.reject(new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { 'cover.0': 'banned' } }))
    );
    await fillForm(store);
    expect(await store.submit()).toBe('invalid');
    expect(store.uploads['cover']?.problem).toBe('unfit');
  });

  it('has what a newer app asks for beside what an older one has kept', async () => {
    const store = setupForm(() => Promise.resolve());
    await store.load({ values: { name: '八角' } as Goods, photos: {} });
    expect(store.values).toEqual({ name: '八角', weight: '', cover: '' });
  });
});
