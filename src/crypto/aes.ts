import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';

/** The specification fixes the IV; a fresh session key for each session keeps equal texts apart. */
export const fixedIv = 'xiangshi-aes-iv1';

/** AES-128-CBC with PKCS7 padding; `key` has 16 characters. Answers base64. */
export function encrypt(text: string, key: string): string {
  return AES.encrypt(Utf8.parse(text), Utf8.parse(key), { iv: Utf8.parse(fixedIv) }).toString();
}

/**
 * The inverse of `encrypt`.
 * @throws Error when the key or the text is wrong
 */
export function decrypt(base64: string, key: string): string {
  const text = AES.decrypt(base64, Utf8.parse(key), { iv: Utf8.parse(fixedIv) }).toString(Utf8);
  if (!text) throw new Error('the answer cannot be decrypted');
  return text;
}
