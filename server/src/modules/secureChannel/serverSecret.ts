import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPrivateFile, makePrivateFolder } from './privateFile';

/**
 * Computes digests that a copy of the database alone cannot reverse: for short secrets such as a 6-digit code, of which
 * all could be tried. It has its own file, because the RSA pair may rotate while a code is in use.
 */
export class ServerSecret {
  private constructor(private readonly key: Buffer) {}

  static async open(folder: string): Promise<ServerSecret> {
    await makePrivateFolder(folder);
    const file = path.join(folder, 'server-secret');
    await createPrivateFile(file, () => Promise.resolve(randomBytes(32).toString('base64')));
    return new ServerSecret(Buffer.from(await readFile(file, 'utf8'), 'base64'));
  }

  /** Returns HMAC-SHA-256, base64url. */
  digest(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }

  /** Returns a key of 32 bytes for one purpose (HKDF-SHA-256): a leaked key reveals nothing about another. */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', purpose, 32));
  }
}
