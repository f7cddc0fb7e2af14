import { Type, type Static } from '@sinclair/typebox';

/**
 * What a secure call sends in place of its body.
 * `data`: base64 of AES-128-CBC/PKCS7 over the UTF-8 JSON of the body.
 * `ciphertext`: base64 of RSA PKCS#1 v1.5 over `{"key":"<16 characters>","iv":"<16 characters>"}`.
 */
export const SecureBody = Type.Object(
  { data: Type.String({ maxLength: 1_400_000 }), ciphertext: Type.String({ maxLength: 1024 }) },
  { additionalProperties: false }
);
export type SecureBody = Static<typeof SecureBody>;

export const PublicKey = Type.Object({ publicKey: Type.String() });

export const encryptCalls = {
  /** The RSA public key (PEM, SPKI) that secure calls wrap their session key with. */
  'POST /api/front/encryptController/getEncryptPubkey': { data: PublicKey },
  /** Entries that this client must not show, such as `vcardPay` in a review build. */
  'POST /api/front/encryptController/getAppTypeHiddenList': { data: Type.Array(Type.String()) }
} as const;
