import { runInAction } from 'mobx';
import type { CallInput } from '@contract';
import { DAY_MS } from '@rules/duration';
import { buildPerson } from '@/testing/buildPerson';
import { connectUser } from '@/testing/connectUser';
import { fakeApi } from '@/testing/fakeApi';
import { resetConsent } from '@/testing/resetConsent';
import { whenIdle } from '@/testing/whenIdle';
import { cardVisits } from './cardVisits';
import { consent } from './consent';
import { environment } from './environment';
import type { OpenedCard } from './recordCardEvent';
import { rememberRegistration } from './registration';
import { user } from './user';

type Visit = CallInput<'POST /api/vcard/dataCollection/add'>;

const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'POST /api/vcard/dataCollection/add': null,
  'POST /api/vcard/dataCollection/dwell': null,
  'POST /api/vcard/dataCollection/share': null
});
const inputsOf = <T>(call: string) =>
  api.calls.filter(({ name }) => name.endsWith(`dataCollection/${call}`)).map(({ input }) => input as T);
const visits = () => inputsOf<Visit>('add');

const shownWith = (scene: number) =>
  environment.rememberShowOptions({ path: 'pages/vcard/VcardShareMiddlePage', scene, query: { id: 'card-1' } });
const shared: OpenedCard = { cardId: 'card-1', source: 'share', page: 'vcard.shareMiddlePage' };
async function open(card: OpenedCard = shared) {
  const visit = cardVisits.open(card);
  await whenIdle();
  return visit;
}

/** Event ids of the specification: browse, register, login. */
const tapped = ['CLICK_VCARD_BROWSE', 'CLICK_VCARD_REGISTER', 'CLICK_VCARD_LOGIN'];
const scanned = ['SCAN_CODE_VCARD_BROWSE', 'VCARD_SCAN_CODE_REGISTER', 'VCARD_SCAN_CODE_LOGIN'];
const table: [scene: number, events: string[]][] = [
  [1007, tapped],
  [1008, tapped],
  [1036, tapped],
  [1044, tapped],
  [0, scanned],
  [1001, scanned],
  [1011, scanned],
  [1047, scanned],
  [1048, scanned],
  [1049, scanned],
  [1154, scanned]
];

beforeAll(connectUser);
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  user.setToken('');
  consent.agree();
  shownWith(0);
  runInAction(() => {
    user.vcardShare = { id: '', scene: '' };
  });
  await whenIdle();
  api.calls.length = 0;
});

