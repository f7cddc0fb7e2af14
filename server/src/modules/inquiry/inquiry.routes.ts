import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getInquiryRoom, listInquiries, listMessages } from './inquiry.service';
import { markThreadRead, sendMessage, setBlocked } from './sendMessage.service';

export function inquiryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  handle(app, 'GET /api/front/inquiry/room', ({ input, user }) => getInquiryRoom(db, user, input));

  handle(app, 'GET /api/front/inquiry/messages', ({ input, user }) => listMessages(db, user, input));

  handle(app, 'GET /api/front/inquiry/list', ({ input, user }) => listInquiries(db, user, input));

  handle(app, 'POST /api/front/inquiry/send', ({ input, user }) =>
    sendMessage(deps, user, input, deps.now().getTime())
  );

  handle(app, 'POST /api/front/inquiry/setRead', async ({ input, user }) => {
    await markThreadRead(db, user, input.id);
    return null;
  });

  handle(app, 'POST /api/front/inquiry/block', async ({ input, user }) => {
    await setBlocked(db, user, input.id, input.on);
    return null;
  });
}
