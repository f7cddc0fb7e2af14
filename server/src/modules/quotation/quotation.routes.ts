import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { acceptQuotation } from './acceptance.service';
import { retractCounterOffer, submitCounterOffer } from './counterOffer.service';
import { rejectQuotation, scoreDeal, shortlistQuotation, withdrawQuotation } from './decision.service';
import { editQuotation } from './editing.service';
import { getFormDefaults } from './formDefaults.service';
import { countQuotations, listQuotations } from './list.service';
import { agreeToOffer, declineOffer } from './offerAgreement.service';
import { compareQuotations, getQuotationDetail } from './queries.service';
import { saveQuotationDraft, submitQuotation } from './submission.service';

export function quotationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handle(app, 'GET /api/front/quotation/prepare', ({ user, input }) =>
    getFormDefaults(db, user, input.purchaseId, nowMs())
  );

  handle(app, 'POST /api/front/quotation/saveDraft', async ({ user, input }) => {
    return { draftVersion: await saveQuotationDraft(db, user, input, nowMs()) };
  });

  handle(app, 'POST /api/front/quotation/create', ({ user, input }) => submitQuotation(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/quotation/edit', ({ user, input }) => editQuotation(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/quotation/detail', ({ user, input }) => getQuotationDetail(db, user, input.id, nowMs()));

  handle(app, 'POST /api/front/quotation/compare', ({ user, input }) =>
    compareQuotations(db, user, input.purchaseId, nowMs())
  );

  handle(app, 'POST /api/front/quotation/withdraw', ({ user, input }) => withdrawQuotation(db, user, input, nowMs()));

  handle(app, 'POST /api/front/quotation/shortlist', ({ user, input }) => shortlistQuotation(db, user, input, nowMs()));

  handle(app, 'POST /api/front/quotation/counter', ({ user, input }) => submitCounterOffer(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/quotation/agree', ({ user, input }) => agreeToOffer(db, user, input, nowMs()));

  handle(app, 'POST /api/front/quotation/decline', ({ user, input }) => declineOffer(db, user, input, nowMs()));

  handle(app, 'POST /api/front/quotation/retract', ({ user, input }) => retractCounterOffer(db, user, input, nowMs()));

  handle(app, 'POST /api/front/quotation/accept', ({ user, input }) => acceptQuotation(db, user, input, nowMs()));

  handle(app, 'POST /api/front/quotation/reject', ({ user, input }) => rejectQuotation(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/quotation/score', ({ user, input }) => scoreDeal(deps, user, input, nowMs()));

  handle(app, 'GET /api/front/quotation/list', ({ user, input }) => listQuotations(db, user, input, nowMs()));

  handle(app, 'GET /api/front/quotation/counts', ({ user, input }) => countQuotations(db, user, input.side));
}
