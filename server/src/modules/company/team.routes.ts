import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import {
  decideRequest,
  inviteByMobile,
  listInvitations,
  listRequests,
  renewInviteCode,
  setAutoApprove,
  withdrawInvitation
} from './admission.service';
import { readProof } from './proof.service';
import { dissolveCompany, leaveTeam, listMembers, removeMember, setRole, teamInfo } from './team.service';
import { answerTransfer, requestTransfer, withdrawTransfer } from './transfer.service';

export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();
  const done = async (work: Promise<void>) => {
    await work;
    return null;
  };

  handle(app, 'GET /api/front/team/info', ({ input, user }) => teamInfo(db, user, input.id, nowMs()));
  handle(app, 'GET /api/front/team/members', ({ input, user }) => listMembers(db, user, input));
  handle(app, 'GET /api/front/team/requests', ({ input, user }) => listRequests(db, user, input.id));
  handle(app, 'GET /api/front/team/proof', ({ input, user }) => readProof(deps, user, input));
  handle(app, 'POST /api/front/team/decide', ({ input, user }) => done(decideRequest(db, user, input, nowMs())));
  handle(app, 'POST /api/front/team/autoApprove', ({ input, user }) => done(setAutoApprove(db, user, input)));
  handle(app, 'POST /api/front/team/renewCode', ({ input, user }) => renewInviteCode(db, user, input.id, nowMs()));
  handle(app, 'POST /api/front/team/invite', ({ input, user }) => inviteByMobile(db, user, input, nowMs()));
  handle(app, 'GET /api/front/team/invitations', ({ input, user }) => listInvitations(db, user, input.id, nowMs()));
  handle(app, 'POST /api/front/team/withdrawInvitation', ({ input, user }) =>
    done(withdrawInvitation(db, user, input.id, nowMs()))
  );
  handle(app, 'POST /api/front/team/setRole', ({ input, user }) => done(setRole(db, user, input, nowMs())));
  handle(app, 'POST /api/front/team/remove', ({ input, user }) => done(removeMember(db, user, input, nowMs())));
  handle(app, 'POST /api/front/team/requestTransfer', ({ input, user }) =>
    done(requestTransfer(db, user, input, nowMs()))
  );
  handle(app, 'POST /api/front/team/answerTransfer', ({ input, user }) =>
    done(answerTransfer(db, user, input, nowMs()))
  );
  handle(app, 'POST /api/front/team/withdrawTransfer', ({ input, user }) =>
    done(withdrawTransfer(db, user, input.id, nowMs()))
  );
  handle(app, 'POST /api/front/team/leave', ({ input, user }) => done(leaveTeam(db, user, input.id, nowMs())));
  handle(app, 'POST /api/front/team/dissolve', ({ input, user }) => done(dissolveCompany(db, user, input, nowMs())));
}
