import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { network } from '@/platform/network/network';
import { buildApiError } from '@/testing/buildApiError';
import { buildPerson } from '@/testing/buildPerson';
import { connectUser } from '@/testing/connectUser';
import { deferred } from '@/testing/deferred';
import { fakeApi } from '@/testing/fakeApi';
import { resetConsent } from '@/testing/resetConsent';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { type CardEvent, CardEventQueue } from './cardEventQueue';
import { consent } from './consent';
import { user } from './user';

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
  consent.agree();
  localStorage.clear();
  session = new TestSession();
  failure = undefined;
  sent = [];
});
afterEach(() => network.set(true));

describe('CardEventQueue', () => {
  it.each(['NOT_FOUND', 'VALIDATION'] as const)(
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

  it.each(['TIMEOUT', 'UNAVAILABLE', 'RATE_LIMITED'] as const)(
    'tries again a minute after %s, without any change of the network',
    async (code) => {
      failure = buildApiError(code);
      startQueue().add(visit('v1'), '');
      await whenIdle();
      failure = undefined;
      sent = [];
      await jest.advanceTimersByTimeAsync(MINUTE_MS);
      expect(sent).toEqual([['add', 'v1', '']]);
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
    queue.add(visit('v2'), 'b');
    await whenIdle();
    expect(sent).toEqual([['add', 'v2', 'b']]);
    expect(queue.cardEvents).toMatchObject([{ input: { requestId: 'v1' } }]);
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

  it('stores nothing on the device before the person has agreed, and sends nevertheless', async () => {
    resetConsent();
    failure = buildApiError('TIMEOUT');
    const queue = startQueue();
    queue.add(visit('v1'), '');
    await whenIdle();
    expect(localStorage.getItem('xiangshi_h5_cardEvents')).toBeNull();
    failure = undefined;
    await queue.flush();
    expect(queue.cardEvents).toEqual([]);
  });
});

describe('the events of a member whose session is over', () => {
  const api = fakeApi({
    'GET /api/member/user/current': () => buildPerson({ id: user.token.startsWith('other') ? 'user-2' : 'user-1' })
  });
  const logIn = async (token: string) => {
    user.setToken(token);
    await whenIdle();
  };
  beforeEach(async () => {
    connectUser();
    await logIn('');
    api.connect();
  });

  it('wait until the same member is back, also over a restart', async () => {
    await logIn('first');
    failure = buildApiError('OFFLINE');
    startQueue().add(visit('v1'), 'first');
    await whenIdle();
    await logIn('');
    failure = undefined;
    sent = [];
    startQueue();
    await logIn('other');
    expect(sent).toEqual([]);
    await logIn('second');
    expect(sent).toContainEqual(['add', 'v1', 'second']);
    expect(sent.filter(([, , token]) => token !== 'second')).toEqual([]);
  });

  it('wait when the server refuses the token', async () => {
    await logIn('first');
    failure = buildApiError('UNAUTHORIZED');
    const queue = startQueue();
    queue.add(visit('v1'), 'first');
    await whenIdle();
    user.setToken('');
    failure = undefined;
    sent = [];
    await logIn('second');
    expect(sent).toEqual([['add', 'v1', 'second']]);
    expect(queue.cardEvents).toEqual([]);
  });

  it('wait when the account was not loaded yet', async () => {
    api.disconnect();
    await logIn('first');
    failure = buildApiError('OFFLINE');
    const queue = startQueue();
    queue.add(visit('v1'), 'first');
    await whenIdle();
    api.connect();
    await user.load();
    await whenIdle();
    await logIn('');
    failure = undefined;
    sent = [];
    await logIn('second');
    expect(sent).toEqual([['add', 'v1', 'second']]);
    expect(queue.cardEvents).toEqual([]);
  });
});
