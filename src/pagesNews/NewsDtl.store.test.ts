import type { NewsAlternatives, NewsDetail } from '@contract/news';
import type { ApiErrorCode } from '@/lib/ApiError';
import { buildApiError } from '@/testing/buildApiError';
import { buildArticle } from '@/testing/buildNews';
import { deferred } from '@/testing/deferred';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { type NewsApi, NewsDtlStore } from './NewsDtl.store';

const article = buildArticle();

function setupStore(api: Partial<NewsApi> = {}, id = 'n1') {
  const sent: [string, boolean][] = [];
  const store = new NewsDtlStore(id, {
    getNews: () => Promise.resolve(article),
    likeNews: (_, on) => {
      sent.push(['like', on]);
      return Promise.resolve({ likes: 90 });
    },
    favouriteNews: (_, on) => {
      sent.push(['favourite', on]);
      return Promise.resolve({ favourites: on ? 32 : 31 });
    },
    getAlternatives: (id) =>
      Promise.resolve({
        removed: id === undefined ? null : { removedAtMs: 1, reason: '来源方撤回' },
        items: [article]
      }),
    ...api
  });
  return { store, sent };
}

const rejectWith = (code: ApiErrorCode) => () => Promise.reject(buildApiError(code));

testLateAnswers<NewsDetail>('an article', {
  setup: (getNews) => {
    const { store } = setupStore({ getNews });
    return { load: () => store.resource.load(), shown: () => store.article };
  },
  older: { ...article, likes: 1 },
  newer: { ...article, likes: 2 }
});

testLateAnswers<NewsAlternatives>('the alternatives to a missing article', {
  setup: (getAlternatives) => {
    const { store } = setupStore({ getNews: rejectWith('NOT_FOUND'), getAlternatives });
    return { load: () => store.resource.load(), shown: () => store.alternatives };
  },
  older: { removed: null, items: [] },
  newer: { removed: null, items: [article] }
});

testLateAction<{ likes: number }>('liking an article', {
  setup: async (likeNews) => {
    const { store } = setupStore({ likeNews });
    await store.resource.load();
    return { act: () => store.setLiked(true), shown: () => store.article };
  },
  answer: { likes: 90 }
});

describe('NewsDtlStore', () => {
  it('shows the reason and alternatives for a removed article', async () => {
    const { store } = setupStore({ getNews: rejectWith('NOT_FOUND') });
    await store.resource.loadOnce();
    expect(store.resource.status).toBe('empty');
    expect(store.alternatives).toMatchObject({ removed: { reason: '来源方撤回' }, items: [article] });
  });

  it.each([
    ['the link names none', ''],
    ['the link names what can be no article', 'x'.repeat(200)]
  ])('treats the article as unknown when %s', async (_, id) => {
    const getNews = jest.fn(rejectWith('VALIDATION'));
    const { store } = setupStore({ getNews }, id);
    await store.resource.loadOnce();
    expect(store.resource.status).toBe('empty');
    expect(store.alternatives?.removed).toBeNull();
    expect(getNews).toHaveBeenCalledTimes(id ? 1 : 0);
  });

  it('shows a removed article as missing even if alternatives fail to load', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { store } = setupStore({ getNews: rejectWith('NOT_FOUND'), getAlternatives: rejectWith('NETWORK') });
    await store.resource.loadOnce();
    expect(store.resource.status).toBe('empty');
  });

  it('can reload an article after a failure', async () => {
    const getNews = jest.fn<Promise<NewsDetail>, []>().mockRejectedValueOnce(buildApiError('NETWORK'));
    const { store } = setupStore({ getNews });
    await store.resource.loadOnce();
    expect(store.resource.status).toBe('error');
    getNews.mockResolvedValue(article);
    await store.resource.load();
    expect(store.resource.status).toBe('ready');
  });

  it('reloads only for another viewer, and keeps the article when that fails', async () => {
    const getNews = jest.fn().mockResolvedValueOnce(article).mockRejectedValue(buildApiError('NETWORK'));
    const session = new TestSession();
    const { store } = setupStore({ getNews });
    await store.resource.loadOnce();
    await store.resource.loadOnce();
    expect(getNews).toHaveBeenCalledTimes(1);
    session.currentToken = 'b';
    await store.resource.loadOnce();
    expect(getNews).toHaveBeenCalledTimes(2);
    expect(store.resource.status).toBe('ready');
  });
});

