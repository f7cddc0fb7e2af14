import { DAY_MS } from '@rules/duration';
import { network } from '@/platform/network/network';
import { buildApiError } from '@/testing/buildApiError';
import { deferred } from '@/testing/deferred';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { type CardEvent, CardEventQueue } from './cardEventQueue';

let session: TestSession;
let failure: Error | undefined;
/** Sent calls in order: the last part of the path, what distinguishes them, and the token. */
let sent: [call: string, content: string | number, token: string][];

const answer = (...call: (typeof sent)[number]): Promise<null> => {
  sent.push(call);
  return failure ? Promise.reject(failure) : Promise.resolve(null);
};
const startQueue = () =>
  new CardEventQueue({
    addCardVisit: ({ requestId }, token) => answer('add', requestId, token),
    addCardDwell: ({ dwellSec }, token) => answer('dwell', dwellSec, token),
    addCardShare: ({ requestId }, token) => answer('share', requestId, token)
  });
const visit = (requestId: string): CardEvent => ({
  call: 'visit',
  input: {
    businessId: 'card-1',
    businessType: 'vcard',
    eventId: 'SCAN_CODE_VCARD_BROWSE',
    eventName: 'browse',
    source: 'code',
    pageId: 'pages/vcard/VcardShareMiddlePage',
    pageName: 'vcard.shareMiddlePage',
    atMs: Date.now(),
    requestId
  }
});
const dwell = (dwellSec: number): CardEvent => ({ call: 'dwell', input: { requestId: 'v1', dwellSec } });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  session = new TestSession();
  failure = undefined;
  sent = [];
});
afterEach(() => network.set(true));

describe('CardEventQueue', () => {
  it.each(['NOT_FOUND', 'VALIDATION', 'UNAUTHORIZED'] as const)(
    'does not repeat an event that the server refuses with %s, and goes on with the next one',
    async (code) => {
      failure = buildApiError(code);
      const queue = startQueue();
      queue.add(visit('v1'), '');
      queue.add(visit('v2'), '');
      await whenIdle();
      expect(sent).toEqual([
        ['add', 'v1', ''],
        ['add', 'v2', '']
      ]);
      expect(queue.cardEvents).toEqual([]);
    }
  );

  it.each(['OFFLINE', 'NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'RATE_LIMITED'] as const)(
    'keeps the events in order after %s, and sends them when the network returns',
    async (code) => {
      failure = buildApiError(code);
      const queue = startQueue();
      queue.add(visit('v1'), '');
      queue.add(dwell(12), '');
      await whenIdle();
      failure = undefined;
      sent = [];
      network.set(false);
      network.set(true);
      await whenIdle();
      expect(sent).toEqual([
        ['add', 'v1', ''],
        ['dwell', 12, '']
      ]);
      expect(queue.cardEvents).toEqual([]);
    }
  );

  it('never sends the event of one member in the name of another', async () => {
    session.currentToken = 'a';
    failure = buildApiError('OFFLINE');
    const queue = startQueue();
    queue.add(visit('v1'), 'a');
    await whenIdle();
    failure = undefined;
    sent = [];
    session.currentToken = 'b';
    await queue.flush();
    expect(sent).toEqual([]);
    expect(queue.cardEvents).toEqual([]);
  });

  it('sends the event of a visitor without a name, also after a login', async () => {
    failure = buildApiError('OFFLINE');
    const queue = startQueue();
    queue.add(visit('v1'), '');
    await whenIdle();
    failure = undefined;
    session.currentToken = 'a';
    await queue.flush();
    expect(sent.at(-1)).toEqual(['add', 'v1', '']);
  });

  it('stores no token on the device', async () => {
    session.currentToken = 'secret-token';
    failure = buildApiError('OFFLINE');
    startQueue().add(visit('v1'), 'secret-token');
    await whenIdle();
    expect(localStorage.getItem('xiangshi_h5_cardEvents')).toContain('v1');
    expect(JSON.stringify(localStorage)).not.toContain('secret-token');
  });

  it('sends after a restart what was left, at most seven days later', async () => {
    failure = buildApiError('OFFLINE');
    const before = startQueue();
    before.add(visit('old'), '');
    await whenIdle();
    jest.setSystemTime(Date.now() + 7 * DAY_MS);
    before.add(visit('new'), '');
    await whenIdle();
    failure = undefined;
    sent = [];
    const after = startQueue();
    await after.flush();
    expect(sent).toEqual([['add', 'new', '']]);
    expect(localStorage.getItem('xiangshi_h5_cardEvents')).toBe('[]');
  });

  it('sends an event once, however often it is asked to', async () => {
    const answered = deferred<null>();
    const queue = new CardEventQueue({
      addCardVisit: ({ requestId }) => {
        sent.push(['add', requestId, '']);
        return answered.promise;
      },
      addCardDwell: () => Promise.resolve(null),
      addCardShare: () => Promise.resolve(null)
    });
    queue.add(visit('v1'), '');
    void queue.flush();
    void queue.flush();
    await whenIdle();
    answered.resolve(null);
    await whenIdle();
    expect(sent).toEqual([['add', 'v1', '']]);
  });

  it('sends the last time on a card only', async () => {
    failure = buildApiError('OFFLINE');
    const queue = startQueue();
    for (const seconds of [3, 8, 20]) queue.add(dwell(seconds), '');
    await whenIdle();
    failure = undefined;
    sent = [];
    await queue.flush();
    expect(sent).toEqual([['dwell', 20, '']]);
  });

  it('sends a longer time that is reported while an earlier one is on its way', async () => {
    const answers = [deferred<null>(), deferred<null>()];
    const times: number[] = [];
    const queue = new CardEventQueue({
      addCardVisit: () => Promise.resolve(null),
      addCardDwell: ({ dwellSec }) => answers[times.push(dwellSec) - 1]?.promise ?? Promise.resolve(null),
      addCardShare: () => Promise.resolve(null)
    });
    queue.add(dwell(3), '');
    await whenIdle();
    queue.add(dwell(9), '');
    answers.forEach(({ resolve }) => resolve(null));
    await whenIdle();
    expect(times).toEqual([3, 9]);
    expect(queue.cardEvents).toEqual([]);
  });
});
