import type { FastifyInstance } from 'fastify';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { RecentVisits } from '../../http/recentVisits';
import { handleShared } from '../../http/sharedEndpoint';
import { visitorKeyOf } from '../../http/visitorKey';
import { listFavourites } from './favourites.service';
import {
  countVisit,
  favouriteNews,
  getAlternatives,
  getArticle,
  getAttachment,
  likeNews,
  listNews
} from './news.service';
import { listOfflineNews } from './offlineNews.service';
import { ViewCounter } from './viewCounter';

export function newsRoutes(app: FastifyInstance, { db, now, secret }: Deps): void {
  const visits = new RecentVisits();
  const views = new ViewCounter(db, (error) => app.log.error({ err: error }, 'views could not be written'));
  app.addHook('onClose', () => views.flush());

  handleShared(app, 'GET /api/front/news/list', {
    answer: ({ input, user }) =>
      listNews(db, input, { member: user, isPersonalised: input.personalised !== false, nowMs: now().getTime() })
  });

  handleShared(app, 'GET /api/front/news/detail', {
    answer: ({ input, user }) => getArticle(db, views, input.id, { member: user, nowMs: now().getTime() }),
    countVisit: ({ id }, request) => {
      const visit = { articleId: id, viewerKey: visitorKeyOf(secret, request), nowMs: now().getTime() };
      return visits.countOnce([id, visit.viewerKey, shanghaiDay(visit.nowMs)], () => countVisit(db, views, visit));
    }
  });

  handle(app, 'GET /api/front/news/offline', () => listOfflineNews(db, now().getTime()));

  handleShared(app, 'GET /api/front/news/instead', {
    answer: ({ input }) => getAlternatives(db, input.id, now().getTime())
  });

  handle(app, 'GET /api/front/news/attachment', ({ input }) => getAttachment(db, input.id, now().getTime()));

  handle(app, 'POST /api/front/news/like', ({ input, user }) => likeNews(db, user, input.id, input.on));

  handle(app, 'GET /api/front/news/favourites', ({ input, user }) => listFavourites(db, user, input, now().getTime()));

  handle(app, 'POST /api/front/news/favourite', ({ input, user }) => favouriteNews(db, user, input, now().getTime()));
}
