import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Returns the token of the Authorization header, if it has the format of ours. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Returns whether a token is the expected one. Digests are compared, so that the time reveals neither the first wrong
 * character nor the length.
 */
export function isSameToken(token: string | undefined, expected: string): boolean {
  return token !== undefined && timingSafeEqual(digest(token), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
