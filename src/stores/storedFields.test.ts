import { storage } from '@/platform/storage';

/** Values that a device holds of an earlier start, by the name of their field. */
const stored = {
  publicKey: 'K',
  requestEnabled: 'N',
  BlockedList: ['vcard'],
  jumpConfig: { version: 3, actions: {} },
  platform: 'weapp',
  isWeChatBrowser: true,
  sourceType: 'nativeApp',
  statusBarHeight: 44,
  safeAreaHeight: 34,
  vcardShareHistory: ['a'],
  vcardShareAppOption: { path: 'pages/mine/index', scene: 1007, query: { id: '7' } },
  transactionNeedsRefresh: true,
  ownSupplyNeedsRefresh: true,
  ownQuotationNeedsRefresh: true,
  transactionMode: 'purchase',
  loginReferer: 'pages/mine/index',
  loginRefererQuery: 'id=7',
  loginOption: 'login.quick',
  cameraAuthorised: true,
  storageAuthorised: true,
  updateCancelledAtMs: 5,
  updateCancelledVersion: 990_000,
  isCloseRecommend: true,
  language: 'fr',
  theme: 'dark',
  elder: true
};

describe('stores', () => {
  it('restore every field from the key that earlier versions wrote', async () => {
    for (const [field, value] of Object.entries(stored)) storage.write(`xiangshi_h5_${field}`, value);
    const restored = {
      ...(await import('./consent')).consent,
      ...(await import('./environment')).environment,
      ...(await import('./listInvalidation')).listInvalidation,
      ...(await import('./loginMemory')).loginMemory,
      ...(await import('./serverConfig')).serverConfig,
      ...(await import('./settings')).settings,
      ...(await import('./transactionTab')).transactionTab,
      ...(await import('./postponedUpdate')).postponedUpdate
    };
    expect(restored).toMatchObject(stored);
  });
});
