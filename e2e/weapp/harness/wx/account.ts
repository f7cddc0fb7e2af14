import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';
import type { PrivacyGuide } from './privacy';
import type { SubscribeDialog } from './subscribe';
import type { UpdateManager } from './updates';

/** The user's entry in WeChat's own address book. */
const addressInWeChat = {
  userName: '张三',
  telNumber: '13800138001',
  provinceName: '广东省',
  cityName: '东莞市',
  countyName: '',
  detailInfo: '万江街道莫屋冷库东门',
  postalCode: '523000',
  nationalCode: '441900'
};

/** The location on WeChat's map. */
const marketOnMap = {
  name: '玉林国际香料交易中心',
  address: '广西壮族自治区玉林市玉州区二环北路168号',
  latitude: 22.663104,
  longitude: 110.170215
};

/** The user's WeChat account. */
export interface Account {
  /** Number of issued login codes: each is different, for the same user (the part before the dot). */
  logins: number;
  privacy: PrivacyGuide;
  updates: UpdateManager;
  subscriptions: SubscribeDialog;
  /** Result of WeChat's map; `fail` where it does not open. */
  onMap: 'chooses' | 'cancel' | 'fail';
  /** Positions at which WeChat's map was opened; empty for the current position. */
  readonly mapsOpened: Record<string, unknown>[];
}

/**
 * Login, consent, address book, map, blurred position (Yulin) and sharing; `guards` withholds what was not agreed to.
 */
export function accountApi(api: Api, account: Account): Options {
  return {
    ...api.synchronousAll({
      getAccountInfoSync: () => ({
        miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' }
      })
    }),
    // One object for the whole app, which holds the app's own functions: not a copy.
    getUpdateManager: () => account.updates,
    ...api.asynchronousAll({
      login: () => ({ code: `harness-person.${(account.logins += 1)}` }),
      checkSession: () => undefined,
      chooseAddress: () => addressInWeChat,
      chooseLocation: ({ latitude, longitude }) => {
        account.mapsOpened.push({ latitude, longitude });
        if (account.onMap !== 'chooses') throw new ApiFailure(account.onMap === 'cancel' ? 'cancel' : 'system error');
        return marketOnMap;
      },
      getFuzzyLocation: () => ({ latitude: 22.63, longitude: 110.15 }),
      authorize: () => undefined,
      getPrivacySetting: () => ({
        needAuthorization: !account.privacy.isAgreed,
        privacyContractName: '《香市隐私保护指引》'
      }),
      requirePrivacyAuthorize: () => undefined,
      openPrivacyContract: () => {
        account.privacy.timesRead += 1;
      },
      showShareMenu: () => undefined,
      hideShareMenu: () => undefined,
      updateShareMenu: () => undefined
    })
  };
}
