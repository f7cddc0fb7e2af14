import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPrivateFile, makePrivateFolder } from './privateFile';

/**
 * Makes digests that a copy of the database alone cannot reverse: for short secrets such as a 6-digit code, of which
 * anybody could try all. It has a file of its own, because the RSA pair may rotate while a code is on its way.
 */
export class ServerSecret {
  private constructor(private readonly key: Buffer) {}

  static async open(folder: string): Promise<ServerSecret> {
    await makePrivateFolder(folder);
    const file = path.join(folder, 'server-secret');
    await createPrivateFile(file, () => Promise.resolve(randomBytes(32).toString('base64')));
    return new ServerSecret(Buffer.from(await readFile(file, 'utf8'), 'base64'));
  }

  /** HMAC-SHA-256, base64url. */
  digest(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }

  /** A key of 32 bytes for one purpose (HKDF-SHA-256): what leaks of one tells nothing of another. */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', purpose, 32));
  }
}
