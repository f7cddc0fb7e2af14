import { PhotosStore } from '@/components/photo/Photos.store';
import { ApiError } from '@/request/ApiError';
import { FormStore } from './Form.store';
import type { FormKind, FormPorts } from './FormKind';

interface Goods {
  name: string;
  weight: string;
  cover: string;
}

const goods: FormKind<Goods> = {
  empty: () => ({ name: '', weight: '', cover: '' }),
  photoFields: { cover: 1 },
  withPhotos: (values, { cover = [] }) => ({ ...values, cover: cover[0] ?? '' }),
  problems: (values) =>
    Object.fromEntries(Object.entries(values).flatMap(([field, text]) => (text === '' ? [[field, 'required']] : [])))
};
const complete = { name: '八角', weight: '500' };
const sentBefore = { values: { name: '桂皮', weight: '20', cover: '' }, photos: { cover: ['cover-1'] } };
const nothing: FormPorts<Goods>['load'] = () => Promise.resolve({ before: null, reasons: [] });

function setUp(send: FormPorts<Goods>['send'], load = nothing, keep?: FormPorts<Goods>['keep']) {
  let made = 0;
  return new FormStore(goods, {
    load,
    send,
    keep,
    newRequestId: () => Promise.resolve(`request-${(made += 1)}`),
    newPhotos: (most) =>
      new PhotosStore(
        {
          choosePhotos: () => Promise.resolve([{ path: 'a.jpg', bytes: 1 }]),
          uploadImage: () => Promise.resolve({ url: 'image-1' }),
          forgetPhoto: () => undefined
        },
        most
      ),
    restorePhotos: (photos, names) => photos.restore(names, (name) => name)
  });
}

async function fill(store: ReturnType<typeof setUp>): Promise<void> {
  await store.load();
  store.set(complete);
  await store.photos['cover']?.add();
}

describe('a form', () => {
  it('takes back why a photo was refused as soon as there is another one', async () => {
    const store = setUp(
      () => Promise.resolve(),
      () => Promise.resolve({ before: sentBefore, reasons: [{ field: 'cover', text: '反光' }] })
    );
    await store.load();
    expect([store.reasonOf('cover'), store.isChanged]).toEqual(['反光', false]);
    store.photos['cover']?.remove(store.photos['cover'].photos[0]?.key ?? 0);
    await store.photos['cover']?.add();
    expect([store.reasonOf('cover'), store.isChanged]).toEqual([undefined, true]);
  });

  it('complains of a field only after it was left or the form was sent', async () => {
    const store = setUp(() => Promise.resolve());
    await store.load();
    expect(store.problemOf('name')).toBeUndefined();
    store.leave('name');
    expect(store.problemOf('name')).toBe('required');
    expect(store.problemOf('weight')).toBeUndefined();
    expect(await store.submit()).toBe('invalid');
    expect(store.problemOf('weight')).toBe('required');
  });

  it('is sent once, however often the button is tapped', async () => {
    const sent: string[] = [];
    const store = setUp((_, requestId) => Promise.resolve(sent.push(requestId)));
    await fill(store);
    expect(await Promise.all([store.submit(), store.submit()])).toEqual(['sent', 'busy']);
    expect(sent).toEqual(['request-1']);
    expect(store.isChanged).toBe(false);
  });

  it('is tried again as the same request until something in it changes', async () => {
    const sent: string[] = [];
    const store = setUp((_, requestId) => {
      sent.push(requestId);
      return Promise.reject(new ApiError('TIMEOUT', ''));
    });
    await fill(store);
    await expect(store.submit()).rejects.toThrow();
    await expect(store.submit()).rejects.toThrow();
    store.set({ name: '大红八角' });
    await expect(store.submit()).rejects.toThrow();
    expect(sent).toEqual(['request-1', 'request-1', 'request-2']);
    store.photos['cover']?.remove(1);
    await store.photos['cover']?.add();
    expect([store.isSubmitting, store.values.name, store.isChanged]).toEqual([false, '大红八角', true]);
  });

  it('shows what the server refuses beside the field, until that changes', async () => {
    const refusal = new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { weight: 'taken' } });
    const store = setUp(() => Promise.reject(refusal));
    await fill(store);
    expect(await store.submit()).toBe('invalid');
    expect(store.problemOf('weight')).toBe('taken');
    store.set({ weight: '600' });
    expect(store.problemOf('weight')).toBeUndefined();
  });

  it('is kept as it is, also when nothing but its name is there', async () => {
    const kept: Goods[] = [];
    const store = setUp(
      () => Promise.reject(new Error('was sent')),
      nothing,
      (values) => Promise.resolve(kept.push({ ...values }))
    );
    await store.load();
    store.set({ name: '八角' });
    const keeping = store.keep();
    expect([await store.keep(), await keeping]).toEqual(['busy', 'sent']);
    expect([kept, store.isChanged, store.problemOf('weight')]).toEqual([
      [{ name: '八角', weight: '', cover: '' }],
      false,
      undefined
    ]);
  });

  it('is changed again by what was typed while it was kept', async () => {
    const store = setUp(
      () => Promise.resolve(),
      nothing,
      () => Promise.resolve(store.set({ name: '桂皮' }))
    );
    await store.load();
    store.set({ name: '八角' });
    await store.keep();
    expect(store.isChanged).toBe(true);
  });

  it('is not changed by what nobody typed', async () => {
    const store = setUp(() => Promise.resolve());
    await store.load();
    store.put({ name: '八角' });
    expect([store.values.name, store.isChanged]).toEqual(['八角', false]);
  });

  it('marks the photo that the server does not show', async () => {
    const store = setUp(() =>
      Promise.reject(new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { 'cover.0': 'banned' } }))
    );
    await fill(store);
    expect(await store.submit()).toBe('invalid');
    expect(store.photos['cover']?.problem).toBe('unfit');
  });

  it('has what a newer app asks for beside what an older one has kept', async () => {
    const store = setUp(() => Promise.resolve());
    await store.load({ values: { name: '八角' } as Goods, photos: {} });
    expect(store.values).toEqual({ name: '八角', weight: '', cover: '' });
  });
});
