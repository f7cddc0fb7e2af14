import type { Lead } from '@contract/exhibitor';
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

testLateAnswers<Awaited<ReturnType<MerchantApi['getExhibitorCategories']>>>('the categories of exhibitors', {
  setup: (getExhibitorCategories) => {
    const empty = { items: [], nextCursor: null, total: 0, initials: [], halls: [] };
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