describe('NewsDtlStore.setLiked and setFavourite', () => {
  it('shows a like at once and rolls it back when the server rejects it', async () => {
    const answer = deferred<never>();
    const { store } = setupStore({ likeNews: () => answer.promise });
    await store.resource.loadOnce();
    const liking = store.setLiked(true);
    for (let turns = 0; turns < 4; turns += 1) await Promise.resolve();
    expect(store.article).toMatchObject({ isLiked: true, likes: 87 });
    answer.reject(new Error('no'));
    await expect(liking).rejects.toThrow('no');
    expect(store.article).toMatchObject({ isLiked: false, likes: 86 });
  });

  it('keeps a like when a concurrent favourite fails', async () => {
    const { store } = setupStore({ favouriteNews: rejectWith('NETWORK') });
    await store.resource.loadOnce();
    const favouring = store.setFavourite(true).catch(() => undefined);
    await store.setLiked(true);
    await favouring;
    expect(store.article).toMatchObject({ isFavourite: false, isLiked: true, likes: 90 });
  });

  it('takes the number of likes from the server', async () => {
    const { store } = setupStore();
    await store.resource.loadOnce();
    await store.setLiked(true);
    expect(store.article?.likes).toBe(90);
  });

  it('takes the number of favourites from the server, and rolls it back with the favourite', async () => {
    const answer = deferred<never>();
    const favouriteNews = jest
      .fn<ReturnType<NewsApi['favouriteNews']>, []>()
      .mockResolvedValueOnce({ favourites: 40 })
      .mockImplementationOnce(() => answer.promise);
    const { store } = setupStore({ favouriteNews });
    await store.resource.loadOnce();
    await store.setFavourite(true);
    expect(store.article).toMatchObject({ isFavourite: true, favourites: 40 });
    const undoing = store.setFavourite(false);
    for (let turns = 0; turns < 4; turns += 1) await Promise.resolve();
    expect(store.article).toMatchObject({ isFavourite: false, favourites: 39 });
    answer.reject(new Error('no'));
    await expect(undoing).rejects.toThrow('no');
    expect(store.article).toMatchObject({ isFavourite: true, favourites: 40 });
  });

  it('sends reactions in the order of the taps, and the last tap wins', async () => {
    const answers: ((favourites: number) => void)[] = [];
    const asked: boolean[] = [];
    const { store } = setupStore({
      favouriteNews: (_, on) => {
        asked.push(on);
        return new Promise((resolve) => answers.push((favourites) => resolve({ favourites })));
      }
    });
    await store.resource.loadOnce();
    const first = store.setFavourite(true);
    await Promise.resolve();
    const second = store.setFavourite(false);
    for (let turns = 0; turns < 4; turns += 1) await Promise.resolve();
    expect(asked).toEqual([true]);
    answers[0]?.(32);
    await first;
    expect(store.article).toMatchObject({ isFavourite: false, favourites: 31 });
    for (let turns = 0; turns < 4; turns += 1) await Promise.resolve();
    answers[1]?.(31);
    await second;
    expect([asked, store.article?.isFavourite, store.article?.favourites]).toEqual([[true, false], false, 31]);
  });

  it('does not send a waiting reaction once another user is logged in', async () => {
    const session = new TestSession();
    session.currentToken = 'a';
    const answer = deferred<{ likes: number }>();
    const { store, sent } = setupStore({ likeNews: () => answer.promise });
    await store.resource.loadOnce();
    const reactions = [store.setLiked(true), store.setFavourite(true)];
    await whenIdle();
    session.currentToken = 'b';
    answer.resolve({ likes: 90 });
    await Promise.all(reactions);
    expect(sent).toEqual([]);
  });

  it('sends nothing when the reaction is already set', async () => {
    const { store, sent } = setupStore({ getNews: () => Promise.resolve({ ...article, isFavourite: true }) });
    await store.resource.loadOnce();
    await store.setFavourite(true);
    expect(sent).toEqual([]);
  });

  it('waits for an article that is being reloaded after a login', async () => {
    const { store, sent } = setupStore();
    await store.resource.loadOnce();
    const reloading = store.resource.load();
    await store.setFavourite(true);
    await reloading;
    expect(store.article?.isFavourite).toBe(true);
    expect(sent).toEqual([['favourite', true]]);
  });
});
