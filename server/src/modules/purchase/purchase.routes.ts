import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { handleShared } from '../../http/sharedEndpoint';
import { getPurchaseDetail } from './detail.service';
import { copyPurchase, savePurchaseDraft } from './draft.service';
import { listFavouritePurchases, setPurchaseFavourite } from './engagement.service';
import { inviteCompanies, listInvitableSuppliers } from './invitation.service';
import { countOwnPurchases, getOwnPurchase, listOwnPurchases } from './own.service';
import { actOnPurchase, archivePurchase } from './ownerAction.service';
import { listPurchasesForReview, reviewPurchase } from './review.service';
import { submitPurchase } from './submission.service';

export function purchaseRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handleShared(app, 'GET /api/front/purchase/detail', {
    answer: ({ user, input }) => getPurchaseDetail(db, user, input.id, nowMs())
  });

  handle(app, 'POST /api/front/purchase/favourite', ({ user, input }) =>
    setPurchaseFavourite(db, user, input, nowMs())
  );

  handle(app, 'GET /api/front/purchase/favourites', ({ user, input }) => listFavouritePurchases(db, user, input));

  handle(app, 'GET /api/front/purchase/mine', ({ user, input }) => listOwnPurchases(db, user, input, nowMs()));

  handle(app, 'GET /api/front/purchase/mineCounts', ({ user }) => countOwnPurchases(db, user));

  handle(app, 'POST /api/front/purchase/own', ({ user, input }) => getOwnPurchase(db, user, input.id, nowMs()));

  handle(app, 'POST /api/front/purchase/saveDraft', ({ user, input }) => savePurchaseDraft(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/purchase/submit', ({ user, input }) => submitPurchase(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/purchase/act', ({ user, input }) => actOnPurchase(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/purchase/archive', ({ user, input }) => archivePurchase(db, user, input, nowMs()));

  handle(app, 'POST /api/front/purchase/copy', ({ user, input }) => copyPurchase(db, user, input, nowMs()));

  handle(app, 'GET /api/front/purchase/suppliers', ({ user, input }) =>
    listInvitableSuppliers(db, user, input.id, nowMs())
  );

  handle(app, 'POST /api/front/purchase/invite', ({ user, input }) => inviteCompanies(db, user, input, nowMs()));

  handle(app, 'GET /api/operator/purchase/list', ({ input }) => listPurchasesForReview(db, input.status));

  handle(app, 'POST /api/operator/purchase/review/{id}', ({ params, input }) =>
    reviewPurchase(db, params.id, input, nowMs())
  );
}
