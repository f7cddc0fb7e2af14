import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { bindInviter, inviterName } from './invite.service';

export function inviteRoutes(app: FastifyInstance, { db }: Deps): void {
  handle(app, 'POST /api/front/invite/setInvitationCode', async ({ input, user }) => {
    await bindInviter(db, user.id, input.inviterCode);
    return null;
  });

  handle(app, 'POST /api/front/invite/getInviterName', async ({ input }) => ({
    name: await inviterName(db, input.inviterCode)
  }));
}
