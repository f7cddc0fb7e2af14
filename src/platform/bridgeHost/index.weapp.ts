import type { BridgeHost } from '@/bridge/nativeApp.types';

/** A mini-program never runs inside our native app. */
export const bridgeHost: BridgeHost = {
  isPresent: () => false,
  send: () => undefined,
  receive: () => undefined
};
