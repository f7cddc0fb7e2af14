import { UploadsStore } from '@/components/upload/Uploads.store';
import { ApiError } from '@/lib/ApiError';
import { buildApiError } from '@/testing/buildApiError';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { FormStore } from './Form.store';
import type { FormApi, FormDefinition, LoadedForm } from './FormDefinition';
import type { FormUploadsApi } from './FormUploads';

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

const uploadsApi: FormUploadsApi = {
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
};

function setupForm(send: FormApi<Goods>['send'], load = loadNothing, keep?: FormApi<Goods>['saveDraft']) {
  let made = 0;
  return new FormStore(goods, {
    load,
    send,
    saveDraft: keep,
    newRequestId: () => Promise.resolve(`request-${(made += 1)}`),
    ...uploadsApi
  });
}

async function fillForm(store: ReturnType<typeof setupForm>): Promise<void> {
  await store.load();
  store.set(complete);
  await store.uploads['cover']?.add();
}

testLateAnswers<Goods>('a form', {
  setup: (call) => {
    const form = setupForm(
      () => Promise.resolve(),
      async () => ({ previous: { values: await call(), photos: {} }, reasons: [] })
    );
    return { load: () => form.load(), shown: () => form.values };
  },
  older: { name: '八角', weight: '1', cover: '' },
  newer: { name: '桂皮', weight: '2', cover: '' }
});

testLateAnswers<string>('what is loaded besides a form', {
  setup: (call) => {
    let shown = '';
    const form = setupForm(
      () => Promise.resolve(),
      async () => {
        const answer = await call();
        const apply = () => {
          shown = answer;
        };
        return { previous: null, reasons: [], apply };
      }
    );
    return { load: () => form.load(), shown: () => shown };
  },
  older: 'older',
  newer: 'newer'
});

