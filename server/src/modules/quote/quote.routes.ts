import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { approve, listReviews, reject } from './review.service';
import { importSheet } from './sheetImport.service';
import { readRecord, withdraw } from './withdrawal.service';

export function quoteRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'POST /api/operator/market/import', ({ input, file }) =>
    importSheet(db, { bytes: file, operator: input.operator, isStrict: input.strict ?? false }, now())
  );

  handle(app, 'GET /api/operator/market/reviews', ({ input }) => listReviews(db, input));

  handle(app, 'POST /api/operator/market/review/approve', async ({ input }) => {
    await approve(db, { ...input, nowMs: now().getTime() });
    return null;
  });

  handle(app, 'POST /api/operator/market/review/reject', async ({ input }) => {
    await reject(db, { ...input, nowMs: now().getTime() });
    return null;
  });

  handle(app, 'POST /api/operator/market/withdraw', async ({ input }) => {
    await withdraw(db, { ...input, nowMs: now().getTime() });
    return null;
  });

  handle(app, 'GET /api/operator/market/quote', ({ input }) => readRecord(db, input));
}
