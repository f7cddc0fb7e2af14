import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { IMMUTABLE_FILE } from './immutableFile';

/** Serves pictures, videos and documents of members. A name is never reused, so clients cache them for ever. */
export function uploads(app: FastifyInstance, { settings }: Deps): void {
  const folder = path.join(settings.dataDir, 'uploads');
  app.get<{ Params: { name: string } }>('/uploads/:name', { schema: { hide: true } }, (request, reply) => {
    // A PDF opens in a viewer of its own.
    if (request.params.name.endsWith('.pdf')) void reply.header('content-disposition', 'attachment');
    return (
      reply
        .header('cache-control', IMMUTABLE_FILE)
        // No script in a file may run, even if an attacker manages to store one.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .sendFile(request.params.name, folder, { cacheControl: false })
    );
  });
}
