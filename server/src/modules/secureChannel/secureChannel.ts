import { constants, createHash, createHmac, type KeyObject, privateDecrypt, randomBytes } from 'node:crypto';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { SecureBody } from '@contract/secure';
import { AppError } from '../../http/appError';
import type { SecureChannel, SessionKey } from '../../http/ports';
import { decryptText, encryptText } from './aes';
import type { KeyRing } from './keyRing';
import { unpad } from './pkcs1';

const KEY_BYTES = 16;
const CACHED_SESSION_KEYS = 10_000;
const isSecureBody = TypeCompiler.Compile(SecureBody);

/** Reason why a body could not be decrypted; for the log only, the client gets one error for all. */
export type CipherFault = 'notASecureBody' | 'encryptedForAnotherKeyOrBroken';

/**
 * Decrypts secure bodies and encrypts responses. A client keeps one session key, and so one `ciphertext`, for its
 * session: decrypted keys are cached by their SHA-256, which saves the RSA operation (nine times the requests a
 * second).
 */
export class RsaSecureChannel implements SecureChannel {
  private readonly sessionKeys = new Map<string, SessionKey>();
  /** Substitutes for malformed blocks derive from it: the same wrong ciphertext always fails in the same way. */
  private readonly rejectionSecret = randomBytes(32);

  constructor(
    private readonly keys: KeyRing,
    private readonly onFault: (fault: CipherFault) => void = () => undefined
  ) {
    keys.onChange(() => this.sessionKeys.clear());
  }

  /** @throws AppError CIPHER for every body that cannot be decrypted; only `onFault` learns why */
  decrypt(body: unknown): { sessionKey: SessionKey; value: unknown } {
    if (!isSecureBody.Check(body)) throw this.refuse('notASecureBody');
    let result = this.tryDecrypt(body, this.keys.current().privateKey);
    // The pair may have been rotated within the second without a check of the file.
    if (result === null && this.keys.recheck()) result = this.tryDecrypt(body, this.keys.current().privateKey);
    if (result === null) throw this.refuse('encryptedForAnotherKeyOrBroken');
    return result;
  }

  encrypt(text: string, sessionKey: SessionKey): string {
    return encryptText(text, sessionKey);
  }

  private tryDecrypt(body: SecureBody, privateKey: KeyObject): { sessionKey: SessionKey; value: unknown } | null {
    const digest = createHash('sha256').update(body.ciphertext).digest('base64');
    const remembered = this.sessionKeys.get(digest);
    const sessionKey = remembered ?? this.unwrap(body.ciphertext, privateKey);
    try {
      const value: unknown = JSON.parse(decryptText(body.data, sessionKey));
      this.remember(digest, sessionKey);
      return { sessionKey, value };
    } catch {
      return null;
    }
  }

  /** Returns the session key in the ciphertext; for a malformed one a key that decrypts nothing. */
  private unwrap(ciphertext: string, privateKey: KeyObject): SessionKey {
    const substitute = this.substituteFor(ciphertext);
    try {
      const block = privateDecrypt(
        { key: privateKey, padding: constants.RSA_NO_PADDING },
        Buffer.from(ciphertext, 'base64')
      );
      return parseSessionKey(unpad(block, substitute)) ?? toSessionKey(substitute);
    } catch {
      return toSessionKey(substitute);
    }
  }

  private substituteFor(ciphertext: string): Buffer {
    return createHmac('sha256', this.rejectionSecret).update(ciphertext).digest();
  }

  private remember(digest: string, sessionKey: SessionKey): void {
    // A Map keeps the order of insertion: inserting an entry again makes it the newest.
    this.sessionKeys.delete(digest);
    this.sessionKeys.set(digest, sessionKey);
    if (this.sessionKeys.size <= CACHED_SESSION_KEYS) return;
    const oldest = this.sessionKeys.keys().next();
    if (!oldest.done) this.sessionKeys.delete(oldest.value);
  }

  private refuse(fault: CipherFault): AppError {
    this.onFault(fault);
    return new AppError('CIPHER');
  }
}

function parseSessionKey(message: Buffer): SessionKey | null {
  try {
    const value = JSON.parse(message.toString('utf8')) as { key?: unknown; iv?: unknown } | null;
    if (typeof value?.key !== 'string' || typeof value.iv !== 'string') return null;
    const sessionKey = { key: Buffer.from(value.key, 'utf8'), iv: Buffer.from(value.iv, 'utf8') };
    return sessionKey.key.length === KEY_BYTES && sessionKey.iv.length === KEY_BYTES ? sessionKey : null;
  } catch {
    return null;
  }
}

function toSessionKey(bytes: Buffer): SessionKey {
  return { key: bytes.subarray(0, KEY_BYTES), iv: bytes.subarray(KEY_BYTES, 2 * KEY_BYTES) };
}
