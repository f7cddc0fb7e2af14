import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import {
  listNotifications,
  markAllRead,
  markRead,
  mute,
  overview,
  removeNotification,
  restoreNotification,
  unreadCount
} from './message.service';

export function messageRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/front/message/getUnReadMsg', ({ user }) => unreadCount(db, user));

  handle(app, 'POST /api/front/message/myMsgList', ({ input, user }) => listNotifications(db, user, input));

  handle(app, 'GET /api/front/message/overview', ({ user }) => overview(db, user));

  handle(app, 'POST /api/front/message/setAllRead', async ({ input, user }) => {
    await markAllRead(db, user, input.kind, now().getTime());
    return null;
  });

  handle(app, 'POST /api/front/message/setRead/{id}', async ({ params, user }) => {
    await markRead(db, user, params.id, now().getTime());
    return null;
  });

  handle(app, 'POST /api/front/message/remove/{id}', async ({ params, user }) => {
    await removeNotification(db, user, params.id, now().getTime());
    return null;
  });

  handle(app, 'POST /api/front/message/restore/{id}', async ({ params, user }) => {
    await restoreNotification(db, user, params.id, now().getTime());
    return null;
  });

  handle(app, 'POST /api/front/message/mute', async ({ input, user }) => {
    await mute(db, user, input.kind, input.isMuted);
    return null;
  });
}
