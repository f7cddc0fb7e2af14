import { createDecipheriv, createHmac, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import { MINUTE_MS, SECOND_MS } from '@rules/duration';

/** Older messages, and those of a clock ahead of ours, may be replayed ones. */
const MAX_AGE_MS = 5 * MINUTE_MS;
const TAG_BYTES = 16;

/** Key with which WeChat Pay signs its answers and notifications. */
export interface PlatformKey {
  /** Id of the key, or serial number of the certificate, as the header `Wechatpay-Serial` names it. */
  id: string;
  publicKey: KeyObject;
}

/** Keys with which WeChat Pay signs. */
export interface PlatformKeys {
  platformKey: PlatformKey;
  /** The key or certificate before, with which it signs as well while it changes to `platformKey`. */
  earlierKey?: PlatformKey;
}

/** Signature headers of an answer or a notification of WeChat Pay. */
export interface SignatureHeaders {
  /** Seconds. */
  timestamp: string;
  nonce: string;
  serial: string;
  /** Base64. */
  signature: string;
}

/** Encrypted part of a notification. */
export interface EncryptedResource {
  ciphertext: string;
  nonce: string;
  associated_data?: string;
}

/** Reason why a signature does not hold. */
export type SignatureProblem = 'serial' | 'timestamp' | 'signature';

/** Returns SHA-256 with RSA over a text, base64. */
export function signText(text: string, privateKey: KeyObject): string {
  return sign('sha256', Buffer.from(text), privateKey).toString('base64');
}

/** Returns whether a base64 signature is that of the text. */
export function isSignatureOf(text: string, signature: string, publicKey: KeyObject): boolean {
  return verify('sha256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
}

/** Joins the parts that are signed: each ends with a line break. */
export const signedText = (...parts: string[]): string => parts.map((part) => `${part}\n`).join('');

/** Returns why an answer or a notification of WeChat Pay is not to be trusted; undefined for an authentic one. */
export function findSignatureProblem(
  { timestamp, nonce, serial, signature }: SignatureHeaders,
  body: string,
  { platformKey, earlierKey }: PlatformKeys,
  nowMs: number
): SignatureProblem | undefined {
  const key = [platformKey, earlierKey].find((known) => known?.id === serial);
  if (key === undefined) return 'serial';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowMs - Number(timestamp) * SECOND_MS) > MAX_AGE_MS) return 'timestamp';
  return isSignatureOf(signedText(timestamp, nonce, body), signature, key.publicKey) ? undefined : 'signature';
}

/**
 * Decrypts a resource (AEAD_AES_256_GCM).
 * @param apiKey the merchant's APIv3 key of 32 characters
 * @throws Error for a resource of another key, and for a changed one
 */
export function decryptResource(resource: EncryptedResource, apiKey: string): string {
  const sealed = Buffer.from(resource.ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(resource.nonce));
  decipher.setAAD(Buffer.from(resource.associated_data ?? ''));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** Returns HMAC-SHA-256 of a text, hexadecimal, as virtual payment signs. */
export function hmacHex(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Returns a random text of 32 characters. */
export function newNonce(): string {
  return randomBytes(16).toString('hex');
}
