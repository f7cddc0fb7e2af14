import JSEncrypt from 'jsencrypt';
import { fixedIv } from './aes';
import { ensureEntropy, takeBytes } from './random';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Bytes that PKCS#1 padding may ask for: the modulus, with room for the zero bytes that it throws away. */
const paddingBytes = 512;

/** A session key and its wrapping for one public key. */
export interface SessionKey {
  /** 16 characters, 6 bits of randomness each. */
  key: string;
  /** base64 of RSA PKCS#1 v1.5 over `{"key","iv"}`. */
  ciphertext: string;
  publicKey: string;
}

/**
 * Makes a session key and wraps it with the server's public key (PEM).
 * @throws Error when the PEM is not a key
 */
export async function createSessionKey(publicKey: string): Promise<SessionKey> {
  await ensureEntropy(paddingBytes + 16);
  const key = Array.from(takeBytes(16), (byte) => alphabet.charAt(byte & 63)).join('');
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const ciphertext = rsa.encrypt(JSON.stringify({ key, iv: fixedIv }));
  if (!ciphertext) throw new Error('the public key is not usable');
  return { key, ciphertext, publicKey };
}
