import { observable, runInAction } from 'mobx';
import type { OwnCards } from '@contract/card';
import type { CardPlans, OwnCardLevel } from '@contract/cardLevel';
import { buildOwnLevel, buildPlans } from '@/testing/buildPayment';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { MarketIntroductionStore } from './MarketIntroduction.store';

const cards = { cards: [], maxCards: 3 } as unknown as OwnCards;
const later: CardPlans = { ...buildPlans(), plans: [] };

function setupStore(
  getCardPlans: () => Promise<CardPlans>,
  session = { isLoggedIn: true },
  getOwnCardLevel: () => Promise<OwnCardLevel> = () => Promise.resolve(buildOwnLevel('professional'))
) {
  const api = { getCardPlans, getOwnCardLevel, getOwnCards: () => Promise.resolve(cards) };
  return new MarketIntroductionStore(api, session, { load: () => Promise.resolve() });
}

testLateAnswers<CardPlans>('the introduction of card levels', {
  setup: (getCardPlans) => {
    const store = setupStore(getCardPlans);
    return { load: store.load, shown: () => store.shown.value?.sale };
  },
  older: buildPlans(),
  newer: later
});

describe('MarketIntroductionStore', () => {
  it('asks nothing of a visitor', async () => {
    const session = new TestSession();
    session.currentToken = '';
    const unused = () => Promise.reject(new Error('not called'));
    const store = setupStore(() => Promise.resolve(buildPlans()), { isLoggedIn: false }, unused);
    await store.load();
    expect(store.shown.value).toEqual({ sale: buildPlans(), level: null, card: null });
  });

  it('drops the level of a user who logs out, and keeps the plans', async () => {
    const current = new TestSession();
    current.currentToken = 'a';
    const session = observable({ isLoggedIn: true });
    const store = setupStore(() => Promise.resolve(buildPlans()), session);
    const stop = store.start();
    await whenIdle();
    expect(store.shown.value?.level?.level).toBe('professional');
    current.currentToken = '';
    runInAction(() => (session.isLoggedIn = false));
    await whenIdle();
    expect([store.shown.value?.level, store.shown.value?.sale]).toEqual([null, buildPlans()]);
    stop();
  });
});
