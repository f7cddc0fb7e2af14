import type { Device } from '@contract/account';
import { storage } from '@/platform/storage';
import { routes } from '@/routes';
import { storedKey } from '@/stores/persist';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import shared from '../locale/zh-Hans';
import { feedbackDraft } from './feedbackDraft';
import words from './locale/zh-Hans';

const account = {
  mobile: '138****8000',
  userName: null,
  userNameFromMs: null,
  hasPassword: true,
  hasWeChat: false,
  preferences: { messageNotify: true, phoneVisibility: 'verified' as const, browsesAnonymously: false }
};
const device = (changes: Partial<Device>): Device => ({
  id: 'd1',
  client: 'h5',
  browser: 'Chrome',
  system: 'Android',
  createdAtMs: 1,
  lastUsedAtMs: Date.now() - 60_000,
  isCurrent: true,
  ...changes
});
const DAY_MS = 86_400_000;
const sentCode = { expiresInSec: 600, resendAfterSec: 60, canVoice: false, demoCode: '123456' };
const tags = [{ varietyId: 'star-anise', name: '八角' }];

const api = fakeApi();
let page: OpenedPage;
const called = (part: string) => api.calls.filter(({ name }) => name.includes(part)).map(({ input }) => input);

async function open(token = 't1'): Promise<void> {
  user.setToken(token);
  page = await openPage(`/${routes['setting.account']}`);
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  settings.setPersonalised(true);
  settings.setMessageNotify(true);
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/member/account/state': account,
    'GET /api/member/account/devices': [
      device({}),
      device({ id: 'd2', client: 'miniProgram', browser: 'WeChat', system: 'iOS', isCurrent: false })
    ],
    'POST /api/member/account/devices/end': null,
    'POST /api/member/account/devices/endOthers': null,
    'POST /api/member/account/preferences': (changes) => ({ ...account.preferences, ...changes }),
    'GET /api/front/interest/list': tags,
    'POST /api/front/interest/set': null,
    'POST /api/member/account/sendCode': sentCode,
    'POST /api/member/user/sendMsgCode': sentCode,
    'GET /api/member/account/cancellation': { requested: null, ownedCompanies: [] },
    'POST /api/member/user/logout': null
  });
});

describe('the settings of a visitor', () => {
  it('are those of the device, and the way to log in', async () => {
    await open('');
    expect([page.has(words.logIn), page.has(words.language), page.has(words.cache)]).toEqual([true, true, true]);
    expect([page.has(words.mobile), page.has(words.cancelAccount), page.has(words.logout)]).toEqual([
      false,
      false,
      false
    ]);
    expect(called('account')).toEqual([]);
  });
});

