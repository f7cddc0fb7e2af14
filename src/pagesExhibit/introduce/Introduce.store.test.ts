import type { ExpoIntroduction } from '@contract/expoIntroduction';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { IntroduceStore } from './Introduce.store';

const introduction: ExpoIntroduction = { expoId: 'expo', name: '香博会', sections: [], files: [] };
const file = { id: 'a', name: 'a.pdf', type: 'pdf', bytes: 1, base64: '' } as const;

testLateAnswers<ExpoIntroduction | null>('the introduction of an expo', {
  setup: (getExpoIntroduction) => {
    const store = new IntroduceStore({ getExpoIntroduction, getExpoFile: () => Promise.resolve(file) });
    return { load: () => store.load(), shown: () => store.introduction };
  },
  older: null,
  newer: introduction
});

describe('IntroduceStore', () => {
  it('downloads one file at a time', async () => {
    const answer = deferred<typeof file>();
    const store = new IntroduceStore({
      getExpoIntroduction: () => Promise.resolve(introduction),
      getExpoFile: () => answer.promise
    });
    const open = jest.fn(() => Promise.resolve());
    const first = store.download('a', open);
    expect(await store.download('a', open)).toBe(false);
    answer.resolve(file);
    expect(await first).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
    expect(store.downloadingId).toBeUndefined();
  });
});
