import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { clearFootprints, importGuestFootprints, listFootprints } from './footprint.service';

export function footprintRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/member/footprint/list', ({ input, user }) => listFootprints(db, user, input, now().getTime()));

  handle(app, 'POST /api/member/footprint/bring', async ({ input, user }) => {
    await importGuestFootprints(db, user, input.visits, now().getTime());
    return null;
  });

  handle(app, 'POST /api/member/footprint/clear', async ({ user }) => {
    await clearFootprints(db, user);
    return null;
  });
}
