import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { approveQuote, listReviews, rejectQuote } from './review.service';
import { importSheet } from './sheetImport.service';
import { getQuoteRecord, withdrawPublishedQuote } from './withdrawal.service';

export function quoteRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'POST /api/operator/market/import', ({ input, file }) =>
    importSheet(db, { bytes: file, operator: input.operator, isStrict: input.strict ?? false }, now())
  );

  handle(app, 'GET /api/operator/market/reviews', ({ input }) => listReviews(db, input));

  handle(app, 'POST /api/operator/market/review/approve', async ({ input }) => {
    await approveQuote(db, { ...input, nowMs: now().getTime() });
    return null;
  });

  handle(app, 'POST /api/operator/market/review/reject', async ({ input }) => {
    await rejectQuote(db, { ...input, nowMs: now().getTime() });
    return null;
  });

  handle(app, 'POST /api/operator/market/withdraw', async ({ input }) => {
    await withdrawPublishedQuote(db, { ...input, nowMs: now().getTime() });
    return null;
  });

  handle(app, 'GET /api/operator/market/quote', ({ input }) => getQuoteRecord(db, input));
}
