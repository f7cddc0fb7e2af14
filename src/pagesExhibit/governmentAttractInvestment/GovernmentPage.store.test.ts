import type { BusinessAttraction } from '@contract/investment';
import { buildRegion } from '@/testing/buildInvestment';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { GovernmentPageStore } from './GovernmentPage.store';

const noLeads = () => Promise.resolve({ items: [], nextCursor: null });

testLateAnswers<BusinessAttraction | null>('the government page', {
  setup: (getBusinessAttraction) => {
    const store = new GovernmentPageStore({ getBusinessAttraction, getLeads: noLeads });
    return { load: store.load, shown: () => store.region };
  },
  older: buildRegion(),
  newer: buildRegion({ name: '广西防城港' })
});

describe('GovernmentPageStore', () => {
  it('is empty where no government has a page', async () => {
    const store = new GovernmentPageStore({ getBusinessAttraction: () => Promise.resolve(null), getLeads: noLeads });
    await store.load();
    expect(store.status).toBe('empty');
  });

  it('opens the tab of a link, and the first one for an unknown tab', () => {
    const api = { getBusinessAttraction: () => Promise.resolve(null), getLeads: noLeads };
    expect([new GovernmentPageStore(api, 'leads').tab, new GovernmentPageStore(api, 'x').tab]).toEqual([
      'leads',
      'region'
    ]);
  });
});
