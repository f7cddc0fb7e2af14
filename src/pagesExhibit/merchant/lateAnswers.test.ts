import type { Lead } from '@contract/exhibitor';
import { buildExhibitorDetail } from '@/testing/buildExhibitor';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { type ExhibitorApi, ExhibitorStore } from './Exhibitor.store';
import { type MerchantApi, MerchantStore } from './Merchant.store';

const lead = (note: string): Lead => ({ note, tags: [], rating: null, revision: 1 });

function setupApi(changes: Partial<ExhibitorApi>): ExhibitorApi {
  return {
    getExhibitor: (id) => Promise.resolve(buildExhibitorDetail({ id })),
    getMeetingSlots: () => Promise.resolve([]),
    getLead: () => Promise.resolve(lead('')),
    saveLead: () => Promise.resolve(lead('')),
    getMeetings: () => Promise.resolve([]),
    bookMeeting: () => Promise.reject(new Error('not used')),
    cancelMeeting: () => Promise.resolve(null),
    ...changes
  };
}

testLateAnswers<Lead>('the notes about an exhibitor', {
  setup: (getLead) => {
    const store = new ExhibitorStore(setupApi({ getLead }), { isLoggedIn: true });
    return { load: () => store.open('guinan'), shown: () => store.lead.value?.note };
  },
  older: lead('older'),
  newer: lead('newer'),
  view: ({ note }) => note
});

testLateAnswers<Awaited<ReturnType<MerchantApi['getExhibitorCategories']>>>('the categories of exhibitors', {
  setup: (getExhibitorCategories) => {
    const empty = { items: [], nextCursor: null, total: 0, initials: [] };
    const store = new MerchantStore(
      {
        getExhibitorCategories,
        listExhibitors: () => Promise.resolve(empty),
        favouriteExhibitor: () => Promise.resolve(null),
        markExhibitorSeen: () => Promise.resolve(null)
      },
      { isLoggedIn: false }
    );
    return { load: () => store.refresh(), shown: () => store.categories.value };
  },
  older: [{ id: 'rawSpice', count: 1, subcategories: [] }],
  newer: [{ id: 'rawSpice', count: 2, subcategories: [] }]
});
