import { constants, publicEncrypt, randomBytes } from 'node:crypto';
import type { SecureBody } from '@contract/secure';
import type { SessionKey } from '../../http/ports';
import { decryptText, encryptText } from './aes';
import type { KeyRing } from './keyRing';

/** Half of a key: its text in hex is the key of 16 bytes. */
const RANDOM_BYTES = 8;
const newText = (): string => randomBytes(RANDOM_BYTES).toString('hex');

/** The client's half of secure calls, for calls that the server makes to its own API. One session key for its whole life. */
export class SecureClient {
  private readonly texts = { key: newText(), iv: newText() };
  private readonly sessionKey: SessionKey = { key: Buffer.from(this.texts.key), iv: Buffer.from(this.texts.iv) };
  private wrapped = { publicPem: '', ciphertext: '' };

  constructor(private readonly keys: KeyRing) {}

  /** Returns the body of a secure call. */
  encrypt(value: object): SecureBody {
    const { publicPem } = this.keys.current();
    if (this.wrapped.publicPem !== publicPem) this.wrapped = { publicPem, ciphertext: this.wrap(publicPem) };
    return { ciphertext: this.wrapped.ciphertext, data: encryptText(JSON.stringify(value), this.sessionKey) };
  }

  /**
   * Returns the text of an encrypted answer.
   * @throws Error for an answer to another client
   */
  decrypt(data: string): string {
    return decryptText(data, this.sessionKey);
  }

  private wrap(publicPem: string): string {
    const message = Buffer.from(JSON.stringify(this.texts));
    return publicEncrypt({ key: publicPem, padding: constants.RSA_PKCS1_PADDING }, message).toString('base64');
  }
}
