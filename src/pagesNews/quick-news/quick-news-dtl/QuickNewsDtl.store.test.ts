import type { FlashDetail } from '@contract/flash';
import type { ApiErrorCode } from '@/lib/ApiError';
import { buildApiError } from '@/testing/buildApiError';
import { buildFlash } from '@/testing/buildFeed';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { type FlashApi, QuickNewsDtlStore } from './QuickNewsDtl.store';

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

const rejectWith = (code: ApiErrorCode) => () => Promise.reject(buildApiError(code));

testLateAnswers<FlashDetail>('a flash', {
  setup: (getFlash) => {
    const { store } = setupStore({ getFlash });
    return { load: () => store.resource.load(), shown: () => store.detail };
  },
  older: { ...detail, likes: 1 },
  newer: { ...detail, likes: 2 }
});

testLateAction<{ likes: number }>('liking a flash', {
  setup: async (likeFlash) => {
    const { store } = setupStore({ likeFlash });
    await store.resource.load();
    return { act: () => store.setLiked(true), shown: () => store.detail };
  },
  answer: { likes: 9 }
});

describe('QuickNewsDtlStore', () => {
  it('is empty for an unknown flash, and without an id sends no request', async () => {
    const gone = setupStore({ getFlash: rejectWith('NOT_FOUND') });
    await gone.store.resource.loadOnce();
    expect(gone.store.resource.status).toBe('empty');
    const getFlash = jest.fn(rejectWith('VALIDATION'));
    const nameless = setupStore({ getFlash }, '');
    await nameless.store.resource.loadOnce();
    expect(nameless.store.resource.status).toBe('empty');
    expect(getFlash).not.toHaveBeenCalled();
  });

  it('can reload after a failure, and reloads only for another viewer', async () => {
    const getFlash = jest.fn<Promise<FlashDetail>, [string]>().mockRejectedValueOnce(buildApiError('NETWORK'));
    const session = new TestSession();
    const { store } = setupStore({ getFlash });
    await store.resource.loadOnce();
    expect(store.resource.status).toBe('error');
    getFlash.mockResolvedValue(detail);
    await store.resource.load();
    expect(store.resource.status).toBe('ready');
    await store.resource.loadOnce();
    expect(getFlash).toHaveBeenCalledTimes(2);
    session.currentToken = 'b';
    await store.resource.loadOnce();
    expect(getFlash).toHaveBeenCalledTimes(3);
  });

  it("likes at once with the server's count, and rolls back a rejected like", async () => {
    const { store, likeFlash } = setupStore();
    await store.resource.loadOnce();
    await store.setLiked(true);
    expect(store.detail).toMatchObject({ isLiked: true, likes: 9 });
    await store.setLiked(true);
    expect(likeFlash).toHaveBeenCalledTimes(1);
    const away = setupStore({ likeFlash: rejectWith('NETWORK') });
    await away.store.resource.loadOnce();
    await expect(away.store.setLiked(true)).rejects.toThrow('NETWORK');
    expect(away.store.detail).toMatchObject({ isLiked: false, likes: 3 });
  });
});
