import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings';

/** Adds `reply.sendFile(name, folder)`, which prefers a `.br` or `.gz` sibling of the file. */
export async function staticFiles(app: FastifyInstance, settings: Settings): Promise<void> {
  // The plugin needs an existing folder; a missing `folder` argument must not expose a private one.
  const root = path.join(settings.dataDir, 'uploads');
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, { serve: false, root, preCompressed: true });
}
