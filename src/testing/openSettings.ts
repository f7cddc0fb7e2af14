import type { Device } from '@contract/account';
import { MINUTE_MS } from '@rules/duration';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildAccount } from './buildAccount';
import { buildPerson } from './buildPerson';
import type { FakeApi } from './fakeApi';
import { type OpenedPage, openPage } from './openPage';

const device = (changes: Partial<Device>): Device => ({
  id: 'd1',
  client: 'h5',
  browser: 'Chrome',
  system: 'Android',
  createdAtMs: 1,
  lastUsedAtMs: Date.now() - MINUTE_MS,
  isCurrent: true,
  ...changes
});

const sentCode = { expiresInSec: 600, resendAfterSec: 60, canVoice: false, demoCode: '123456' };

/** Mocks the account of a user with two devices, an interest in star anise, and Chinese as language. */
export function answerSettings(api: FakeApi): void {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  settings.setLanguage('zh-Hans');
  settings.setPersonalised(true);
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/member/account/state': buildAccount(),
    'GET /api/member/account/devices': [
      device({}),
      device({ id: 'd2', client: 'miniProgram', browser: 'WeChat', system: 'iOS', isCurrent: false })
    ],
    'POST /api/member/account/devices/end': null,
    'POST /api/member/account/devices/endOthers': null,
    'POST /api/member/account/preferences': (changes) => buildAccount(changes).preferences,
    'GET /api/front/interest/list': [{ varietyId: 'star-anise', name: '八角' }],
    'POST /api/front/interest/set': null,
    'POST /api/member/account/sendCode': sentCode,
    'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: [], hasEmail: false },
    'POST /api/member/user/sendMsgCode': sentCode,
    'GET /api/member/account/cancellation': { requested: null, ownedCompanies: [] },
    'POST /api/member/user/logout': null
  });
}

/** Opens the settings with the given token; an empty token is a visitor. */
export async function openSettings(token = 't1'): Promise<OpenedPage> {
  user.setToken(token);
  const page = await openPage(`/${routes['setting.account']}`);
  await page.settle();
  return page;
}
