import { call } from '@/request/call';
import { guestHistory } from '@/stores/guestHistory';

/** Loads an article; the server counts a view. */
export async function getNews(id: string) {
  const article = await call('GET /api/front/news/detail', { id });
  guestHistory.record('news', id, article.title);
  return article;
}

/** Sets or clears the user's like of an article. */
export const likeNews = (id: string, on: boolean) => call('POST /api/front/news/like', { id, on });

/** Adds an article to the user's favourites or removes it. */
export const favouriteNews = (id: string, on: boolean) => call('POST /api/front/news/favourite', { id, on });

/** Loads the reason why an article is unavailable and other articles to read; without an id the latest ones. */
export const getAlternatives = (id?: string) => call('GET /api/front/news/instead', id === undefined ? {} : { id });

/** Loads the content of an attachment. */
export const getAttachment = (id: string) => call('GET /api/front/news/attachment', { id });
