import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a bearer token is the operator's. Digests are compared, so that the time tells neither the place of the first
 * wrong character nor the length. Without OPERATOR_TOKEN there is no operator.
 */
export function isOperatorToken(token: string | undefined, operatorToken: string | undefined): boolean {
  if (token === undefined || operatorToken === undefined) return false;
  return timingSafeEqual(digest(token), digest(operatorToken));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
