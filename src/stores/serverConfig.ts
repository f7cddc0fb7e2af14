import type { DeepLinkConfig } from '@contract/deepLink';
import { makePersistent } from './persist';

/** Configuration from the server, as of the last launch that reached it. */
class ServerConfigStore {
  /** Key of secure calls. */
  publicKey = '';
  /** Number of fetches of the key since the start. */
  retryCount = 0;
  /** The global setting REQ_ENABLED. */
  requestEnabled = REQ_ENABLED;
  /** Entries that the server hides (the hidden app types). */
  BlockedList: string[] = [];
  jumpConfig: DeepLinkConfig = { version: 0, actions: {} };

  constructor() {
    makePersistent<ServerConfigStore>(this, ['publicKey', 'requestEnabled', 'BlockedList', 'jumpConfig']);
  }

  setPublicKey(publicKey: string): void {
    this.publicKey = publicKey;
    this.retryCount += 1;
  }

  /** Anything but N is Y: an older server does not say it. */
  setRequestEnabled(value: string): void {
    this.requestEnabled = value === 'N' ? 'N' : 'Y';
  }

  setBlockedList(types: string[]): void {
    this.BlockedList = types;
  }

  setJumpConfig(config: DeepLinkConfig): void {
    this.jumpConfig = config;
  }
}

export const serverConfig = new ServerConfigStore();
