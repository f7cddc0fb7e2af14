import type { FastifyRequest } from 'fastify';
import type { ServerSecret } from '../modules/secureChannel/serverSecret';

/** Visitors of one address that are counted separately by their user agent: a family, a few of an office. */
const VISITORS_PER_IP = 4;

/**
 * Returns a visitor's key for counts of viewers: a digest that does not reveal the address. The user agent
 * distinguishes a few visitors only, because it can be different in each request.
 */
export function visitorKeyOf(secret: ServerSecret, { ip, headers }: FastifyRequest): string {
  const client = Buffer.from(secret.digest(`client:${headers['user-agent'] ?? ''}`), 'base64url');
  return secret.digest(`${ip} ${(client[0] ?? 0) % VISITORS_PER_IP}`);
}
