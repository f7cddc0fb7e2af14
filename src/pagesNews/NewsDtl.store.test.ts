import type { NewsDetail } from '@contract/news';
import { buildArticle } from '@/testing/buildNews';
import { NewsDtlStore, type NewsApi } from './NewsDtl.store';

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

const rejectWith = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

describe('NewsDtlStore', () => {
  it('shows the reason and alternatives for a removed article', async () => {
    const { store } = setupStore({ getNews: rejectWith('NOT_FOUND') });
    await store.reading.loadFor('');
    expect(store.status).toBe('empty');
    expect(store.alternatives).toMatchObject({ removed: { reason: '来源方撤回' }, items: [article] });
  });

  it.each([
    ['the link names none', ''],
    ['the link names what can be no article', 'x'.repeat(200)]
  ])('treats the article as unknown when %s', async (_, id) => {
    const getNews = jest.fn(rejectWith('VALIDATION'));
    const { store } = setupStore({ getNews }, id);
    await store.reading.loadFor('');
    expect(store.status).toBe('empty');
    expect(store.alternatives?.removed).toBeNull();
    expect(getNews).toHaveBeenCalledTimes(id ? 1 : 0);
  });

  it('shows a removed article as missing even if alternatives fail to load', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { store } = setupStore({ getNews: rejectWith('NOT_FOUND'), getAlternatives: rejectWith('NETWORK') });
    await store.reading.loadFor('');
    expect(store.status).toBe('empty');
    warn.mockRestore();
  });

  it('can reload an article after a failure', async () => {
    const getNews = jest.fn<Promise<NewsDetail>, []>().mockRejectedValueOnce({ code: 'NETWORK' });
    const { store } = setupStore({ getNews });
    await store.reading.loadFor('');
    expect(store.status).toBe('error');
    getNews.mockResolvedValue(article);
    await store.reading.load();
    expect(store.status).toBe('ready');
  });

  it('reloads only for another viewer, and keeps the article when that fails', async () => {
    const getNews = jest.fn().mockResolvedValueOnce(article).mockRejectedValue({ code: 'NETWORK' });
    const { store } = setupStore({ getNews });
    await store.reading.loadFor('');
    await store.reading.loadFor('');
    expect(getNews).toHaveBeenCalledTimes(1);
    await store.reading.loadFor('token');
    expect(getNews).toHaveBeenCalledTimes(2);
    expect(store.status).toBe('ready');
  });
});

describe('NewsDtlStore.setLiked and setFavourite', () => {
  it('shows a like at once and rolls it back when the server rejects it', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const { store } = setupStore({ likeNews: () => new Promise((_, reject) => (refuse = reject)) });
    await store.reading.loadFor('');
    const liking = store.setLiked(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(store.article).toMatchObject({ isLiked: true, likes: 87 });
    refuse(new Error('no'));
    await expect(liking).rejects.toThrow('no');
    expect(store.article).toMatchObject({ isLiked: false, likes: 86 });
  });

  it('keeps a like when a concurrent favourite fails', async () => {
    const { store } = setupStore({ favouriteNews: rejectWith('NETWORK') });
    await store.reading.loadFor('');
    const favouring = store.setFavourite(true).catch(() => undefined);
    await store.setLiked(true);
    await favouring;
    expect(store.article).toMatchObject({ isFavourite: false, isLiked: true, likes: 90 });
  });

  it('takes the number of likes from the server', async () => {
    const { store } = setupStore();
    await store.reading.loadFor('');
    await store.setLiked(true);
    expect(store.article?.likes).toBe(90);
  });

  it('takes the number of favourites from the server, and rolls it back with the favourite', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const favouriteNews = jest
      .fn<ReturnType<NewsApi['favouriteNews']>, []>()
      .mockResolvedValueOnce({ favourites: 40 })
      .mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    const { store } = setupStore({ favouriteNews });
    await store.reading.loadFor('');
    await store.setFavourite(true);
    expect(store.article).toMatchObject({ isFavourite: true, favourites: 40 });
    const undoing = store.setFavourite(false);
    for (let turns = 0; turns < 4; turns += 1) await Promise.resolve();
    expect(store.article).toMatchObject({ isFavourite: false, favourites: 39 });
    refuse(new Error('no'));
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
    await store.reading.loadFor('');
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

  it('sends nothing when the reaction is already set', async () => {
    const { store, sent } = setupStore({ getNews: () => Promise.resolve({ ...article, isFavourite: true }) });
    await store.reading.loadFor('');
    await store.setFavourite(true);
    expect(sent).toEqual([]);
  });

  it('waits for an article that is being reloaded after a login', async () => {
    const { store, sent } = setupStore();
    await store.reading.loadFor('');
    const reading = store.reading.loadFor('token');
    await store.setFavourite(true);
    await reading;
    expect(store.article?.isFavourite).toBe(true);
    expect(sent).toEqual([['favourite', true]]);
  });
});