describe('the log of opened cards', () => {
  it('sends a visitor’s event without an id when the agreement was refused or not answered', async () => {
    consent.browseOnly();
    await open();
    resetConsent();
    shownWith(0);
    await open();
    expect(visits().map(({ visitorId }) => visitorId)).toEqual([undefined, undefined]);
    expect(JSON.parse(localStorage.getItem('xiangshi_h5_visitorId') ?? '""')).toBe('');
  });

  it('keeps nothing of such a visitor, and reports no time', async () => {
    consent.browseOnly();
    shownWith(1007);
    await cardVisits.addDwell(await open(), 5_000);
    await whenIdle();
    expect([visits().length, inputsOf('dwell')]).toEqual([1, []]);
    const stored = ['vcardShare', 'vcardShareSource', 'vcardShareAtMs', 'vcardShareHistory', 'vcardShareAppOption'];
    expect(stored.map((field) => localStorage.getItem(`xiangshi_h5_${field}`))).toEqual(stored.map(() => null));
    user.setToken('t1');
    await whenIdle();
    expect(visits().map(({ eventName }) => eventName)).toEqual(['browse', 'login']);
  });

  it.each(table)('scene %i gives the right event of each kind, and is cleared by the login', async (scene, events) => {
    for (const token of ['new', 'known']) {
      user.setToken('');
      shownWith(scene);
      await open();
      expect(user.vcardShare).toEqual({ id: 'card-1', scene: String(scene) });
      if (token === 'new') rememberRegistration(token);
      user.setToken(token);
      await whenIdle();
      expect([user.vcardShare, environment.vcardShareAppOption]).toEqual([
        { id: '', scene: '' },
        { path: '', scene: 0, query: {} }
      ]);
    }
    const [browse, register, login] = events;
    expect(visits().map(({ eventId }) => eventId)).toEqual([browse, register, browse, login]);
  });

  it('names card, page and time, and the same visitor id each time', async () => {
    await open();
    shownWith(0);
    await open();
    const [first, second] = visits();
    expect(first).toMatchObject({
      businessId: 'card-1',
      businessType: 'vcard',
      eventName: 'browse',
      source: 'share',
      pageId: 'pages/vcard/VcardShareMiddlePage',
      pageName: 'vcard.shareMiddlePage'
    });
    expect(first?.visitorId).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.visitorId).toBe(first?.visitorId);
    expect(second?.requestId).not.toBe(first?.requestId);
  });

  it('sends the event of a member with the session and without an id', async () => {
    user.setToken('t1');
    await open();
    expect(visits()[0]?.visitorId).toBeUndefined();
    expect(api.calls.find(({ name }) => name.endsWith('add'))?.header).toMatchObject({ Authorization: 'Bearer t1' });
  });

  it('logs a card once until the app is shown again, and counts the time of all its openings', async () => {
    const visit = await open();
    await cardVisits.addDwell(visit, 4_000);
    expect(await open()).toBe(visit);
    await cardVisits.addDwell(visit, 3_400);
    await whenIdle();
    expect(visits()).toHaveLength(1);
    expect(inputsOf('dwell')).toEqual([
      { requestId: visits()[0]?.requestId, dwellSec: 4 },
      { requestId: visits()[0]?.requestId, dwellSec: 7 }
    ]);
    shownWith(1007);
    await open();
    expect(visits()).toHaveLength(2);
  });

  it('logs a card again for another person', async () => {
    user.setToken('t1');
    await open();
    user.setToken('t2');
    await open();
    expect(visits()).toHaveLength(2);
  });

  it('reports no time below half a second', async () => {
    await cardVisits.addDwell(await open(), 400);
    await whenIdle();
    expect(inputsOf('dwell')).toEqual([]);
  });

  it('counts a share', async () => {
    cardVisits.recordShare('card-1');
    await whenIdle();
    expect(inputsOf('share')).toMatchObject([{ cardId: 'card-1' }]);
  });
});

describe('a login because of a shared card', () => {
  it('is none without a share, after a card of a list, and for a member who opened one', async () => {
    user.setToken('t1');
    user.setToken('');
    await open({ cardId: 'card-2', source: 'list', page: 'vcard.shell' });
    user.setToken('t2');
    await open();
    expect(visits().map(({ eventName }) => eventName)).toEqual(['browse', 'browse']);
  });

  it('is logged once, with the way by which the card was opened', async () => {
    await open({ ...shared, source: 'code' });
    user.setToken('t1');
    await whenIdle();
    user.setToken('');
    user.setToken('t2');
    await whenIdle();
    expect(visits().slice(1)).toMatchObject([{ eventName: 'login', source: 'code', businessId: 'card-1' }]);
    expect(api.calls.find(({ input }) => input === visits()[1])?.header).toMatchObject({ Authorization: 'Bearer t1' });
  });

  it('is none more than a week after the card was opened', async () => {
    await open();
    jest.setSystemTime(Date.now() + 8 * DAY_MS);
    user.setToken('t1');
    await whenIdle();
    expect(visits().map(({ eventName }) => eventName)).toEqual(['browse']);
    expect(user.vcardShare).toEqual({ id: '', scene: '' });
  });

  it('is kept for a restart', async () => {
    shownWith(1007);
    await open();
    expect(JSON.parse(localStorage.getItem('xiangshi_h5_vcardShare') ?? '{}')).toEqual({ id: 'card-1', scene: '1007' });
    expect(JSON.parse(localStorage.getItem('xiangshi_h5_vcardShareSource') ?? '""')).toBe('share');
  });
});
