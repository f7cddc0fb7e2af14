import { type Static, Type } from '@sinclair/typebox';

/**
 * Body of a secure call, replacing the plain one.
 * - `data`: base64 of AES-128-CBC/PKCS7 over the UTF-8 JSON of the body.
 * - `ciphertext`: base64 of RSA PKCS#1 v1.5 over `{"key":"<16 characters>","iv":"<16 characters>"}`.
 */
export const SecureBody = Type.Object(
  { data: Type.String({ maxLength: 1_400_000 }), ciphertext: Type.String({ maxLength: 1024 }) },
  { additionalProperties: false }
);
export type SecureBody = Static<typeof SecureBody>;

export const PublicKey = Type.Object({ publicKey: Type.String() });

export const encryptCalls = {
  /** Returns the RSA public key (PEM, SPKI) with which secure calls encrypt their session key. */
  'POST /api/front/encryptController/getEncryptPubkey': { data: PublicKey },
  /** Returns the entries that this client must hide, such as `vcardPay` in a review build. */
  'POST /api/front/encryptController/getAppTypeHiddenList': { data: Type.Array(Type.String()) }
} as const;
