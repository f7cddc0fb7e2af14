import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { uploadImage } from './upload.service';

export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, 'POST /api/front/upload/image', ({ user, file }) =>
    uploadImage(deps, user.id, file, deps.now().getTime())
  );
}
