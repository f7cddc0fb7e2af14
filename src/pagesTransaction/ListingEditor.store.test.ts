import type { ListingStatus } from '@contract/goods';
import type { FormSnapshot } from '@/components/form/FormDefinition';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { buildApiError } from '@/testing/buildApiError';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { type ListingEditorApi, ListingEditorStore } from './ListingEditor.store';
import { MarketHintStore } from './MarketHint.store';

interface Values {
  id: string | null;
  requestId: string;
  title: string;
  isTitleOwn: boolean;
}

interface Own {
  id: string;
  title: string;
  status: ListingStatus;
  isListed: boolean;
  review: null;
}

const unexpected = () => Promise.reject(new Error('not expected here'));
const empty = (): Values => ({ id: null, requestId: '', title: '', isTitleOwn: true });
const buildOwn = (changes: Partial<Own> = {}): Own => ({
  id: 'l1',
  title: '八角',
  status: 'draft',
  isListed: false,
  review: null,
  ...changes
});

const definition = {
  empty,
  problems: () => ({}),
  bodyOf: ({ title }: Values) => ({ title }),
  toFormSnapshot: ({ id, title }: Own): FormSnapshot<Values> => ({ values: { ...empty(), id, title }, photos: {} }),
  newFormSnapshot: (requestId: string) => Promise.resolve({ values: { ...empty(), requestId }, photos: {} }),
  proposedTitle: () => '',
  pricedGoods: () => ({ varietyId: null, gradeName: '', originNames: [] })
};

function setupEditor(changes: Partial<ListingEditorApi<Own, object>> = {}, id?: string) {
  const api = {
    get: unexpected,
    saveDraft: () => Promise.resolve(buildOwn()),
    submit: () => Promise.resolve(buildOwn({ status: 'pending' })),
    act: unexpected,
    newRequestId: () => Promise.resolve('request-1'),
    newUploads: (max: number) =>
      new UploadsStore({ pickFiles: unexpected, uploadFile: unexpected, releaseFile: () => undefined }, max),
    restoreUploads: () => undefined,
    ...changes
  };
  const market = new MarketHintStore({ listPriceLines: unexpected });
  return new ListingEditorStore<Values, Own, object>(definition, api, market, id);
}

testLateAnswers<Own>('an edited listing', {
  setup: (get) => {
    const store = setupEditor({ get }, 'l1');
    return { load: () => store.form.load(), shown: () => [store.saved?.title, store.blockReason] };
  },
  older: buildOwn({ title: 'older', status: 'pending' }),
  newer: buildOwn({ title: 'newer' }),
  view: ({ title, status }) => [title, status === 'pending' ? 'pending' : null]
});

testLateAnswers<Own>('the status of a submitted listing', {
  setup: async (get) => {
    const store = setupEditor({ get });
    await store.form.load();
    await store.form.submit();
    return { load: () => store.refreshStatus(), shown: () => store.submitted };
  },
  older: buildOwn({ status: 'rejected' }),
  newer: buildOwn({ status: 'published' })
});

testLateAction<Own>('submitting a listing again', {
  setup: async (submit) => {
    const submits = [() => Promise.resolve(buildOwn({ status: 'published' })), submit];
    const store = setupEditor({ submit: () => submits.shift()?.() ?? unexpected() });
    await store.form.load();
    await store.form.submit();
    return { act: () => store.form.submit(), shown: () => store.submitted };
  },
  answer: buildOwn({ status: 'pending' })
});

describe('ListingEditorStore', () => {
  it('keeps the last known status of a submission when it cannot be refreshed', async () => {
    const store = setupEditor({ get: () => Promise.reject(buildApiError('NOT_FOUND')) });
    await store.form.load();
    await store.form.submit();
    await expect(store.refreshStatus()).rejects.toThrow('NOT_FOUND');
    expect(store.submitted?.status).toBe('pending');
  });

  it('blocks a listing of another user only until its owner has loaded it', async () => {
    const get = jest.fn(() => Promise.resolve(buildOwn())).mockRejectedValueOnce(buildApiError('FORBIDDEN'));
    const store = setupEditor({ get }, 'l1');
    await store.form.load();
    expect(store.blockReason).toBe('foreign');
    await store.form.load();
    expect(store.blockReason).toBeNull();
  });
});
