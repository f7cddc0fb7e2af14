import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import type { Member } from '../../http/ports';
import { visitorKeyOf } from '../../http/visitorKey';
import { type CardVisitor, recordDwell, recordShare, recordVisit, setAnonymous } from './cardVisit.service';
import { getRadarSummary, listVisitors } from './radar.service';

export function cardVisitRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, secret, now } = deps;
  const nowMs = () => now().getTime();
  const visitorOf = (user: Member | null, request: FastifyRequest): CardVisitor => ({
    userId: user?.id ?? null,
    key: user?.id ?? visitorKeyOf(secret, request)
  });

  handle(app, 'POST /api/vcard/dataCollection/add', async ({ input, user, request }) => {
    await recordVisit(deps, input, visitorOf(user, request), nowMs());
    return null;
  });
  handle(app, 'POST /api/vcard/dataCollection/dwell', async ({ input, user }) => {
    await recordDwell(db, input, user?.id ?? null);
    return null;
  });
  handle(app, 'POST /api/vcard/dataCollection/share', async ({ input, user, request }) => {
    await recordShare(db, input.cardId, visitorOf(user, request), nowMs());
    return null;
  });
  handle(app, 'POST /api/vcard/radar/summary', ({ input, user }) => getRadarSummary(db, user, input.cardId, nowMs()));
  handle(app, 'POST /api/vcard/radar/visitors', ({ input, user }) => listVisitors(db, user, input, nowMs()));
  handle(app, 'POST /api/vcard/radar/setAnonymous', async ({ input, user }) => {
    await setAnonymous(db, user.id, input.isAnonymous, nowMs());
    return null;
  });
}
