import type { ExhibitorWindow, Lead } from '@contract/exhibitor';
import type { MeetingSlot, OwnMeetingSlots } from '@contract/expoMeeting';
import { buildMeetingSlot, buildOwnMeetingSlots } from '@/testing/buildExhibitor';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { LeadStore } from './Lead.store';
import { MeetingsStore } from './Meetings.store';
import { type MerchantApi, MerchantStore } from './Merchant.store';
import { OwnSlotsStore } from './OwnSlots.store';

const lead = (note: string): Lead => ({ note, tags: [], rating: null, revision: 1 });

testLateAnswers<Lead>('the notes about an exhibitor', {
  setup: (getLead) => {
    const store = new LeadStore({ getLead, saveLead: () => Promise.resolve(lead('')) });
    store.open('guinan');
    return { load: () => store.load(), shown: () => store.lead.value?.note };
  },
  older: lead('older'),
  newer: lead('newer'),
  view: ({ note }) => note
});

testLateAnswers<MeetingSlot[]>('the slots of an exhibitor', {
  setup: (getMeetingSlots) => {
    const store = new MeetingsStore({
      getMeetingSlots,
      getMeetings: () => Promise.resolve([]),
      bookMeeting: () => Promise.reject(new Error('not used')),
      cancelMeeting: () => Promise.resolve(null)
    });
    store.open('guinan');
    return { load: () => store.load(), shown: () => store.slots.value };
  },
  older: [],
  newer: [buildMeetingSlot()]
});

testLateAnswers<OwnMeetingSlots>('the own slots of the staff', {
  setup: (getOwnMeetingSlots) => {
    const store = new OwnSlotsStore({
      getOwnMeetingSlots,
      offerMeetingSlots: () => Promise.resolve(0),
      withdrawMeetingSlot: () => Promise.resolve(null)
    });
    store.open('guinan');
    return { load: () => store.load(), shown: () => store.own.value?.slots[0]?.isBooked };
  },
  older: buildOwnMeetingSlots(),
  newer: buildOwnMeetingSlots({ isBooked: true }),
  view: ({ slots }) => slots[0]?.isBooked
});

const noExhibitor: ExhibitorWindow = { items: [], nextCursor: null, total: 0, initials: [], halls: [] };
const merchantStore = (api: Partial<MerchantApi>) =>
  new MerchantStore(
    {
      getExhibitorCategories: () => Promise.resolve([]),
      listExhibitors: () => Promise.resolve(noExhibitor),
      favouriteExhibitor: () => Promise.resolve(null),
      markExhibitorSeen: () => Promise.resolve(null),
      ...api
    },
    { isLoggedIn: false }
  );

testLateAnswers<Awaited<ReturnType<MerchantApi['getExhibitorCategories']>>>('the categories of exhibitors', {
  setup: (getExhibitorCategories) => {
    const store = merchantStore({ getExhibitorCategories });
    return { load: () => store.refresh(), shown: () => store.categories.value };
  },
  older: [{ id: 'rawSpice', count: 1, subcategories: [] }],
  newer: [{ id: 'rawSpice', count: 2, subcategories: [] }]
});

testLateAnswers<ExhibitorWindow>('the number of exhibitors', {
  setup: (listExhibitors) => {
    const store = merchantStore({ listExhibitors });
    return { load: () => store.refresh(), shown: () => store.total };
  },
  older: { ...noExhibitor, total: 7 },
  newer: { ...noExhibitor, total: 2 },
  view: ({ total }) => total
});

testLateAnswers<ExhibitorWindow>('the halls of exhibitors behind another filter', {
  setup: (listExhibitors) => {
    const store = merchantStore({ listExhibitors });
    return { load: () => store.filtered.switch(), shown: () => store.halls };
  },
  older: { ...noExhibitor, halls: [1, 2] },
  newer: { ...noExhibitor, halls: [3] },
  view: ({ halls }) => halls
});

it('the number of exhibitors is that of the first page, until the list is loaded again', async () => {
  const windows = [
    { ...noExhibitor, total: 2, nextCursor: 'more' },
    { ...noExhibitor, total: 0 },
    { ...noExhibitor, total: 3 }
  ];
  const store = merchantStore({ listExhibitors: () => Promise.resolve(windows.shift() ?? noExhibitor) });
  await store.refresh();
  await store.list.loadMore();
  expect(store.total).toBe(2);
  await store.refresh();
  expect(store.total).toBe(3);
});
