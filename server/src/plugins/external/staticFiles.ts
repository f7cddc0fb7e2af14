import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings';

/** `reply.sendFile(name, folder)`, which prefers a `.br` or `.gz` file that lies beside the asked one. */
export async function staticFiles(app: FastifyInstance, settings: Settings): Promise<void> {
  // The plugin wants a folder that exists; a forgotten `folder` must not open anything that is not public.
  const root = path.join(settings.dataDir, 'uploads');
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, { serve: false, root, preCompressed: true });
}
