import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what must not be readable in a copy of the database: AES-256-GCM with a key of the server's secret.
 * `context` (the id of the record) is authenticated, so that an encrypted value moved to another record cannot be
 * decrypted.
 */
export class Vault {
  /** @param key 32 bytes, see `ServerSecret.keyFor` */
  constructor(private readonly key: Buffer) {}

  seal(plain: Buffer, context: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  }

  /**
   * Decrypts a value.
   * @throws Error when it was encrypted with another key or for another record, or was changed
   */
  open(sealed: Buffer, context: string): Buffer {
    const tagEnd = IV_BYTES + TAG_BYTES;
    const decipher = createDecipheriv(ALGORITHM, this.key, sealed.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(IV_BYTES, tagEnd));
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
  }
}
