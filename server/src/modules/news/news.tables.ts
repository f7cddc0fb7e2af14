import type { NewsCategory } from '@contract/news';

export interface NewsArticleTable {
  id: string;
  category: NewsCategory;
  title: string;
  summary: string;
  cover_variety_id: string | null;
  source: string;
  editor: string | null;
  published_at_ms: number;
  /** Written by `publishArticles` only, which sanitises it. */
  body_html: string;
  variety_ids: string[];
  status: 'published' | 'removed';
}

/** Apart from the article: what changes with every reader must not rewrite the text. */
export interface NewsCounterTable {
  article_id: string;
  views: number;
  likes: number;
}

export interface NewsLikeTable {
  user_id: string;
  article_id: string;
}

export interface NewsFavouriteTable {
  user_id: string;
  article_id: string;
  marked_at_ms: number;
}

export interface NewsTables {
  news_article: NewsArticleTable;
  news_counter: NewsCounterTable;
  news_like: NewsLikeTable;
  news_favourite: NewsFavouriteTable;
}
