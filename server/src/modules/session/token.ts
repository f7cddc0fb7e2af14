import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Returns a new bearer token: 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * Returns the digest of a secret for the database: SHA-256, base64url. For random secrets only, never for passwords.
 */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
