import type { ExpoTicket, ExpoUserInfo } from '@contract/expoTicket';
import { ApiError } from '@/lib/ApiError';
import { buildApiError } from '@/testing/buildApiError';
import { buildExpoTicket, buildExpoUserInfo } from '@/testing/buildExpoTicket';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { OwnTicketsStore } from './OwnTickets.store';
import type { OwnTickets } from './ticketCache';

function fakeCache(content: OwnTickets | null = null) {
  let stored = content;
  return {
    read: () => stored,
    write: (next: OwnTickets | null) => {
      stored = next;
    }
  };
}

const infoWith = (...tickets: ExpoTicket[]) => buildExpoUserInfo({ tickets });
const storeOf = (info: ExpoUserInfo | null | ApiError, cache = fakeCache()) =>
  new OwnTicketsStore(
    { getExpoUserInfo: () => (info instanceof ApiError ? Promise.reject(info) : Promise.resolve(info)) },
    cache,
    () => 1000
  );

beforeEach(() => {
  new TestSession().currentToken = 'a';
});

testLateAnswers<ExpoUserInfo | null>('the tickets of the member', {
  setup: (getExpoUserInfo) => {
    const store = new OwnTicketsStore({ getExpoUserInfo }, { read: () => null, write: () => undefined });
    return { load: () => store.load(), shown: () => store.shown?.tickets[0]?.id };
  },
  older: infoWith(buildExpoTicket({ id: 'older' })),
  newer: infoWith(buildExpoTicket({ id: 'newer' })),
  view: (info) => info?.tickets[0]?.id
});

testLateAction<readonly ExpoTicket[]>('a registration for the expo', {
  setup: async (act) => {
    const store = new OwnTicketsStore(
      { getExpoUserInfo: () => Promise.resolve(infoWith(buildExpoTicket())) },
      { read: () => null, write: () => undefined }
    );
    await store.load();
    return { act: () => store.showChanged(act), shown: () => store.shown?.tickets.map(({ id }) => id) };
  },
  answer: [buildExpoTicket({ id: 'late' })]
});

describe('OwnTicketsStore', () => {
  it('is empty between expos, and removes the tickets of the last one from the device', async () => {
    const { expo, tickets } = infoWith(buildExpoTicket());
    const cache = fakeCache({ expo, tickets, savedAtMs: 1 });
    const store = storeOf(null, cache);
    await store.load();
    expect([store.status, store.shown, cache.read()]).toEqual(['empty', null, null]);
  });

  it('shows the stored tickets at once, and without a network with their age', async () => {
    const cache = fakeCache();
    await storeOf(infoWith(buildExpoTicket()), cache).load();
    const store = storeOf(buildApiError('OFFLINE'), cache);
    expect([store.status, store.isStale]).toEqual(['ready', false]);
    await store.load();
    expect([store.shown?.tickets[0]?.id, store.isStale, store.shown?.savedAtMs]).toEqual(['ticket-1', true, 1000]);
  });

  it('reports an error without a network when no ticket is stored', async () => {
    const store = storeOf(buildApiError('OFFLINE'));
    await store.load();
    expect(store.status).toBe('error');
  });

  it('replaces a changed ticket, adds new ones, and stores both', async () => {
    const cache = fakeCache();
    const store = storeOf(infoWith(buildExpoTicket()), cache);
    await store.load();
    expect(store.liveTicket?.id).toBe('ticket-1');
    const cancelled = buildExpoTicket({ status: 'cancelled', code: null });
    await store.showChanged(() => Promise.resolve([cancelled, buildExpoTicket({ id: 'ticket-2' })]));
    expect(store.shown?.tickets.map(({ id, status }) => [id, status])).toEqual([
      ['ticket-2', 'issued'],
      ['ticket-1', 'cancelled']
    ]);
    expect(cache.read()?.tickets).toHaveLength(2);
  });

  it('takes no ticket of a companion for one that admits the member', async () => {
    const store = storeOf(infoWith(buildExpoTicket({ relation: 'companion' })));
    await store.load();
    expect(store.liveTicket).toBeNull();
  });
});
