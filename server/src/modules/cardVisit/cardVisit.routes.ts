import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import type { Member } from '../../http/ports';
import { type CardVisitor, recordDwell, recordShare, recordVisit } from './cardVisit.service';
import { getRadarSummary, listVisitors } from './radar.service';

export function cardVisitRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, secret, now } = deps;
  const nowMs = () => now().getTime();

  /** Two digests keep the id of a client and that of a user apart: a client may send any id. */
  function visitorOf(user: Member | null, request: FastifyRequest, visitorId: string | undefined): CardVisitor {
    if (user !== null) return { userId: user.id, key: user.id, addressKey: null };
    return {
      userId: null,
      key: visitorId === undefined ? null : secret.digest(`visitor ${visitorId}`),
      addressKey: secret.digest(`address ${request.ip}`)
    };
  }

  handle(app, 'POST /api/vcard/dataCollection/add', async ({ input, user, request }) => {
    await recordVisit(deps, input, visitorOf(user, request, input.visitorId), nowMs());
    return null;
  });
  handle(app, 'POST /api/vcard/dataCollection/dwell', async ({ input, user }) => {
    await recordDwell(db, input, user?.id ?? null);
    return null;
  });
  handle(app, 'POST /api/vcard/dataCollection/share', async ({ input, user, request }) => {
    await recordShare(deps, input, visitorOf(user, request, input.visitorId), nowMs());
    return null;
  });
  handle(app, 'POST /api/vcard/radar/summary', ({ input, user }) => getRadarSummary(db, user, input.cardId, nowMs()));
  handle(app, 'POST /api/vcard/radar/visitors', ({ input, user }) => listVisitors(db, user, input, nowMs()));
}
