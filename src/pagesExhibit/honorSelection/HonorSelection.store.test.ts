import type { Award, VoteBody, VoteResult } from '@contract/award';
import { buildApiError } from '@/testing/buildApiError';
import { buildAward } from '@/testing/buildAward';
import { deferred } from '@/testing/deferred';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { HonorSelectionStore } from './HonorSelection.store';

const answer: VoteResult = { candidateId: 'c1', votesLeft: 2, votes: 6 };

function setupStore(changes: Partial<ConstructorParameters<typeof HonorSelectionStore>[0]> = {}) {
  let requests = 0;
  return new HonorSelectionStore({
    getAward: () => Promise.resolve(buildAward()),
    vote: () => Promise.resolve(answer),
    newRequestId: () => Promise.resolve(`request-${(requests += 1)}`),
    deviceId: () => Promise.resolve('d'),
    ...changes
  });
}

testLateAnswers<Award | null>('the award', {
  setup: (getAward) => {
    const store = setupStore({ getAward });
    return { load: store.load, shown: () => store.award };
  },
  older: buildAward(),
  newer: buildAward({ name: '新名字' })
});

testLateAction<VoteResult>('a vote', {
  setup: async (vote) => {
    const store = setupStore({ vote });
    await store.load();
    return { act: () => store.vote('c1'), shown: () => store.award };
  },
  answer
});

describe('HonorSelectionStore', () => {
  beforeEach(() => {
    new TestSession().currentToken = 'a';
  });

  it('is empty for an expo without an award', async () => {
    const store = setupStore({ getAward: () => Promise.resolve(null) });
    await store.load();
    expect([store.status, store.award]).toEqual(['empty', null]);
  });

  it('finds candidates of all categories by a part of the name, and by number', async () => {
    const store = setupStore();
    await store.load();
    const shown = () => store.candidates.map(({ id }) => id);
    expect(shown()).toEqual(['c1', 'c2']);
    store.setQ(' 孜然 ');
    expect(shown()).toEqual(['c3']);
    store.setQ('012');
    expect(shown()).toEqual(['c3']);
    store.setQ('没有');
    expect(shown()).toEqual([]);
  });

  it('ranks the candidates of the category', async () => {
    const store = setupStore();
    await store.load();
    expect(store.ranking.map(({ id }) => id)).toEqual(['c2', 'c1']);
  });

  it('shows a vote at once, then what the server counted, and sends one for a double tap', async () => {
    const result = deferred<VoteResult>();
    const vote = jest.fn(() => result.promise);
    const store = setupStore({ vote });
    await store.load();
    const first = store.vote('c1');
    expect(await store.vote('c1')).toBe(false);
    await whenIdle();
    expect([store.award?.votesLeft, store.find('c1')?.votes]).toEqual([2, 6]);
    result.resolve({ candidateId: 'c1', votesLeft: 0, votes: 41 });
    expect(await first).toBe(true);
    expect(vote).toHaveBeenCalledTimes(1);
    expect([store.award?.votesLeft, store.find('c1')?.votes]).toEqual([0, 41]);
  });

  it('sends the same request again after an answer was lost, and another one after a refusal', async () => {
    const sent: string[] = [];
    const errors = [buildApiError('NETWORK'), buildApiError('RATE_LIMITED')];
    const vote = ({ requestId }: VoteBody) => {
      sent.push(requestId);
      const error = errors.shift();
      return error ? Promise.reject(error) : Promise.resolve(answer);
    };
    const store = setupStore({ vote });
    await store.load();
    await expect(store.vote('c1')).rejects.toThrow();
    expect([store.award?.votesLeft, store.find('c1')?.votes]).toEqual([3, 5]);
    await expect(store.vote('c1')).rejects.toThrow();
    await store.vote('c1');
    expect(sent).toEqual(['request-1', 'request-1', 'request-2']);
  });

  it('sends no vote for an award that could not be loaded, and does not call it counted', async () => {
    const vote = jest.fn(() => Promise.resolve(answer));
    const store = setupStore({ vote, getAward: () => Promise.reject(buildApiError('UNAVAILABLE')) });
    await store.load();
    expect(await store.vote('c1')).toBe(false);
    expect(vote).not.toHaveBeenCalled();
  });

  it('adds no vote to a frozen ranking', async () => {
    const result = deferred<VoteResult>();
    const store = setupStore({
      getAward: () => Promise.resolve(buildAward({ phase: 'frozen' })),
      vote: () => result.promise
    });
    await store.load();
    const voting = store.vote('c1');
    await whenIdle();
    expect([store.award?.votesLeft, store.find('c1')?.votes]).toEqual([2, 5]);
    result.resolve({ ...answer, votes: 5 });
    await voting;
  });

  it('loads the award again when the server refuses a vote', async () => {
    const getAward = jest.fn(() => Promise.resolve(buildAward()));
    const store = setupStore({ getAward, vote: () => Promise.reject(buildApiError('CONFLICT')) });
    await store.load();
    await expect(store.vote('c1')).rejects.toThrow();
    await whenIdle();
    expect(getAward).toHaveBeenCalledTimes(2);
  });
});
