import Taro from '@tarojs/taro';
import { runInAction, when } from 'mobx';
import { getHiddenAppTypes } from '@/api/launch';
import { CONNECT_MS } from '@/bridge/appMessages';
import { inviteCodeOf } from '@/lib/inviteCode';
import { environment } from '@/stores/environment';
import { expoStore } from '@/stores/expo';
import { loginMemory } from '@/stores/loginMemory';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { connectUser } from '@/testing/connectUser';
import { type FakeApi, fakeApi, FakeError } from '@/testing/fakeApi';
import { type FakeNativeApp, fakeNativeApp } from '@/testing/fakeNativeApp';
import { whenIdle } from '@/testing/whenIdle';
import { overlays } from '@/ui/overlays';
import { launch, show } from './launch';

const invite = 'POST /api/front/invite/setInvitationCode';
const publicKey = 'POST /api/front/encryptController/getEncryptPubkey';
const hidden = 'POST /api/front/encryptController/getAppTypeHiddenList';
const jumpConfig = 'POST /api/front/appVersionController/getJumpConfigJson';

let api: FakeApi;
const called = () => api.calls.map(({ name }) => name);

// The launch goes on after the first touch.
beforeAll(() => void dispatchEvent(new Event('pointerdown')));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api = fakeApi({ 'GET /api/member/user/current': buildPerson(), [invite]: null });
  connectUser();
  user.setToken('');
  user.setInviteCode('');
  settings.setPersonalised(true);
  environment.setSourceType('');
  serverConfig.setPublicKey('');
});

