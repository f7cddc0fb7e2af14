import { constants, createDecipheriv, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto';

/** Key pair of one test run. */
export interface TestKeys {
  /** PEM-encoded SPKI. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Creates an RSA key pair of 1024 bits: fast, and sufficient for tests. */
export function createTestKeys(): TestKeys {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  return { publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(), privateKey };
}

/**
 * Decrypts the body of a secure call. Removes the padding manually, because Node rejects PKCS#1 v1.5 decryption since
 * CVE-2023-46809.
 */
export function decryptSecureBody(
  { data, ciphertext }: { data: string; ciphertext: string },
  privateKey: KeyObject
): { input: unknown; key: string; iv: string } {
  const padded = privateDecrypt(
    { key: privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(ciphertext, 'base64')
  );
  const { key, iv } = JSON.parse(padded.subarray(padded.indexOf(0, 2) + 1).toString('utf8')) as {
    key: string;
    iv: string;
  };
  const decipher = createDecipheriv('aes-128-cbc', Buffer.from(key), Buffer.from(iv));
  const json = Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]).toString('utf8');
  return { input: JSON.parse(json) as unknown, key, iv };
}
