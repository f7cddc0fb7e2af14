import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { visitorKeyOf } from '../../http/visitorKey';
import { listFavourites } from './favourites.service';
import { favouriteNews, getAlternatives, getArticle, getAttachment, likeNews, listNews } from './news.service';
import { listOfflineNews } from './offlineNews.service';
import { ViewCounter } from './viewCounter';

export function newsRoutes(app: FastifyInstance, { db, now, secret }: Deps): void {
  const views = new ViewCounter(db, (error) => app.log.error({ err: error }, 'views could not be written'));
  app.addHook('onClose', () => views.flush());

  handle(app, 'GET /api/front/news/list', ({ input, user }) =>
    listNews(db, input, { member: user, isPersonalised: input.personalised !== false, nowMs: now().getTime() })
  );

  handle(app, 'GET /api/front/news/detail', ({ input, user, request }) =>
    getArticle(db, views, input.id, {
      member: user,
      key: user?.id ?? visitorKeyOf(secret, request),
      nowMs: now().getTime()
    })
  );

  handle(app, 'GET /api/front/news/offline', () => listOfflineNews(db, now().getTime()));

  handle(app, 'GET /api/front/news/instead', ({ input }) => getAlternatives(db, input.id, now().getTime()));

  handle(app, 'GET /api/front/news/attachment', ({ input }) => getAttachment(db, input.id, now().getTime()));

  handle(app, 'POST /api/front/news/like', ({ input, user }) => likeNews(db, user, input.id, input.on));

  handle(app, 'GET /api/front/news/favourites', ({ input, user }) => listFavourites(db, user, input, now().getTime()));

  handle(app, 'POST /api/front/news/favourite', ({ input, user }) => favouriteNews(db, user, input, now().getTime()));
}
