import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';

/** What the person has in WeChat's own address book. */
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

/** What there is on WeChat's map. */
const marketOnMap = {
  name: '玉林国际香料交易中心',
  address: '广西壮族自治区玉林市玉州区二环北路168号',
  latitude: 22.663104,
  longitude: 110.170215
};

/** The person's WeChat. */
export interface Account {
  /** Codes that were given out: each is another one, of the same person (what stands before the dot). */
  logins: number;
  /** They have yet to read the mini-program's privacy guide. */
  needsPrivacy: boolean;
  /** What happens on WeChat's map; `fail` where it does not open. */
  onMap: 'chooses' | 'cancel' | 'fail';
  /** Where WeChat's map was opened; nothing: where the person is. */
  readonly mapsOpened: Record<string, unknown>[];
}

/** Login, consent, the address book, the map, the blurred place (Yulin) and sharing, as a phone answers; `guards` keeps from the app what was not agreed to. */
export function accountApi(api: Api, account: Account): Options {
  return {
    ...api.synchronousAll({
      getAccountInfoSync: () => ({
        miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' }
      }),
      getUpdateManager: () => ({
        applyUpdate: () => undefined,
        onCheckForUpdate: () => undefined,
        onUpdateFailed: () => undefined,
        onUpdateReady: () => undefined
      })
    }),
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
      getPrivacySetting: () => ({ needAuthorization: account.needsPrivacy, privacyContractName: '' }),
      requirePrivacyAuthorize: () => undefined,
      openPrivacyContract: () => undefined,
      showShareMenu: () => undefined,
      hideShareMenu: () => undefined,
      updateShareMenu: () => undefined
    })
  };
}
