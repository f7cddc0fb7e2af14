import { fallbackKey } from '@/crypto/fallbackKey';
import { call } from './call';
import { session } from './session';

/** The server's RSA key: fetched when it is first needed, shared by everyone who waits for it. */
class PublicKeyCache {
  private fetching: Promise<string> | null = null;

  current(): string {
    return session().publicKey();
  }

  /** Returns the known key, or fetches it from the server. */
  async get(): Promise<string> {
    return this.current() || this.refresh();
  }

  /** Fetches the key, unless another call has already replaced the failed one. */
  async replace(failed: string): Promise<void> {
    if (this.current() === failed) await this.refresh();
  }

  /** Asks the server; calls that come while the answer is on its way wait for the same one. */
  refresh(): Promise<string> {
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = null;
    });
    return this.fetching;
  }

  private async fetch(): Promise<string> {
    const { publicKey } = await call('POST /api/front/encryptController/getEncryptPubkey');
    const key = publicKey || fallbackKey;
    session().savePublicKey(key);
    return key;
  }
}

export const publicKeys = new PublicKeyCache();
