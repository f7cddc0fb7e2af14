import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { createCard, getOwnCards, setDefaultCard, updateCard } from './card.service';
import { getCardCode, renewCardCode } from './cardCode.service';
import { listCompanyCards } from './companyCards.service';
import { restoreCard, withdrawCard } from './withdrawal.service';

export function cardRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const nowMs = () => now().getTime();

  handle(app, 'POST /api/vcard/card/mine', ({ user }) => getOwnCards(deps, user, nowMs()));
  handle(app, 'POST /api/vcard/card/create', ({ input, user }) => createCard(deps, user, input, nowMs()));
  handle(app, 'POST /api/vcard/card/update', ({ input, user }) => updateCard(deps, user, input, nowMs()));
  handle(app, 'POST /api/vcard/card/setDefault/{id}', async ({ params, user }) => {
    await setDefaultCard(db, user, params.id);
    return null;
  });
  handle(app, 'POST /api/vcard/card/withdraw/{id}', async ({ params, user }) => {
    await withdrawCard(db, user, params.id, nowMs());
    return null;
  });
  handle(app, 'POST /api/vcard/card/code/{id}', ({ params, user }) => getCardCode(db, user, params.id, nowMs()));
  handle(app, 'POST /api/vcard/card/renewCode/{id}', ({ params, user }) => renewCardCode(db, user, params.id, nowMs()));
  handle(app, 'GET /api/vcard/card/ofCompany', ({ input, user }) => listCompanyCards(db, user, input));
  handle(app, 'POST /api/vcard/card/restore/{id}', async ({ params, user }) => {
    await restoreCard(db, user, params.id, nowMs());
    return null;
  });
}
