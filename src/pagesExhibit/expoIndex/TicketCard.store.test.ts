import type { ExpoTicket } from '@contract/expoTicket';
import type { OwnTickets } from '@/components/expoTicket/ticketCache';
import { user } from '@/stores/user';
import { buildApiError } from '@/testing/buildApiError';
import { buildExpoTicket, buildExpoUserInfo } from '@/testing/buildExpoTicket';
import { TestSession } from '@/testing/testSession';
import { type TicketCardApi, TicketCardStore } from './TicketCard.store';

function fakeCache() {
  let stored: OwnTickets | null = null;
  return {
    read: () => stored,
    write: (next: OwnTickets | null) => {
      stored = next;
    }
  };
}

const apiWith = (tickets: ExpoTicket[], changes: Partial<TicketCardApi> = {}): TicketCardApi => ({
  getExpoUserInfo: () => Promise.resolve(buildExpoUserInfo({ tickets })),
  encodeQrCode: () => Promise.resolve([[true]]),
  ...changes
});
const own = buildExpoTicket();
const companion = buildExpoTicket({ id: 'ticket-2', relation: 'companion', name: '黎家明' });

beforeEach(() => {
  new TestSession().currentToken = 'a';
  user.setToken('a');
});
afterEach(() => user.setToken(''));

describe('TicketCardStore', () => {
  it('asks for no ticket of a visitor', async () => {
    user.setToken('');
    const getExpoUserInfo = jest.fn();
    await new TicketCardStore(apiWith([], { getExpoUserInfo }), fakeCache()).load();
    expect(getExpoUserInfo).not.toHaveBeenCalled();
  });

  it('shows the own ticket first, and draws its code', async () => {
    const store = new TicketCardStore(apiWith([own, companion]), fakeCache());
    await store.load();
    expect(store.ticketsFor('expo-1').map(({ id }) => id)).toEqual(['ticket-1', 'ticket-2']);
    expect([store.pictureOf(own), store.pictureOf({ ...own, code: null })]).toEqual([
      expect.stringMatching(/^data:image/),
      ''
    ]);
  });

  it('shows no cancelled or invalid ticket, and none of another expo', async () => {
    const tickets = [buildExpoTicket({ status: 'cancelled', code: null }), buildExpoTicket({ status: 'invalid' })];
    const store = new TicketCardStore(apiWith([...tickets, companion]), fakeCache());
    await store.load();
    expect([store.ticketsFor('expo-1'), store.ticketsFor('expo-past')]).toEqual([[companion], []]);
  });

  it('shows the ticket without a network once the device has seen it, also where the encoder is missing', async () => {
    const cache = fakeCache();
    await new TicketCardStore(apiWith([own]), cache).load();
    const fail = () => Promise.reject(buildApiError('NETWORK'));
    const store = new TicketCardStore(apiWith([], { getExpoUserInfo: fail, encodeQrCode: fail }), cache);
    await store.load();
    expect(store.ticketsFor('expo-1')).toEqual([own]);
    expect(store.pictureOf(own)).toBe('');
  });
});
