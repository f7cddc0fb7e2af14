import type { FlashDetail } from '@contract/flash';
import { buildFlash } from '@/testing/buildFeed';
import { QuickNewsDtlStore, type FlashApi } from './QuickNewsDtl.store';

const detail: FlashDetail = {
  flash: buildFlash(),
  withdrawnReason: null,
  likes: 3,
  isLiked: false,
  lines: [],
  previous: [],
  newer: null,
  older: null
};

function setupStore(api: Partial<FlashApi> = {}, id = 'f1') {
  const likeFlash = jest.fn(() => Promise.resolve({ likes: 9 }));
  return {
    likeFlash,
    store: new QuickNewsDtlStore(id, { getFlash: () => Promise.resolve(detail), likeFlash, ...api })
  };
}

const rejectWith = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

describe('QuickNewsDtlStore', () => {
  it('is empty for an unknown flash, and without an id sends no request', async () => {
    const gone = setupStore({ getFlash: rejectWith('NOT_FOUND') });
    await gone.store.reading.loadFor('');
    expect(gone.store.status).toBe('empty');
    const getFlash = jest.fn(rejectWith('VALIDATION'));
    const nameless = setupStore({ getFlash }, '');
    await nameless.store.reading.loadFor('');
    expect(nameless.store.status).toBe('empty');
    expect(getFlash).not.toHaveBeenCalled();
  });

  it('can reload after a failure, and reloads only for another viewer', async () => {
    const getFlash = jest.fn<Promise<FlashDetail>, [string]>().mockRejectedValueOnce({ code: 'NETWORK' });
    const { store } = setupStore({ getFlash });
    await store.reading.loadFor('');
    expect(store.status).toBe('error');
    getFlash.mockResolvedValue(detail);
    await store.reading.load();
    expect(store.status).toBe('ready');
    await store.reading.loadFor('');
    expect(getFlash).toHaveBeenCalledTimes(2);
    await store.reading.loadFor('token');
    expect(getFlash).toHaveBeenCalledTimes(3);
  });

  it("likes at once with the server's count, and rolls back a rejected like", async () => {
    const { store, likeFlash } = setupStore();
    await store.reading.loadFor('');
    await store.setLiked(true);
    expect(store.detail).toMatchObject({ isLiked: true, likes: 9 });
    await store.setLiked(true);
    expect(likeFlash).toHaveBeenCalledTimes(1);
    const away = setupStore({ likeFlash: rejectWith('NETWORK') });
    await away.store.reading.loadFor('');
    await expect(away.store.setLiked(true)).rejects.toThrow('NETWORK');
    expect(away.store.detail).toMatchObject({ isLiked: false, likes: 3 });
  });
});
