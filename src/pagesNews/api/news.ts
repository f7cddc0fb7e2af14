import { call } from '@/request/call';
import { guestHistory } from '@/stores/guestHistory';

/** An article to read; the server counts a view. */
export async function getNews(id: string) {
  const article = await call('GET /api/front/news/detail', { id });
  guestHistory.record('news', id, article.title);
  return article;
}

/** Likes an article or takes it back. */
export const likeNews = (id: string, on: boolean) => call('POST /api/front/news/like', { id, on });

/** Keeps an article among the person's favourites or takes it out. */
export const favouriteNews = (id: string, on: boolean) => call('POST /api/front/news/favourite', { id, on });

/** Why an article cannot be read, and what else there is to read; without an id the latest. */
export const getAlternatives = (id?: string) => call('GET /api/front/news/instead', id === undefined ? {} : { id });

/** The content of an attachment. */
export const getAttachment = (id: string) => call('GET /api/front/news/attachment', { id });