describe('launch', () => {
  it.each([
    ['nothing', {}, { sourceType: '', personalised: true, token: '' }],
    ['an unknown source', { fromType: 'sms' }, { sourceType: 'sms', personalised: true, token: '' }],
    ['a token without the native app', { token: 'T' }, { sourceType: '', personalised: true, token: '' }],
    ['a token from elsewhere', { fromType: 'sms', token: 'T' }, { sourceType: 'sms', personalised: true, token: '' }],
    [
      'the native app without a token',
      { fromType: 'nativeApp' },
      { sourceType: 'nativeApp', personalised: true, token: '' }
    ],
    ['recommendation closed', { isCloseRecommend: '1' }, { sourceType: '', personalised: false, token: '' }],
    ['recommendation open', { isCloseRecommend: '0' }, { sourceType: '', personalised: true, token: '' }],
    ['an odd recommendation value', { isCloseRecommend: 'yes' }, { sourceType: '', personalised: true, token: '' }]
  ])('a launch with %s takes source, recommendation and token from the address', async (_, query, expected) => {
    await launch({ query });
    expect({ sourceType: environment.sourceType, personalised: settings.personalised, token: user.token }).toEqual(
      expected
    );
  });

  it.each(['N', 'Y'] as const)('takes REQ_ENABLED %s from the server, for every later request', async (reqEnabled) => {
    api.on({ [jumpConfig]: { version: 1, actions: {}, reqEnabled } });
    await launch({ query: {} });
    await getHiddenAppTypes();
    expect(api.calls.at(-1)?.header).toMatchObject({ reqEnabled });
    expect(JSON.parse(localStorage.getItem('xiangshi_h5_requestEnabled') ?? '"Y"')).toBe(reqEnabled);
  });

  it('takes who the person is from a host page alone, and for the session only', async () => {
    window.history.replaceState({ key: '1' }, '', '/h5/?fromType=partner&mobile=13800138000&nikeName=%E7%8E%8B');
    await launch({ query: { mobile: '13900139000' } });
    expect(user.h5User).toEqual({ mobile: '', nikeName: '' });
    await launch({ query: { fromType: 'partner', mobile: '13800138000', nikeName: '王' } });
    expect(user.h5User).toEqual({ mobile: '13800138000', nikeName: '王' });
    expect(window.location.search).toBe('?fromType=partner');
    expect(JSON.stringify(localStorage)).not.toContain('13800138000');
    user.setH5User({ mobile: '', nikeName: '' });
    window.history.replaceState(null, '', '/');
  });

  describe('a token in the address', () => {
    let host: FakeNativeApp | undefined;
    const query = { fromType: 'nativeApp', token: 'T' };
    beforeEach(() => window.history.replaceState({ key: '1' }, '', '/h5/?fromType=nativeApp&token=T'));
    afterEach(() => {
      host?.remove();
      host = undefined;
      window.history.replaceState(null, '', '/');
    });
    const asked = async () => {
      // Until it is known that there is no app.
      await jest.advanceTimersByTimeAsync(CONNECT_MS);
      await when(() => overlays.dialog !== undefined);
      const { dialog: question } = overlays;
      return question?.kind === 'modal' ? question.options.title : undefined;
    };

    const launchInApp = async () => {
      host = fakeNativeApp();
      await launch({ query });
      // The code of the bridge is loaded first, and then the app answers the handshake.
      await jest.advanceTimersByTimeAsync(CONNECT_MS);
      await whenIdle();
    };

    it('logs in at once inside the native app', async () => {
      await launchInApp();
      expect([user.token, window.location.search]).toEqual(['T', '?fromType=nativeApp']);
    });

    it('returns to the page that asked for the login when the native app reloads the page', async () => {
      const reLaunch = jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: 'ok' });
      loginMemory.rememberReferer('pagesMarket/marketInfo/index', 'lineId=7');
      await launchInApp();
      expect(reLaunch).toHaveBeenCalledWith({ url: '/pagesMarket/marketInfo/index?lineId=7' });
      expect([loginMemory.loginReferer, loginMemory.loginRefererQuery]).toEqual(['', '']);
    });

    it('a token from elsewhere is not used before the person confirms it', async () => {
      user.setToken('own');
      await launch({ query });
      expect(await asked()).toBe('Log in as 覃秀兰 (138****8000)?');
      expect([user.token, window.location.search]).toEqual(['own', '?fromType=nativeApp']);
      overlays.close({ confirm: false });
      await Promise.resolve();
      expect(user.token).toBe('own');
    });

    it('a token from elsewhere logs in once the person says that it is theirs', async () => {
      await launch({ query });
      await asked();
      overlays.close({ confirm: true });
      await when(() => user.token === 'T');
      expect(api.calls.find(({ header }) => header.Authorization === 'Bearer T')).toBeDefined();
    });

    it('an invalid token from elsewhere ends no session', async () => {
      user.setToken('own');
      await when(() => user.user !== null);
      api.on({
        'GET /api/member/user/current': () => {
          throw new FakeError('UNAUTHORIZED');
        }
      });
      await launch({ query });
      await jest.advanceTimersByTimeAsync(CONNECT_MS);
      await whenIdle();
      expect(console.warn).toHaveBeenCalledWith('token not taken', expect.anything());
      expect([user.token, overlays.dialog]).toEqual(['own', undefined]);
    });
  });

  it('opens recommendation again only when the launch says so', async () => {
    settings.setPersonalised(false);
    await launch({ query: {} });
    expect(settings.personalised).toBe(false);
    await launch({ query: { isCloseRecommend: '0' } });
    expect(settings.personalised).toBe(true);
  });

  it('fetches public key, hidden types and jump config in this order', async () => {
    await launch({ query: {} });
    expect(called()).toEqual([publicKey, hidden, jumpConfig]);
  });

  it('goes on after each step that fails', async () => {
    const broken = () => {
      throw new FakeError('INTERNAL');
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.on({ [hidden]: broken });
    serverConfig.setBlockedList(['vcard']);
    await launch({ query: {} });
    expect(called()).toEqual([publicKey, hidden, jumpConfig]);
    expect(serverConfig.BlockedList).toEqual(['vcard']);
  });

  it('sends the events of cards that were left of the last time', async () => {
    const add = 'POST /api/vcard/dataCollection/add';
    api.on({ [add]: null });
    await launch({ query: {} });
    expect(called()).not.toContain(add);
    const input = { businessId: 'card-1', requestId: 'r1' };
    localStorage.setItem(
      'xiangshi_h5_cardEvents',
      JSON.stringify([{ call: 'visit', input, member: '', queuedAtMs: Date.now() }])
    );
    await launch({ query: {} });
    expect(called()).toContain(add);
  });

  it('starts without a network', async () => {
    api.disconnect();
    await expect(launch({ query: { fromType: 'nativeApp', token: 'T' } })).resolves.toBeUndefined();
    expect(user.token).toBe('');
  });
});