describe('FormStore', () => {
  it('reports no error of an earlier load once it is loaded', async () => {
    const load = jest.fn(loadNothing).mockRejectedValueOnce(buildApiError('FORBIDDEN'));
    const store = setupForm(() => Promise.resolve(), load);
    await store.load();
    expect([store.phase, store.error]).toEqual(['failed', buildApiError('FORBIDDEN')]);
    await store.load();
    expect([store.phase, store.error]).toEqual(['ready', undefined]);
  });

  it('stays visible while it is loaded again', async () => {
    const store = setupForm(
      () => Promise.resolve(),
      () => Promise.resolve({ previous: previousSnapshot, reasons: [] })
    );
    const first = store.load();
    expect(store.phase).toBe('loading');
    await first;
    const second = store.load();
    expect([store.phase, store.values.name]).toEqual(['ready', '桂皮']);
    await second;
  });

  it('drops the review reason of a photo when the photo is replaced', async () => {
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

  it('shows the error of a field only after it was touched or the form was submitted', async () => {
    const store = setupForm(() => Promise.resolve());
    await store.load();
    expect(store.problemOf('name')).toBeUndefined();
    store.touch('name');
    expect(store.problemOf('name')).toBe('required');
    expect(store.problemOf('weight')).toBeUndefined();
    expect(await store.submit()).toBe('invalid');
    expect(store.problemOf('weight')).toBe('required');
  });

  it('submits once when the button is tapped repeatedly', async () => {
    const sent: string[] = [];
    const store = setupForm((_, requestId) => Promise.resolve(sent.push(requestId)));
    await fillForm(store);
    expect(await Promise.all([store.submit(), store.submit()])).toEqual(['sent', 'busy']);
    expect(sent).toEqual(['request-1']);
    expect(store.isChanged).toBe(false);
  });

  it('retries with the same request id until the content changes', async () => {
    const sent: string[] = [];
    const store = setupForm((_, requestId) => {
      sent.push(requestId);
      return Promise.reject(buildApiError('TIMEOUT'));
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

  it('shows a server error beside its field until the field changes', async () => {
    const refusal = new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { weight: 'taken' } });
    const store = setupForm(() => Promise.reject(refusal));
    await fillForm(store);
    expect(await store.submit()).toBe('invalid');
    expect(store.problemOf('weight')).toBe('taken');
    store.set({ weight: '600' });
    expect(store.problemOf('weight')).toBeUndefined();
  });

  it('saves an incomplete draft without validation', async () => {
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

  it('stays changed when the user types while the draft is being saved', async () => {
    const store = setupForm(
      () => Promise.resolve(),
      loadNothing,
      () => Promise.resolve(void store.set({ name: '桂皮' }))
    );
    await store.load();
    store.set({ name: '八角' });
    await store.saveDraft();
    expect(store.isChanged).toBe(true);
  });

  it('is unchanged after an action that fills in values assigned by the server', async () => {
    const assign = () => Promise.resolve(void store.prefill({ name: '八角 7 号' }));
    const store = setupForm(assign, loadNothing, assign);
    await fillForm(store);
    expect(await store.saveDraft()).toBe('sent');
    expect([store.values.name, store.isChanged]).toEqual(['八角 7 号', false]);
    store.set({ weight: '600' });
    expect(await store.submit()).toBe('sent');
    expect([store.values.weight, store.isChanged]).toEqual(['600', false]);
  });

  it('is not marked as changed by prefilled values', async () => {
    const store = setupForm(() => Promise.resolve());
    await store.load();
    store.prefill({ name: '八角' });
    expect([store.values.name, store.isChanged]).toEqual(['八角', false]);
  });

  it('shows a server error beside the field that its path belongs to', async () => {
    const refusal = new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { 'goods.weight': 'taken' } });
    const store = new FormStore(
      { ...goods, uploadFields: {}, problems: () => ({}), fieldOf: (path) => path.replace('goods.', '') },
      { load: loadNothing, send: () => Promise.reject(refusal), newRequestId: () => Promise.resolve('r') }
    );
    await store.load();
    expect(await store.submit()).toBe('invalid');
    expect(store.problemOf('weight')).toBe('taken');
  });

  it('is unchanged again when the user undoes an edit', async () => {
    const store = setupForm(
      () => Promise.resolve(),
      () => Promise.resolve({ previous: previousSnapshot, reasons: [] })
    );
    await store.load();
    store.set({ name: '八角' });
    expect(store.isChanged).toBe(true);
    store.set({ name: '桂皮' });
    expect(store.isChanged).toBe(false);
  });

  it('is changed by a restored draft in which only a photo differs', async () => {
    const store = setupForm(
      () => Promise.resolve(),
      () => Promise.resolve({ previous: previousSnapshot, reasons: [] })
    );
    await store.load({ ...previousSnapshot, photos: { cover: ['cover-2'] } });
    expect(store.isChanged).toBe(true);
    store.discardChanges();
    expect(store.isChanged).toBe(false);
  });

  it('is missing when what it edits no longer exists', async () => {
    const store = setupForm(
      () => Promise.resolve(),
      () => Promise.resolve(null)
    );
    await store.load();
    expect(store.phase).toBe('missing');
  });

  it('hides the error of an untouched field until the next submission', async () => {
    const store = setupForm(() => Promise.resolve());
    await store.load();
    await store.submit();
    store.untouch('name');
    expect([store.problemOf('name'), store.problemOf('weight')]).toEqual([undefined, 'required']);
    await store.submit();
    expect(store.problemOf('name')).toBe('required');
  });

  it('marks a photo that the server rejects', async () => {
    const store = setupForm(() =>
      Promise.reject(new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { 'cover.0': 'banned' } }))
    );
    await fillForm(store);
    expect(await store.submit()).toBe('invalid');
    expect(store.uploads['cover']?.problem).toBe('unfit');
  });

  it('adds missing fields to a draft of an older app version', async () => {
    const store = setupForm(() => Promise.resolve());
    await store.load({ values: { name: '八角' } as Goods, photos: {} });
    expect(store.values).toEqual({ name: '八角', weight: '', cover: '' });
  });
});

describe('the draft of a FormStore', () => {
  const draft = { values: { ...complete, cover: '' }, photos: {}, storedVersion: 1 };
  const unused = () => Promise.reject(new Error('was asked'));
  const storeOf = (loaded: Partial<LoadedForm<Goods>> | null) =>
    setupForm(unused, () => Promise.resolve(loaded && { previous: previousSnapshot, reasons: [], ...loaded }));

  it('is asked about with the knowledge whether something else was stored since it was begun', async () => {
    const asked: boolean[] = [];
    for (const loaded of [{ storedVersion: 2 }, { storedVersion: 1 }, {}, { storedVersion: 2, previous: draft }]) {
      await storeOf(loaded).load(draft, (isOutdated) => Promise.resolve(asked.push(isOutdated) > 0));
    }
    expect(asked).toEqual([true, false, true, false]);
  });

  it('is not asked about when nothing can be sent, the form is missing or its loading fails', async () => {
    const [closed, missing] = [storeOf({ isClosed: true, storedVersion: 2 }), storeOf(null)];
    const failed = setupForm(unused, unused);
    for (const store of [closed, missing, failed]) await store.load(draft, unused);
    expect([closed.values.name, missing.phase, failed.phase]).toEqual(['八角', 'missing', 'failed']);
  });

  it('is not shown once the form was left, before or during the question', async () => {
    const left = storeOf({});
    const loading = left.load(draft, unused);
    left.dispose();
    await loading;
    const leftLater = storeOf({});
    await leftLater.load(draft, () => {
      leftLater.dispose();
      return Promise.resolve(true);
    });
    expect([left.phase, leftLater.phase, leftLater.values.name]).toEqual(['loading', 'loading', '']);
  });

  it.each(['another user', ''])('is not shown when its user has left the session to "%s" meanwhile', async (next) => {
    const session = new TestSession();
    session.currentToken = 'a user';
    const store = storeOf({ isClosed: true });
    const loading = store.load(draft, unused);
    session.currentToken = next;
    await loading;
    expect([store.values.name, store.isChanged]).toEqual(['桂皮', false]);
  });

  it('a draft that goes on after it was saved begins with the version that was stored', async () => {
    const store = setupForm(unused, loadNothing, () => Promise.resolve(7));
    await store.load();
    expect(store.unsent.storedVersion).toBe(null);
    await store.saveDraft();
    expect(store.unsent.storedVersion).toBe(7);
  });
});

describe('FormStore with a list whose entries have photos', () => {
  interface Entry {
    key: number;
    name: string;
  }
  const entryForm: FormDefinition<{ entries: Entry[] }> = {
    empty: () => ({ entries: [] }),
    uploadFields: ({ entries }) => Object.fromEntries(entries.map(({ key }) => [`entries.${key}`, 1])),
    problems: () => ({}),
    fieldOf: (path, { entries }) => path.replace(/\d+/, (index) => String(entries[Number(index)]?.key))
  };
  const previous = {
    values: {
      entries: [
        { key: 4, name: '检测报告' },
        { key: 7, name: '有机产品' }
      ]
    },
    photos: { 'entries.4': ['a'], 'entries.7': ['b'] }
  };
  async function setupEntries(fields: Record<string, string> = {}) {
    const store = new FormStore(entryForm, {
      load: () => Promise.resolve({ previous, reasons: [] }),
      send: () => Promise.reject(new ApiError('VALIDATION', '', { error: 'VALIDATION', fields })),
      newRequestId: () => Promise.resolve('request-1'),
      ...uploadsApi
    });
    await store.load();
    return store;
  }

  it('keeps the photo of each entry when an earlier one is removed and a new one is added', async () => {
    const store = await setupEntries();
    expect([store.uploadIds, store.isChanged]).toEqual([previous.photos, false]);
    const [removed, kept] = [store.uploads['entries.4'], previous.values.entries.slice(1)];
    store.set({ entries: [...kept, { key: 8, name: '' }] });
    expect([store.uploadIds, removed?.items]).toEqual([{ 'entries.7': ['b'], 'entries.8': [] }, []]);
    await store.uploads['entries.8']?.add();
    expect(store.uploadIds).toEqual({ 'entries.7': ['b'], 'entries.8': ['image-1'] });
  });

  it('restores the entries of a draft with their photos', async () => {
    const store = await setupEntries();
    await store.load({ values: { entries: [{ key: 9, name: '绿色食品' }] }, photos: { 'entries.9': ['c'] } });
    expect([store.uploadIds, store.isChanged]).toEqual([{ 'entries.9': ['c'] }, true]);
  });

  it('shows the errors of the server at the entry until the field of that entry changes', async () => {
    const store = await setupEntries({ 'entries.1.name': 'banned', 'entries.1': 'unfit' });
    store.set({ entries: [...previous.values.entries] });
    expect(await store.submit()).toBe('invalid');
    expect([store.problemOf('entries.7.name'), store.uploads['entries.7']?.problem]).toEqual(['banned', 'unfit']);
    store.set({ entries: [...previous.values.entries] });
    expect(store.problemOf('entries.7.name')).toBe('banned');
    store.set({ entries: [...previous.values.entries] }, ['entries', 'entries.7.name']);
    expect(store.problemOf('entries.7.name')).toBeUndefined();
  });
});
