import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new bearer token: 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of a secret: SHA-256, base64url. Right for random secrets only, never for passwords. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
