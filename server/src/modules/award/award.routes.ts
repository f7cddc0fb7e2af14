import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getAward } from './award.service';
import { saveAward, saveCandidates } from './awardAdmin.service';
import { vote } from './vote.service';
import { disqualifyCandidate, getVoteAudit, publishHonors, voidVotesOf } from './voteAudit.service';

export function awardRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handle(app, 'POST /api/front/spiceExpo/getExpoHonorList', ({ input, user }) => getAward(db, input, user, nowMs()));
  handle(app, 'POST /api/front/expo/vote', ({ input, user, request }) =>
    vote(deps, input, { member: user, address: request.ip }, nowMs())
  );

  handle(app, 'POST /api/operator/expo/saveAward', async ({ input: { award, operator } }) => ({
    awardId: await db.transaction().execute((tx) => saveAward(tx, award, operator, nowMs()))
  }));
  handle(app, 'POST /api/operator/expo/saveCandidates', async ({ input: { operator, ...input } }) => ({
    saved: await db.transaction().execute((tx) => saveCandidates(tx, input, operator, nowMs()))
  }));
  handle(app, 'POST /api/operator/expo/disqualifyCandidate', async ({ input }) => {
    await disqualifyCandidate(db, input, nowMs());
    return null;
  });
  handle(app, 'POST /api/operator/expo/voidVotes', async ({ input: { operator, reason, ...filter } }) => ({
    voided: await voidVotesOf(db, filter, { operator, reason }, nowMs())
  }));
  handle(app, 'POST /api/operator/expo/publishHonors', async ({ input: { awardId, operator } }) => {
    await publishHonors(db, awardId, operator, nowMs());
    return null;
  });
  handle(app, 'POST /api/operator/expo/getVoteAudit', ({ input }) => getVoteAudit(db, input));
}
