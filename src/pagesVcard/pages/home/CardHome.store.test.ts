import type { OwnCards } from '@contract/card';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from '@/testing/buildCard';
import { buildHolderSummary } from '@/testing/buildHolder';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { type CardHomeApi, CardHomeStore } from './CardHome.store';

const offerOf = (isOffered: boolean) => ({ isOffered, load: () => Promise.resolve() });

function build(changes: Partial<CardHomeApi> = {}, offer = offerOf(true)): CardHomeStore {
  const api: CardHomeApi = {
    getOwnCards: () => Promise.resolve(buildOwnCards(buildCard())),
    getOwnCardLevel: () => Promise.resolve(buildCardLevel()),
    getRadarSummary: () => Promise.resolve(buildRadarSummary()),
    getHolderSummary: () => Promise.resolve(buildHolderSummary()),
    getPhoneVisibility: () => Promise.resolve('everyone'),
    setDefaultCard: () => Promise.resolve(null),
    withdrawCard: () => Promise.resolve(null),
    restoreCard: () => Promise.resolve(null),
    ...changes
  };
  return new CardHomeStore(api, offer);
}

testLateAnswers<OwnCards>('the card home', {
  setup: (getOwnCards) => {
    const store = build({ getOwnCards });
    return { load: () => store.load(), shown: () => store.card?.id };
  },
  older: buildOwnCards(buildCard({ id: 'older' })),
  newer: buildOwnCards(buildCard({ id: 'newer' })),
  view: ({ cards: [card] }) => card?.id
});

describe('CardHomeStore', () => {
  beforeEach(() => {
    new TestSession().currentToken = 'a';
    jest.spyOn(console, 'warn').mockImplementation();
  });

  it.each<[string, Partial<CardHomeApi>, boolean]>([
    ['nothing is sold to this client', {}, false],
    ['the level is not known', { getOwnCardLevel: () => Promise.reject(new Error('no')) }, true],
    [
      'the level is the highest',
      { getOwnCardLevel: () => Promise.resolve(buildCardLevel({ level: 'enterprise' })) },
      true
    ]
  ])('offers no upgrade when %s', async (_, changes, isOffered) => {
    const store = build(changes, offerOf(isOffered));
    await store.load();
    expect(store.home.status).toBe('ready');
    expect(store.canUpgrade).toBe(false);
  });

  it('offers an upgrade where it is sold, and shows the cards when all else fails', async () => {
    const store = build();
    await store.load();
    expect(store.canUpgrade).toBe(true);
    const failing = () => Promise.reject(new Error('no'));
    const bare = build({ getOwnCardLevel: failing, getRadarSummary: failing, getHolderSummary: failing });
    await bare.load();
    expect(bare.card?.id).toBe('card-1');
    expect(bare.home.value).toMatchObject({ level: null, radar: null, requests: null });
  });

  it('makes one card the default at a time', async () => {
    const answer = deferred<null>();
    const store = build({ setDefaultCard: () => answer.promise });
    await store.load();
    const first = store.makeDefault('card-2');
    expect(await store.makeDefault('card-3')).toBe(false);
    answer.resolve(null);
    expect(await first).toBe(true);
  });
});
