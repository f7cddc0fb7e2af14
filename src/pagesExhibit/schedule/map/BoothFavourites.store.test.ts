import { buildApiError } from '@/testing/buildApiError';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { whenIdle } from '@/testing/whenIdle';
import { BoothFavouritesStore } from './BoothFavourites.store';

describe('BoothFavouritesStore', () => {
  it('keeps a mark although a load that began before it is answered after it', async () => {
    const late = deferred<{ boothNos: string[] }>();
    const answers = [Promise.resolve({ boothNos: [] }), late.promise, Promise.resolve({ boothNos: ['1A02'] })];
    const listBoothFavourites = jest.fn(() => answers.shift()!);
    const store = new BoothFavouritesStore({ listBoothFavourites, setBoothFavourite: () => Promise.resolve(null) });
    await store.load('expo');
    void store.load('expo');
    await store.set('expo', '1A02', true);
    late.resolve({ boothNos: [] });
    await whenIdle();
    expect([...store.boothNos]).toEqual(['1A02']);
  });

  it('marks a booth at once, before those that were marked earlier, and takes it back when the server fails', async () => {
    const setBoothFavourite = jest.fn((): Promise<unknown> => Promise.resolve(null));
    const listBoothFavourites = () => Promise.resolve({ boothNos: ['1A01'] });
    const store = new BoothFavouritesStore({ listBoothFavourites, setBoothFavourite });
    await store.set('expo', '1A02', true);
    expect([...store.boothNos]).toEqual(['1A02', '1A01']);
    setBoothFavourite.mockRejectedValue(buildApiError('NETWORK'));
    await expect(store.set('expo', '1A01', false)).rejects.toBeDefined();
    expect(store.boothNos.has('1A01')).toBe(true);
  });
});

testLateAnswers('favourite booths', {
  setup: (listBoothFavourites) => {
    const store = new BoothFavouritesStore({ listBoothFavourites, setBoothFavourite: () => Promise.resolve(null) });
    return {
      load: () => store.load('expo'),
      shown: () => (store.boothNos.size > 0 ? { boothNos: [...store.boothNos] } : null)
    };
  },
  older: { boothNos: ['1A01'] },
  newer: { boothNos: ['1A02', '1A03'] }
});
