import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { answerInvitation, invitationsFor } from './invitation.service';
import { applicationsOf, applyToTeam, cancelApplication } from './joinTeam.service';
import { getTeamByLink, searchTeams } from './teamSearch.service';

export function joinTeamRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handle(app, 'GET /api/front/joinTeam/search', ({ input, user }) => searchTeams(db, user, input.q, nowMs()));
  handle(app, 'GET /api/front/joinTeam/company', ({ input, user }) => getTeamByLink(db, user, input, nowMs()));
  handle(app, 'POST /api/front/joinTeam/apply', ({ input, user }) => applyToTeam(db, user, input, nowMs()));
  handle(app, 'POST /api/front/joinTeam/cancel', async ({ input, user }) => {
    await cancelApplication(db, user, input.id, nowMs());
    return null;
  });
  handle(app, 'GET /api/front/joinTeam/mine', async ({ user }) => ({
    applications: await applicationsOf(db, user.id),
    invitations: await invitationsFor(db, user, nowMs())
  }));
  handle(app, 'POST /api/front/joinTeam/answerInvitation', async ({ input, user }) => {
    await answerInvitation(db, user, input, nowMs());
    return null;
  });
}
