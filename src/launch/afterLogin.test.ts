import { runInAction } from 'mobx';
import type { CallInput } from '@contract';
import { DAY_MS } from '@rules/duration';
import { consent } from '@/stores/consent';
import { environment } from '@/stores/environment';
import { guestHistory } from '@/stores/guestHistory';
import { rememberRegistration } from '@/stores/registration';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { connectUser } from '@/testing/connectUser';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { resetConsent } from '@/testing/resetConsent';
import { whenIdle } from '@/testing/whenIdle';
import { afterLogin } from './afterLogin';

const uploads: CallInput<'POST /api/member/footprint/bring'>[] = [];
const cardEvents: string[] = [];
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'POST /api/vcard/dataCollection/add': ({ eventId }) => {
    cardEvents.push(eventId);
    return null;
  },
  'POST /api/member/footprint/bring': (input) => {
    uploads.push(input);
    return null;
  }
});
const view = (id: string) => guestHistory.record('news', id, `新闻 ${id}`);
const ids = () => guestHistory.visits.map(({ targetId }) => targetId);

beforeAll(connectUser);
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  user.setToken('');
  consent.browseOnly();
  consent.agree();
  uploads.length = 0;
  cardEvents.length = 0;
});

describe('a login because of a shared card', () => {
  const open = async () => {
    environment.rememberShowOptions({ path: '', scene: 1047, query: {} });
    const { cardVisits } = await import('@/stores/cardVisits');
    cardVisits.open({ cardId: 'card-1', source: 'code', page: 'vcard.shareMiddlePage' });
    await whenIdle();
    cardEvents.length = 0;
  };

  // The first test of the file: nothing has loaded the log of cards yet.
  it('is logged after a restart without another card', async () => {
    localStorage.setItem('xiangshi_h5_vcardShareAtMs', String(Date.now() - DAY_MS));
    runInAction(() => Object.assign(user, { vcardShare: { id: 'card-1', scene: '1047' } }));
    user.setToken('t1');
    await afterLogin();
    await whenIdle();
    expect(cardEvents).toEqual(['VCARD_SCAN_CODE_LOGIN']);
  });

  it('is logged as a login of a known account, and as a registration of a new one', async () => {
    await open();
    user.setToken('t1');
    await afterLogin();
    expect(user.vcardShare).toEqual({ id: '', scene: '' });
    await whenIdle();
    expect(cardEvents).toEqual(['VCARD_SCAN_CODE_LOGIN']);
    user.setToken('');
    await open();
    rememberRegistration('t2');
    user.setToken('t2');
    await afterLogin();
    await whenIdle();
    expect(cardEvents).toEqual(['VCARD_SCAN_CODE_REGISTER']);
  });

  it('is not logged without a shared card', async () => {
    runInAction(() => Object.assign(user, { vcardShare: { id: '', scene: '' } }));
    user.setToken('t1');
    await afterLogin();
    await whenIdle();
    expect(cardEvents).toEqual([]);
  });
});

describe('what a visitor looks at', () => {
  it('is not remembered of who has not been asked, or would rather browse only', () => {
    resetConsent();
    view('1');
    expect(ids()).toEqual([]);
    consent.browseOnly();
    view('1');
    expect(ids()).toEqual([]);
  });

  it('is cleared when the consent is withdrawn', () => {
    view('1');
    consent.browseOnly();
    expect(ids()).toEqual([]);
  });

  it('is remembered once each, the latest first, thirty of them', () => {
    for (let count = 0; count < 31; count += 1) view(`n${count}`);
    view('n5');
    expect(ids()).toHaveLength(30);
    expect(ids().slice(0, 2)).toEqual(['n5', 'n30']);
    expect(ids()).not.toContain('n0');
    expect(guestHistory.visits[0]).toMatchObject({ kind: 'news', title: '新闻 n5' });
  });

  it('is the server’s to remember of a member', () => {
    user.setToken('t1');
    view('1');
    expect(ids()).toEqual([]);
  });

  it('stays for the next time when the server is not reached, and goes when it will not have it', async () => {
    const refuseWith = (code: 'UNAVAILABLE' | 'VALIDATION') =>
      api.on({
        'POST /api/member/footprint/bring': () => {
          throw new FakeError(code);
        }
      });
    view('1');
    user.setToken('t1');
    refuseWith('UNAVAILABLE');
    await afterLogin();
    expect(ids()).toEqual(['1']);
    refuseWith('VALIDATION');
    await afterLogin();
    expect(ids()).toEqual([]);
    api.on({
      'POST /api/member/footprint/bring': (input) => {
        uploads.push(input);
        return null;
      }
    });
  });

  it('becomes a part of the history with the login', async () => {
    view('1');
    view('2');
    await afterLogin();
    expect(uploads).toEqual([]);
    user.setToken('t1');
    await afterLogin();
    await afterLogin();
    expect(uploads.map(({ visits: sent }) => sent.map(({ targetId }) => targetId))).toEqual([['2', '1']]);
    expect(ids()).toEqual([]);
  });
});
