import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { changeAlert, createAlert, listAlerts, removeAlert } from './priceAlert.service';

export function priceAlertRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/market/alerts', ({ input, user }) => listAlerts(db, user, input.lineId));

  handle(app, 'POST /api/front/market/alert', ({ input, user }) => createAlert(db, user, input, now().getTime()));

  handle(app, 'POST /api/front/market/alert/{id}', ({ input, params, user }) =>
    changeAlert(db, user, params.id, input.rule)
  );

  handle(app, 'DELETE /api/front/market/alert/{id}', async ({ params, user }) => {
    await removeAlert(db, user, params.id);
    return null;
  });
}
