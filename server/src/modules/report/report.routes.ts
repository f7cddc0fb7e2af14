import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { createReport } from './report.service';

export function reportRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'POST /api/front/report/create', async ({ input, user }) => {
    await createReport(db, user, input, now().getTime());
    return null;
  });
}
