import type { FastifyRequest } from 'fastify';

/** The token of the Authorization header, if there is one that could be ours. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}
