import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { visitorKeyOf } from '../../http/visitorKey';
import { hasExchanged } from '../exchange/exchange.service';
import { actOnSupply } from './action.service';
import { ownContact, readContact, type HasExchanged } from './contact.service';
import { supplyDetail } from './detail.service';
import { favouriteSupply, listFavouriteSupplies } from './favourite.service';
import { countMine, listOwn, readOwn } from './mine.service';
import { listForReview, reviewSupply } from './review.service';
import { noteShareVisit } from './share.service';
import { changeTerms, submit } from './submission.service';
import { copySupply, saveDraft } from './writing.service';

export function supplyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, secret } = deps;
  const nowMs = () => deps.now().getTime();
  const exchanged: HasExchanged = (userId, otherId) => hasExchanged(db, userId, otherId);

  handle(app, 'GET /api/front/supply/detail', ({ input, user, request }) =>
    supplyDetail(
      deps,
      input.id,
      { member: user, key: user?.id ?? visitorKeyOf(secret, request), nowMs: nowMs() },
      exchanged
    )
  );

  handle(app, 'POST /api/front/supply/contact', ({ input, user }) =>
    readContact(db, user, input.id, exchanged, nowMs())
  );

  handle(app, 'POST /api/front/supply/shareVisit', async ({ input, user, request }) => {
    await noteShareVisit(db, input.id, user?.id ?? visitorKeyOf(secret, request), nowMs());
    return null;
  });

  handle(app, 'POST /api/front/supply/favourite', ({ input, user }) => favouriteSupply(db, user, input, nowMs()));

  handle(app, 'GET /api/front/supply/favourites', ({ input, user }) => listFavouriteSupplies(db, user, input));

  handle(app, 'GET /api/front/supply/mine', ({ input, user }) => listOwn(db, user, input, nowMs()));

  handle(app, 'GET /api/front/supply/mineCounts', ({ user }) => countMine(db, user));

  handle(app, 'POST /api/front/supply/own', ({ input, user }) => readOwn(deps, user, input.id, nowMs()));

  handle(app, 'POST /api/front/supply/ownContact', ({ user }) => ownContact(db, user.id));

  handle(app, 'POST /api/front/supply/saveDraft', ({ input, user }) => saveDraft(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/supply/submit', ({ input, user }) => submit(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/supply/changeTerms', ({ input, user }) => changeTerms(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/supply/act', ({ input, user }) => actOnSupply(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/supply/copy', ({ input, user }) => copySupply(deps, user, input, nowMs()));

  handle(app, 'GET /api/operator/supply/list', ({ input }) => listForReview(deps, input.status));

  handle(app, 'POST /api/operator/supply/review/{id}', ({ input, params }) =>
    reviewSupply(deps, params.id, input, nowMs())
  );
}
