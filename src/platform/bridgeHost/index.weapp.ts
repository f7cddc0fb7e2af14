import type { BridgeHost } from './types';

/** A mini-program never runs inside our native app. */
export const bridgeHost: BridgeHost = {
  isAppBrowser: () => false,
  connect: () => Promise.resolve(undefined)
};
