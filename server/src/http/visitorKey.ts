import type { FastifyRequest } from 'fastify';
import type { ServerSecret } from '../modules/secureChannel/serverSecret';

/** As many visitors of one address are told apart by what they read with: a family, a few of an office. */
const VISITORS_PER_IP = 4;

/**
 * Who a visitor is for a count of readers: of them only a digest is kept, which says nothing about the address. What a
 * client says that it is tells a few apart and no more, for it can say something else each time.
 */
export function visitorKeyOf(secret: ServerSecret, { ip, headers }: FastifyRequest): string {
  const client = Buffer.from(secret.digest(`client:${headers['user-agent'] ?? ''}`), 'base64url');
  return secret.digest(`${ip} ${(client[0] ?? 0) % VISITORS_PER_IP}`);
}
