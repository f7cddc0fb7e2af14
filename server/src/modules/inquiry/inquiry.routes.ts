import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { inquiryRoom, inquiryStamp, listInquiries, listMessages } from './inquiry.service';
import { block, send, setRead } from './sending.service';

export function inquiryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  handle(app, 'GET /api/front/inquiry/room', ({ input, user }) => inquiryRoom(db, user, input));

  handle(app, 'GET /api/front/inquiry/messages', ({ input, user }) => listMessages(db, user, input));

  handle(app, 'GET /api/front/inquiry/list', ({ input, user }) => listInquiries(db, user, input));

  handle(app, 'GET /api/front/inquiry/stamp', ({ input, user }) => inquiryStamp(db, user, input.id));

  handle(app, 'POST /api/front/inquiry/send', ({ input, user }) => send(deps, user, input, deps.now().getTime()));

  handle(app, 'POST /api/front/inquiry/setRead', async ({ input, user }) => {
    await setRead(db, user, input.id);
    return null;
  });

  handle(app, 'POST /api/front/inquiry/block', async ({ input, user }) => {
    await block(db, user, input.id, input.on);
    return null;
  });
}
