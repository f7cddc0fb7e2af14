import type { BridgeHost } from './types';

/** Only a page in an app loads the code of the bridge. */
export const bridgeHost: BridgeHost = {
  isAppBrowser: () => /\bXiangshiApp\//.test(navigator.userAgent),
  connect: (listener) => import('./connect').then(({ connect }) => connect(listener))
};
