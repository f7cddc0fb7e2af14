import type { Api, Options } from './Api';

/** Login, consent and sharing, as a phone answers that has agreed to everything. */
export function accountApi(api: Api): Options {
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
      login: () => ({ code: 'harness-login-code' }),
      checkSession: () => undefined,
      getSetting: () => ({ authSetting: {} }),
      authorize: () => undefined,
      getPrivacySetting: () => ({ needAuthorization: false, privacyContractName: '' }),
      requirePrivacyAuthorize: () => undefined,
      openPrivacyContract: () => undefined,
      showShareMenu: () => undefined,
      hideShareMenu: () => undefined,
      updateShareMenu: () => undefined
    })
  };
}
