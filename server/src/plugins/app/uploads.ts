import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';

const YEAR_SEC = 365 * 24 * 60 * 60;

/** Pictures, videos and papers that members uploaded. A name is never used twice, so clients keep them for ever. */
export function uploads(app: FastifyInstance, { settings }: Deps): void {
  const folder = path.join(settings.dataDir, 'uploads');
  app.get<{ Params: { name: string } }>('/uploads/:name', { schema: { hide: true } }, (request, reply) => {
    // A paper is opened by a reader of its own.
    if (request.params.name.endsWith('.pdf')) void reply.header('content-disposition', 'attachment');
    return (
      reply
        .header('cache-control', `public, max-age=${YEAR_SEC}, immutable`)
        // Nothing in a picture may run, should somebody ever manage to store something else.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .sendFile(request.params.name, folder, { cacheControl: false })
    );
  });
}