describe('the settings', () => {
  it('say why they are not there, and ask again', async () => {
    api.on({
      'GET /api/member/account/state': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await open();
    api.on({ 'GET /api/member/account/state': account });
    await page.tap('重试');
    await page.waitFor('138****8000');
  });

  it('take a switch back when the server does not follow', async () => {
    await open();
    api.on({
      'POST /api/member/account/preferences': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const isOn = () => page.root().querySelector(`[aria-label="${words.anonymous}"]`)?.getAttribute('aria-checked');
    await page.tap(words.anonymous);
    await page.settle();
    expect(isOn()).not.toBe('true');
  });

  it('mute reminders on the device and on the server', async () => {
    await open();
    page.root().querySelector<HTMLElement>(`[role="switch"][aria-label="${words.notify}"]`)?.click();
    await page.settle();
    expect(called('preferences')).toEqual([{ messageNotify: false }]);
    expect(settings.messageNotifyEnable).toBe(false);
  });

  it('[compliance 6] switch recommendation off, say that an algorithm is used, and let tags be taken out', async () => {
    await open();
    expect(page.text()).toContain(words.personalisedHint);
    expect(words.personalisedHint).toContain('算法');
    await page.tap(words.tags);
    await page.waitFor('八角');
    await page.tap('不再按八角推荐');
    expect(called('interest/set')).toEqual([{ varietyId: 'star-anise', on: false }]);
    settings.setPersonalised(false);
    expect(settings.isCloseRecommend).toBe(true);
  });

  it('[compliance 3] say for each permission what it is for', async () => {
    await open();
    await page.tap(words.permissions);
    for (const kind of ['camera', 'album', 'clipboard'] as const) {
      await page.waitFor(words.permissionNames[kind]);
      expect(page.has(words.permissionUses[kind])).toBe(true);
    }
    // This browser cannot listen, so nobody is told of a microphone.
    expect(page.has(words.permissionNames.microphone)).toBe(false);
  });

  it('[compliance 20] make everything larger at a tap', async () => {
    await open();
    page.root().querySelector<HTMLElement>(`[role="switch"][aria-label="${words.elder}"]`)?.click();
    await page.settle();
    expect(settings.elder).toBe(true);
    settings.setElder(false);
  });

  it('sign out one device, after asking, and not this one', async () => {
    await open();
    await page.tap(words.devices);
    await page.waitFor('微信小程序 · WeChat · iOS');
    await page.tap(words.endDevice);
    await page.waitFor(words.endDeviceTitle);
    expect(called('devices/end')).toEqual([]);
    const buttons = [...page.root().querySelectorAll<HTMLElement>('*')].filter(
      ({ childNodes, textContent }) => childNodes.length === 1 && textContent === words.endDevice
    );
    buttons.at(-1)?.click();
    await page.settle();
    expect(called('devices/end')).toEqual([{ id: 'd2' }]);
  });

  it('clear what is cached, and neither login nor choices nor drafts', async () => {
    await open();
    const draft = {
      userId: 'u1',
      requestId: '',
      kind: undefined,
      content: '写了一半',
      contact: null,
      imageUrls: []
    };
    feedbackDraft.keep(draft);
    user.setSearchHistory(['八角']);
    await page.tap(words.cache);
    await page.waitFor(words.cacheTitle);
    await page.tap(words.clear);
    await page.waitFor(words.cleared);
    expect(user.searchHistory).toEqual([]);
    expect(storage.read(storedKey('searchHistory'))).toBeUndefined();
    expect(storage.read(storedKey('token'))).toBe('t1');
    expect(storage.read(storedKey('language'))).toBe('zh-Hans');
    expect(storage.read(storedKey('feedbackDraft'))).toMatchObject({ content: '写了一半' });
    feedbackDraft.keep(null);
  });

  it('[compliance 7] hand over a file with everything', async () => {
    api.on({ 'POST /api/member/account/export': { name: 'xiangshi-2026-11-21.json', text: '{"version":1}' } });
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    await open();
    await page.tap(words.exportData);
    await page.waitFor(words.exportText);
    const confirm = [...page.root().querySelectorAll<HTMLElement>('[role="button"]')].filter(
      ({ textContent }) => textContent === words.exportData
    );
    confirm.at(-1)?.click();
    await page.waitFor(words.fileWays.download);
    await page.tap(words.fileWays.download);
    await page.waitFor(words.fileDone.download);
    expect(clicked).toEqual(['xiangshi-2026-11-21.json']);
  });

  it('log out after asking', async () => {
    await open();
    await page.tap(words.logout);
    await page.waitFor(words.logoutTitle);
    expect(user.isLoggedIn).toBe(true);
  });
});

describe('a new mobile number', () => {
  it('says what is wrong with the code and the number, and keeps what was typed', async () => {
    api.on({
      'POST /api/member/account/mobile/prove': ({ code }) => {
        if (code !== '123456') throw new FakeError('SMS_CODE_WRONG', { attemptsLeft: 4 });
        return { ticket: 'ticket', expiresInSec: 600 };
      },
      'POST /api/member/account/mobile/change': () => {
        throw new FakeError('CONFLICT');
      }
    });
    await open();
    await page.tap(words.mobile);
    await page.waitFor(words.proveText('138****8000'));
    await page.tap(shared.getCode);
    await page.waitFor(shared.fillIn);
    await page.type('code', '000000');
    await page.waitFor(shared.wrongCode(4));
    await page.tap(shared.fillIn);
    await page.waitFor(words.newMobileText);
    await page.type('newMobile', '12345678901');
    await page.tap(shared.getCode);
    await page.waitFor(words.wrongMobile);
    expect(called('sendMsgCode')).toEqual([]);
    await page.type('newMobile', '139 0013 9000');
    await page.tap(shared.getCode);
    await page.waitFor(shared.fillIn);
    expect(called('sendMsgCode')).toEqual([{ mobile: '13900139000', purpose: 'changeMobile' }]);
    await page.tap(shared.fillIn);
    await page.waitFor(words.takenMobile);
  });
});

describe('leaving for good', () => {
  it('[compliance 5] says what goes and what stays, and wants a code', async () => {
    const erasesAtMs = Date.now() + 7 * DAY_MS;
    api.on({
      'POST /api/member/account/cancellation/request': {
        requested: { requestedAtMs: Date.now(), erasesAtMs },
        ownedCompanies: []
      }
    });
    await open();
    await page.tap(words.cancelAccount);
    await page.waitFor(words.cancelLead);
    for (const item of [...words.cancelGoesList, ...words.cancelStaysList]) expect(page.has(item)).toBe(true);
    await page.tap(words.cancelNow);
    expect(called('cancellation/request')).toEqual([]);
    await page.tap(words.understood);
    await page.tap(shared.getCode);
    await page.waitFor(shared.fillIn);
    await page.tap(shared.fillIn);
    await page.tap(words.cancelNow);
    await page.waitFor(words.cancelRequested);
    expect(called('cancellation/request')).toEqual([{ code: '123456' }]);
    await page.tap('确定');
    await page.waitFor(words.logIn);
    expect(user.isLoggedIn).toBe(false);
  });

  it('says what stands in the way', async () => {
    api.on({
      'GET /api/member/account/cancellation': { requested: null, ownedCompanies: [{ id: 'c1', name: '桂南香叶' }] }
    });
    await open();
    await page.tap(words.cancelAccount);
    await page.waitFor(words.cancelBlockedText('桂南香叶'));
    expect(page.has(words.cancelNow)).toBe(false);
  });

  it('[compliance 5] is undone in a tap', async () => {
    const requested = { requestedAtMs: Date.now(), erasesAtMs: Date.now() + DAY_MS };
    api.on({
      'GET /api/member/account/cancellation': { requested, ownedCompanies: [] },
      'POST /api/member/account/cancellation/undo': { requested: null, ownedCompanies: [] }
    });
    await open();
    await page.tap(words.cancelAccount);
    await page.waitFor(words.undo);
    await page.tap(words.undo);
    await page.waitFor(words.undone);
    expect(called('cancellation/undo')).toHaveLength(1);
  });
});
