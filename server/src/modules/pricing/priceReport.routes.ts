import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getNewestReport, reportPrice } from './priceReport.service';

export function priceReportRoutes(app: FastifyInstance, { db, now, files }: Deps): void {
  handle(app, 'GET /api/front/market/report', ({ input, user }) => getNewestReport(db, user, input.lineId));

  handle(app, 'POST /api/front/market/report', ({ input, user }) =>
    reportPrice({ db, files }, user, input, now().getTime())
  );
}
