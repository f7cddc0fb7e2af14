import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { uploadDocument } from './document.service';
import { beginUpload, finishParts, readUpload, storePart } from './part.service';
import { previewPrivateImage, readPrivateImage, uploadPrivateImage } from './privateImage.service';
import { uploadAvatar, uploadImage, uploadOperatorImage } from './upload.service';
import { listPendingVideos, reviewVideo, uploadVideo } from './video.service';

export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, 'POST /api/front/upload/image', ({ user, file }) =>
    uploadImage(deps, user.id, file, deps.now().getTime())
  );

  handle(app, 'POST /api/front/upload/avatar', ({ user, file }) =>
    uploadAvatar(deps, user.id, file, deps.now().getTime())
  );

  handle(app, 'POST /api/front/upload/video', ({ user, file }) =>
    uploadVideo(deps, user.id, file, deps.now().getTime())
  );

  handle(app, 'POST /api/front/upload/document', ({ user, file }) =>
    uploadDocument(deps, user.id, file, deps.now().getTime())
  );

  handle(app, 'POST /api/front/upload/parts/begin', ({ user, input }) =>
    beginUpload(deps.db, user.id, input, deps.now().getTime())
  );

  handle(app, 'GET /api/front/upload/parts/{id}', ({ user, params }) => readUpload(deps.db, user.id, params.id));

  handle(app, 'POST /api/front/upload/parts/{id}', ({ user, params, input, file }) =>
    storePart(deps.db, user.id, { id: params.id, index: input.index, bytes: file }, deps.now().getTime())
  );

  handle(app, 'POST /api/front/upload/parts/{id}/finish', ({ user, params }) => finishParts(deps, user.id, params.id));

  handle(app, 'GET /api/operator/upload/videos', () => listPendingVideos(deps));

  handle(app, 'POST /api/operator/upload/video/{id}', async ({ params, input }) => {
    await reviewVideo(deps.db, params.id, input.state);
    return null;
  });

  handle(app, 'POST /api/operator/upload/image', ({ file }) => uploadOperatorImage(deps, file, deps.now().getTime()));

  handle(app, 'POST /api/front/upload/privateImage', ({ input, user, file }) =>
    uploadPrivateImage(deps, user.id, { purpose: input.purpose, upload: file }, deps.now().getTime())
  );

  handle(app, 'GET /api/front/upload/privateImage/{id}', ({ user, params }) =>
    previewPrivateImage(deps, user.id, params.id)
  );

  handle(app, 'GET /api/operator/upload/privateImage/{id}', ({ params }) => readPrivateImage(deps, params.id));
}
