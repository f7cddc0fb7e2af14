import { isUtf8 } from 'node:buffer';
import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { SessionKey } from '../../http/ports';

const ALGORITHM = 'aes-128-cbc';

/** Returns Base64 of AES-128-CBC with PKCS#7 padding over the UTF-8 text. */
export function encryptText(text: string, { key, iv }: SessionKey): string {
  const cipher = createCipheriv(ALGORITHM, key, iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/**
 * Reverses `encryptText`.
 * @throws Error when the length, the padding or the UTF-8 is invalid
 */
export function decryptText(base64: string, { key, iv }: SessionKey): string {
  const decipher = createDecipheriv(ALGORITHM, key, iv);
  const bytes = Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]);
  if (!isUtf8(bytes)) throw new Error('the text is not UTF-8');
  return bytes.toString('utf8');
}
