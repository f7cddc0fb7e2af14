import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { inviteContact, listInvitations, markInvitationSent, removeInvitation } from './contact.service';
import { getInviteSummary, listFriends } from './friend.service';
import { bindInviter, findUserByInviterCode, getInviterName } from './invite.service';
import { getInviteTexts, updateInviteTexts } from './inviteTexts.service';

export function inviteRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const nowMs = () => now().getTime();

  handle(app, 'POST /api/front/invite/setInvitationCode', async ({ input, user }) => {
    await bindInviter(db, user.id, input.inviterCode, nowMs());
    return null;
  });
  handle(app, 'POST /api/front/invite/getInviterName', async ({ input, user }) => ({
    name: await getInviterName(db, input.inviterCode, user, nowMs())
  }));
  handle(app, 'POST /api/member/user/getUserByInviterCode', ({ input, user }) =>
    findUserByInviterCode(db, user.id, input.inviterCode, nowMs())
  );

  handle(app, 'POST /api/front/invite/linkmanPageInfo', ({ input, user }) => listFriends(db, user, input));
  handle(app, 'GET /api/front/invite/summary', ({ user }) => getInviteSummary(db, user, now()));

  handle(app, 'POST /api/front/invite/contactList', ({ user }) => listInvitations(db, user, nowMs()));
  handle(app, 'POST /api/front/invite/contactCreate', ({ input, user }) => inviteContact(db, user, input, nowMs()));
  handle(app, 'POST /api/front/invite/contactSent/{id}', async ({ input, params, user }) => {
    await markInvitationSent(db, user, params.id, { channel: input.channel, nowMs: nowMs() });
    return null;
  });
  handle(app, 'POST /api/front/invite/contactRemove/{id}', async ({ params, user }) => {
    await removeInvitation(db, user, params.id);
    return null;
  });

  handle(app, 'GET /api/front/invite/words', ({ user }) => getInviteTexts(db, user));
  handle(app, 'POST /api/front/invite/words', ({ input, user }) => updateInviteTexts(deps, user, input, nowMs()));
}
