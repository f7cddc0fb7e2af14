import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../deps';

/** `/healthz`: the process responds. `/readyz`: it has its database and is not stopping, so it can take traffic. */
export function health(app: FastifyInstance, { db }: Deps): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok', app: 'xiangshi' }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
