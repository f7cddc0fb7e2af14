import type { CallData } from '@contract';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { buildApiError } from '@/testing/buildApiError';
import { buildPrefillSupply } from '@/testing/buildPrefillSupply';
import { buildPurchaseDetail } from '@/testing/buildPurchase';
import { buildFormDefaults, buildQuotationFields } from '@/testing/buildQuotation';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { CreateQuotationStore } from './CreateQuotation.store';

const unused = () => Promise.reject(new Error('not called'));

const buildSupply = (photos: string[]) => buildPrefillSupply({ photos });

/** Loads a form whose draft has the given photos, with a photo that is still being uploaded. */
async function setupForm(draftPhotos: string[]) {
  const upload = deferred<{ url: string }>();
  const uploadFile = () => upload.promise;
  const pickFiles = () => Promise.resolve([{ path: 'blob:new', bytes: 1 }]);
  const defaults = buildFormDefaults({ draft: buildQuotationFields({ photos: draftPhotos }) });
  const store = new CreateQuotationStore(
    'purchase-1',
    {
      prepareQuotation: () => Promise.resolve(defaults),
      getPurchase: () => Promise.resolve(buildPurchaseDetail()),
      saveQuotationDraft: unused,
      createQuotation: unused,
      nameRegions: () => Promise.resolve({})
    },
    {
      newRequestId: unused,
      newUploads: (max) => new UploadsStore({ pickFiles, uploadFile, releaseFile: () => undefined }, max),
      restoreUploads: (uploads, names) => uploads.restore(names, (name) => name)
    }
  );
  await store.form.load();
  await store.form.uploads['photos']?.add();
  const photos = async () => {
    upload.resolve({ url: 'new' });
    await store.form.validate();
    return store.form.filledValues.photos;
  };
  return { store, photos };
}

function setupStore(changes: Partial<ConstructorParameters<typeof CreateQuotationStore>[1]>) {
  const api = {
    prepareQuotation: () => Promise.resolve(buildFormDefaults()),
    getPurchase: () => Promise.resolve(buildPurchaseDetail()),
    saveQuotationDraft: unused,
    createQuotation: unused,
    nameRegions: () => Promise.resolve({}),
    ...changes
  };
  const newUploads = (max: number) =>
    new UploadsStore({ pickFiles: unused, uploadFile: unused, releaseFile: () => undefined }, max);
  const uploads = { newRequestId: unused, newUploads, restoreUploads: () => undefined };
  return new CreateQuotationStore('purchase-1', api, uploads);
}

testLateAnswers<CallData<'GET /api/front/quotation/prepare'>>('the defaults of a quotation', {
  setup: (prepareQuotation) => {
    const store = setupStore({ prepareQuotation });
    return { load: () => store.form.load(), shown: () => store.quotationId };
  },
  older: buildFormDefaults({ quotationId: 'older' }),
  newer: buildFormDefaults({ quotationId: 'newer' }),
  view: ({ quotationId }) => quotationId
});

it('a hidden request names what the viewer needs until it can be loaded', async () => {
  const hidden = buildApiError('FORBIDDEN', { needs: 'verify' });
  const getPurchase = jest.fn(() => Promise.resolve(buildPurchaseDetail())).mockRejectedValueOnce(hidden);
  const store = setupStore({ getPurchase });
  await store.form.load();
  expect(store.obstacle).toBe('verify');
  await store.form.load();
  expect(store.obstacle).toBeNull();
});

describe('filling in a quotation from a supply', () => {
  it('adds the photos of the supply to those that are there or on their way', async () => {
    const { store, photos } = await setupForm(['mine']);
    store.prefillFromSupply(buildSupply(['a', 'mine', 'b']), '');
    expect(await photos()).toEqual(['mine', 'new', 'a', 'b']);
  });

  it('adds photos up to the maximum, the one on its way counted', async () => {
    const mine = ['1', '2', '3', '4', '5', '6', '7'];
    const { store, photos } = await setupForm(mine);
    store.prefillFromSupply(buildSupply(['a', 'b']), '');
    expect(await photos()).toEqual([...mine, 'new', 'a']);
  });

  it('replaces the photos of the supply that was chosen before', async () => {
    const { store, photos } = await setupForm(['mine']);
    store.prefillFromSupply(buildSupply(['a', 'both']), '');
    store.prefillFromSupply(buildSupply(['both', 'b']), '');
    store.prefillFromSupply(buildSupply([]), '');
    store.prefillFromSupply(buildSupply(['b']), '');
    expect(await photos()).toEqual(['mine', 'new', 'b']);
  });

  it('replaces the packaging of the supply that was chosen before and keeps what the user wrote', async () => {
    const { store } = await setupForm([]);
    const remark = () => store.form.values.remark;
    store.form.set({ remark: '现货\n\n可拼车' });
    store.prefillFromSupply(buildSupply([]), '包装 纸箱');
    expect(remark()).toBe('包装 纸箱\n现货\n\n可拼车');
    store.prefillFromSupply(buildSupply([]), '包装 编织袋');
    expect(remark()).toBe('包装 编织袋\n现货\n\n可拼车');
    expect(store.prefilledAttributes).toContain('remark');
    store.prefillFromSupply(buildSupply([]), '');
    expect(remark()).toBe('现货\n\n可拼车');
    expect(store.prefilledAttributes).not.toContain('remark');
  });

  it("does not mark the user's own photos as those of the supply", async () => {
    const { store } = await setupForm(['mine']);
    store.prefillFromSupply(buildSupply([]), '');
    expect(store.prefilledAttributes).not.toContain('photos');
  });
});
