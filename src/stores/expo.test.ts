import type { Expo } from '@contract/expo';
import { buildApiError } from '@/testing/buildApiError';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { ExpoStore } from './expo';

const expo: Expo = {
  id: 'e',
  name: '香博会',
  startsOn: '2026-12-04',
  endsOn: '2026-12-06',
  venue: '玉林',
  registeredCount: 1
};

testLateAnswers<Expo | null>('the expo', {
  setup: (getCurrentExpo) => {
    const store = new ExpoStore({ getCurrentExpo });
    return { load: () => store.refresh(), shown: () => store.exhibitConfig };
  },
  older: null,
  newer: expo
});

describe('ExpoStore', () => {
  it('keeps the expo that it shows when the server cannot be reached, and reports the failure', async () => {
    const getCurrentExpo = jest.fn<Promise<Expo | null>, []>().mockResolvedValueOnce(expo);
    const store = new ExpoStore({ getCurrentExpo });
    await store.refresh();
    getCurrentExpo.mockRejectedValueOnce(buildApiError('NETWORK'));
    await expect(store.refresh()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(store.exhibitConfig).toEqual(expo);
  });

  it.each([
    ['answers that there is none', () => Promise.resolve(null)],
    ['cannot be reached', () => Promise.reject(buildApiError('NETWORK'))]
  ])('reserves no space for an expo once the server %s', async (_, getCurrentExpo) => {
    const store = new ExpoStore({ getCurrentExpo });
    const loading = store.refresh().catch(() => undefined);
    expect(store.isLoaded).toBe(false);
    await loading;
    expect([store.isLoaded, store.exhibitConfig]).toEqual([true, null]);
  });
});
