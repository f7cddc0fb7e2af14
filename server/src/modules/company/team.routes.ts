import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import {
  inviteByMobile,
  listInvitations,
  listJoinRequests,
  renewInviteCode,
  reviewJoinRequest,
  setAutoApprove,
  withdrawInvitation
} from './joinRequest.service';
import { getProof } from './proof.service';
import { dissolveCompany, leaveTeam, listMembers, removeMember, setRole, teamInfo } from './team.service';
import { answerTransfer, requestTransfer, withdrawTransfer } from './transfer.service';

export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();
  const withoutData = async (work: Promise<void>) => {
    await work;
    return null;
  };

  handle(app, 'GET /api/front/team/info', ({ input, user }) => teamInfo(db, user, input.id, nowMs()));
  handle(app, 'GET /api/front/team/members', ({ input, user }) => listMembers(db, user, input));
  handle(app, 'GET /api/front/team/requests', ({ input, user }) => listJoinRequests(db, user, input.id));
  handle(app, 'GET /api/front/team/proof', ({ input, user }) => getProof(deps, user, input));
  handle(app, 'POST /api/front/team/decide', ({ input, user }) =>
    withoutData(reviewJoinRequest(db, user, input, nowMs()))
  );
  handle(app, 'POST /api/front/team/autoApprove', ({ input, user }) => withoutData(setAutoApprove(db, user, input)));
  handle(app, 'POST /api/front/team/renewCode', ({ input, user }) => renewInviteCode(db, user, input.id, nowMs()));
  handle(app, 'POST /api/front/team/invite', ({ input, user }) => inviteByMobile(db, user, input, nowMs()));
  handle(app, 'GET /api/front/team/invitations', ({ input, user }) => listInvitations(db, user, input.id, nowMs()));
  handle(app, 'POST /api/front/team/withdrawInvitation', ({ input, user }) =>
    withoutData(withdrawInvitation(db, user, input.id, nowMs()))
  );
  handle(app, 'POST /api/front/team/setRole', ({ input, user }) => withoutData(setRole(db, user, input, nowMs())));
  handle(app, 'POST /api/front/team/remove', ({ input, user }) => withoutData(removeMember(db, user, input, nowMs())));
  handle(app, 'POST /api/front/team/requestTransfer', ({ input, user }) =>
    withoutData(requestTransfer(db, user, input, nowMs()))
  );
  handle(app, 'POST /api/front/team/answerTransfer', ({ input, user }) =>
    withoutData(answerTransfer(db, user, input, nowMs()))
  );
  handle(app, 'POST /api/front/team/withdrawTransfer', ({ input, user }) =>
    withoutData(withdrawTransfer(db, user, input.id, nowMs()))
  );
  handle(app, 'POST /api/front/team/leave', ({ input, user }) => withoutData(leaveTeam(db, user, input.id, nowMs())));
  handle(app, 'POST /api/front/team/dissolve', ({ input, user }) =>
    withoutData(dissolveCompany(db, user, input, nowMs()))
  );
}
