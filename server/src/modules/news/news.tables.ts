import type { ColumnType, Generated } from 'kysely';
import type { AttachmentType, NewsCategory, NewsCopyright, NewsPicture } from '@contract/news';

export interface NewsArticleTable {
  id: string;
  category: NewsCategory;
  title: string;
  summary: string;
  covers: ColumnType<NewsPicture[], string | undefined, string>;
  cover_variety_id: string | null;
  source: string;
  author: Generated<string | null>;
  editor: string | null;
  copyright: Generated<NewsCopyright>;
  allow_share: Generated<boolean>;
  published_at_ms: number;
  /** Written by `publishing.service` only, which sanitises it. */
  body_html: string;
  variety_ids: string[];
  /** Names of places: 玉林. */
  regions: Generated<string[]>;
  status: 'published' | 'removed';
  /** SHA-256 of the file that the article came from; null for the demo data. */
  file_digest: Generated<string | null>;
  /** Both set exactly when it was taken down. */
  removed_at_ms: Generated<number | null>;
  removed_reason: Generated<string | null>;
}

/** Apart from the article: what changes with every reader must not rewrite the text. */
export interface NewsCounterTable {
  article_id: string;
  views: number;
  likes: number;
  /** How many people keep it. */
  favourites: Generated<number>;
}

export interface NewsAttachmentTable {
  id: string;
  article_id: string;
  /** From 0. */
  position: number;
  /** With its ending. */
  name: string;
  type: AttachmentType;
  content: Buffer;
}

/** Who has read what on which day; kept for two days, so that a reader counts once a day. */
export interface NewsViewTable {
  /** YYYY-MM-DD, Asia/Shanghai. */
  day: string;
  article_id: string;
  /** The id of a member, or the digest of a visitor's address and browser. */
  reader: string;
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
  news_attachment: NewsAttachmentTable;
  news_view: NewsViewTable;
  news_like: NewsLikeTable;
  news_favourite: NewsFavouriteTable;
}