describe('a launch out of another mini-program', () => {
  it.each([
    [1038, 1],
    [1007, 0],
    [undefined, 0]
  ])('a launch with scene %s goes home %d times', async (scene, times) => {
    const home = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: 'ok' });
    home.mockClear();
    // Before anything that asks the network.
    const started = launch({ query: {}, scene });
    expect(home).toHaveBeenCalledTimes(times);
    await started;
    await show({ query: {}, scene });
    expect(home).toHaveBeenCalledTimes(times);
  });
});

describe('the invite', () => {
  it.each([
    ['a parameter', { inviteCode: 'ABCD12' }, 'ABCD12'],
    ['a bare scene', { scene: 'ABCD12' }, 'ABCD12'],
    ['a scene with a name, encoded', { scene: 'inviteCode%3DABCD12%26x%3D1' }, 'ABCD12'],
    ['a code that is too short', { inviteCode: 'A' }, ''],
    ['the scene of a poster', { scene: 'pp.23456789ABCD.ABCD12' }, 'ABCD12'],
    ['the scene of a visitor', { scene: 'pp.23456789ABCD' }, ''],
    ['a scene of something else', { scene: 'id=5' }, ''],
    ['a broken encoding', { scene: '%E0%A4%A' }, ''],
    ['HTML', { inviteCode: '<b>code</b>' }, ''],
    ['nothing', {}, '']
  ])('is found in %s', (_, query, code) => {
    expect(inviteCodeOf(query)).toBe(code);
  });

  it('waits for a login and is bound once then', async () => {
    await launch({ query: { inviteCode: 'ABCD12' } });
    expect(called()).not.toContain(invite);
    expect(user.inviteCode).toBe('ABCD12');
  });

  it('is bound at launch for a logged-in user', async () => {
    user.setToken('T');
    await launch({ query: { inviteCode: 'ABCD12' } });
    expect(called().filter((name) => name === invite)).toHaveLength(1);
    expect(user.inviteCode).toBe('');
  });

  it('is no fault when the login bound it before', async () => {
    const warn = jest.spyOn(console, 'warn').mockClear();
    user.setToken('T');
    api.on({
      [invite]: () => {
        throw new FakeError('INVITE_REFUSED');
      }
    });
    await launch({ query: { inviteCode: 'ABCD12' } });
    expect(warn.mock.calls.filter(([text]) => String(text).includes('inviter'))).toEqual([]);
  });

  it('is dropped when the server refuses it, and kept when the server was not reached', async () => {
    user.setToken('T');
    api.on({
      [invite]: () => {
        throw new FakeError('INVITE_REFUSED');
      }
    });
    await launch({ query: { inviteCode: 'ABCD12' } });
    expect(user.inviteCode).toBe('');
    api.disconnect();
    await launch({ query: { inviteCode: 'ABCD12' } });
    expect(user.inviteCode).toBe('ABCD12');
  });
});

describe('show', () => {
  it('clears the share history, keeps the show options and refreshes the expo each time', async () => {
    const expo = {
      id: 'e',
      name: '香博会',
      startsOn: '2026-12-04',
      endsOn: '2026-12-06',
      venue: '',
      registeredCount: 1,
      phase: 'on' as const,
      serverNowMs: 0
    };
    api.on({ 'POST /api/front/spiceExpo/getNowSpiceExpo': expo });
    runInAction(() => {
      environment.vcardShareHistory = ['a'];
    });
    await show({ path: 'pages/mine/index', query: { id: '7', token: 'T', scene: undefined }, scene: 1007 });
    expect(environment.vcardShareHistory).toEqual([]);
    expect(environment.vcardShareAppOption).toEqual({ path: 'pages/mine/index', scene: 1007, query: { id: '7' } });
    expect(expoStore.exhibitConfig).toEqual(expo);
    api.on({ 'POST /api/front/spiceExpo/getNowSpiceExpo': { ...expo, registeredCount: 2 } });
    await show({ path: 'pages/mine/index', query: {}, scene: 1001 });
    expect(expoStore.exhibitConfig?.registeredCount).toBe(2);
  });
});
