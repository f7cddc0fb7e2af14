import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';

/** WeChat's scene of a page that is opened alone, from Moments. */
export const SINGLE_PAGE_SCENE = 1154;

/** Calls that WeChat withholds from a page that is alone: there is no login, no other page, no tab bar and no permission. */
const withheld = [
  'navigateTo',
  'redirectTo',
  'reLaunch',
  'switchTab',
  'navigateBack',
  'navigateToMiniProgram',
  'openChannelsLive',
  'login',
  'checkSession',
  'authorize',
  'openSetting',
  'chooseAddress',
  'chooseLocation',
  'getFuzzyLocation',
  'chooseMedia',
  'chooseMessageFile',
  'scanCode',
  'addPhoneContact',
  'addPhoneCalendar',
  'requestPayment',
  'requestVirtualPayment',
  'requestSubscribeMessage',
  'setTabBarBadge',
  'removeTabBarBadge',
  'setTabBarItem',
  'setTabBarStyle',
  'setNavigationBarColor'
];

/** Replaces what a page that is alone cannot call by its refusal. */
export function withholdFromSinglePage(api: Api, known: Options): void {
  for (const name of withheld) {
    if (!(name in known)) continue;
    known[name] = api.asynchronous(name, () => {
      throw new ApiFailure('not supported in single page mode');
    });
  }
}
