import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { RecentVisits } from '../../http/recentVisits';
import { handleShared } from '../../http/sharedEndpoint';
import { visitorKeyOf } from '../../http/visitorKey';
import { getContact, getDefaultContact } from './contact.service';
import { countVisit, getSupplyDetail } from './detail.service';
import { copySupply, saveSupplyDraft } from './draft.service';
import { listFavouriteSupplies, recordShareVisit, setSupplyFavourite } from './engagement.service';
import { countOwnSupplies, getOwnSupply, listOwnSupplies } from './own.service';
import { actOnSupply } from './ownerAction.service';
import { listSuppliesForReview, reviewSupply } from './review.service';
import { changeTerms, submitSupply } from './submission.service';

export function supplyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, secret } = deps;
  const nowMs = () => deps.now().getTime();
  const visits = new RecentVisits();

  handleShared(app, 'GET /api/front/supply/detail', {
    answer: ({ input, user }) => getSupplyDetail(deps, input.id, user, nowMs()),
    countVisit: (input, request) =>
      countVisit(db, visits, { supplyId: input.id, viewerKey: visitorKeyOf(secret, request), nowMs: nowMs() })
  });

  handle(app, 'POST /api/front/supply/contact', ({ input, user }) => getContact(db, user, input.id, nowMs()));

  handle(app, 'POST /api/front/supply/shareVisit', async ({ input, user, request }) => {
    await recordShareVisit(db, input.id, user?.id ?? visitorKeyOf(secret, request), nowMs());
    return null;
  });

  handle(app, 'POST /api/front/supply/favourite', ({ input, user }) => setSupplyFavourite(db, user, input, nowMs()));

  handle(app, 'GET /api/front/supply/favourites', ({ input, user }) => listFavouriteSupplies(db, user, input));

  handle(app, 'GET /api/front/supply/mine', ({ input, user }) => listOwnSupplies(db, user, input, nowMs()));

  handle(app, 'GET /api/front/supply/mineCounts', ({ user }) => countOwnSupplies(db, user));

  handle(app, 'POST /api/front/supply/own', ({ input, user }) => getOwnSupply(deps, user, input.id, nowMs()));

  handle(app, 'POST /api/front/supply/ownContact', ({ user }) => getDefaultContact(db, user.id));

  handle(app, 'POST /api/front/supply/saveDraft', ({ input, user }) => saveSupplyDraft(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/supply/submit', ({ input, user }) => submitSupply(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/supply/changeTerms', ({ input, user }) => changeTerms(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/supply/act', ({ input, user }) => actOnSupply(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/supply/copy', ({ input, user }) => copySupply(db, user, input, nowMs()));

  handle(app, 'GET /api/operator/supply/list', ({ input }) => listSuppliesForReview(deps, input.status));

  handle(app, 'POST /api/operator/supply/review/{id}', ({ input, params }) =>
    reviewSupply(deps, params.id, input, nowMs())
  );
}
